import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { AmountFooter, listOf, numberedPage, pageRequest } from '../http/pages';
import { Day, Id, Instant, Money, Username } from '../values/values';
import { teamPageRequest } from './agent';
import { Rate } from './rebates';

/** Salary for each day, salary for each hour, a share of a period's profit. */
export const ContractKind = z.enum(['DAILY', 'HOURLY', 'DIVIDEND']);
export type ContractKind = z.infer<typeof ContractKind>;

const SalaryKind = z.enum(['DAILY', 'HOURLY']);

/** PENDING until the receiver signs or refuses; ENDED when another one took its place, or its days were over. */
export const ContractStatus = z.enum(['PENDING', 'ACTIVE', 'REJECTED', 'ENDED']);
export type ContractStatus = z.infer<typeof ContractStatus>;

/** One step: whoever reaches both figures earns the rate of them. The highest step that is reached counts. */
export const ContractTerm = z.object({
  /** Of a dividend contract: what the team's play has brought the house, stakes less wins and what was given back. */
  turnover: Money,
  activeMembers: z.int().check(z.gte(0), z.lte(1_000_000)),
  rate: Rate,
});
export type ContractTerm = z.infer<typeof ContractTerm>;

/** How many steps a contract may have. */
export const TERMS_MOST = 10;

/** Turnover and rate rise from step to step, and active members do not fall. */
export const ContractTerms = z.array(ContractTerm).check(z.minLength(1), z.maxLength(TERMS_MOST));
export type ContractTerms = z.infer<typeof ContractTerms>;

/** What `contract.terms.invalid` tells: the step that is refused, from 1. */
export const RefusedTerms = z.object({ step: z.int().check(z.gte(1), z.lte(TERMS_MOST)) });

export const Contract = z.object({
  id: Id,
  kind: ContractKind,
  /** Who pays by it; left out where the house does. */
  from: z.optional(Username),
  to: Username,
  terms: ContractTerms,
  status: ContractStatus,
  createdAt: Instant,
  /** When it was signed or refused. */
  decidedAt: z.optional(Instant),
  /** Counts from the day after it was signed on. */
  startsAt: z.optional(Instant),
  endsAt: z.optional(Instant),
});
export type Contract = z.infer<typeof Contract>;

const CONTRACT_ACTIONS = ['ACCEPT', 'REJECT'] as const;
const decision = z.object({ id: Id, action: z.enum(CONTRACT_ACTIONS) });

/** Those that wait: for the caller to sign, or for a downline who was offered one. */
export const salaryRequests = endpoint({
  method: 'GET',
  path: '/wps/agent/contract/salary/request',
  module: 'COMM3',
  who: 'agent',
  request: z.object({ kind: SalaryKind }),
  value: listOf(Contract),
});

/** Offers a contract to a direct downline who is an agent; one that waits is replaced by it. */
export const offerSalary = endpoint({
  method: 'POST',
  path: '/wps/agent/contract/salary/apply',
  module: 'COMM3',
  who: 'agent',
  request: z.object({ account: Username, kind: SalaryKind, terms: ContractTerms }),
  value: Contract,
});

/** Signs or refuses a contract that waits for the caller. Signed again the same way, it is answered as it stands. */
export const decideSalary = endpoint({
  method: 'POST',
  path: '/wps/agent/contract/salary/process',
  module: 'COMM3',
  who: 'agent',
  request: decision,
  value: Contract,
});

/** Contracts of a kind, also the dividend's, that the caller has with the agent above (`mine`) or with downlines. */
export const contractHistory = endpoint({
  method: 'GET',
  path: '/wps/agent/contract/salary/history',
  module: 'COMM3',
  who: 'agent',
  request: z.object({
    ...pageRequest,
    kind: z.optional(ContractKind),
    status: z.optional(ContractStatus),
    side: z.optional(z.enum(['mine', 'given'])),
  }),
  value: numberedPage(Contract, z.object({})),
});

export const dividendRequests = endpoint({
  method: 'GET',
  path: '/wps/agent/contract/dividend/request',
  module: 'COMM3',
  who: 'agent',
  request: z.object({}),
  value: listOf(Contract),
});

export const offerDividend = endpoint({
  method: 'POST',
  path: '/wps/agent/contract/dividend/apply',
  module: 'COMM3',
  who: 'agent',
  request: z.object({ account: Username, terms: ContractTerms }),
  value: Contract,
});

export const decideDividend = endpoint({
  method: 'POST',
  path: '/wps/agent/contract/dividend/process',
  module: 'COMM3',
  who: 'agent',
  request: decision,
  value: Contract,
});

/** DUE: who pays has not enough yet. NONE: no step was reached. */
export const SalaryStatus = z.enum(['PAID', 'DUE', 'NONE']);
export type SalaryStatus = z.infer<typeof SalaryStatus>;

export const SalaryRow = z.object({
  date: Day,
  /** Of an hourly salary: the hour that it is for, of the merchant's day. */
  hour: z.optional(z.int().check(z.gte(0), z.lte(23))),
  /** Who earns it: the caller, or a downline whom the caller pays. */
  account: Username,
  kind: SalaryKind,
  turnover: Money,
  activeMembers: z.int(),
  amount: Money,
  status: SalaryStatus,
});
export type SalaryRow = z.infer<typeof SalaryRow>;

/** What salary contracts brought, the newest first: to the caller, or with `account` to a direct downline. */
export const dailySalary = endpoint({
  method: 'GET',
  path: '/wps/agent/dailySalary',
  module: 'COMM3',
  who: 'agent',
  request: z.object({
    ...teamPageRequest,
    account: z.optional(Username),
    kind: z.optional(SalaryKind),
  }),
  value: z.object({
    list: z.array(SalaryRow),
    /** What was paid over the whole range. */
    footer: AmountFooter,
    totalPages: z.int(),
    /** Where the caller stands in the day or hour that runs; `step` counts from 1, 0 is none. */
    today: z.optional(
      z.array(z.object({ kind: SalaryKind, turnover: Money, activeMembers: z.int(), step: z.int() })),
    ),
  }),
});
