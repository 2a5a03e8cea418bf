import type { ContractTerm } from '@site/contracts/areas/agentContracts';
import type { contractProgress, contracts } from '../../../areas/agent/contracts/tables';
import { contentId, type SeedContext } from '../context';
import { AGENT, accountId } from '../people/accounts';
import { LEADING_WINNERS } from '../people/names';
import { lastPeriods } from './periods';

type NewContract = typeof contracts.$inferInsert;

/** So many days of salary are there. */
export const SALARY_DAYS = 6;

export const [OFFERED, SALARIED, PIMCHAN, TWINSTAR] = LEADING_WINNERS;

/** Who has a dividend contract of the agent's. */
export const SHARING = [SALARIED, PIMCHAN, TWINSTAR] as const;

const step = (turnover: string, activeMembers: number, rate: string): ContractTerm => ({
  turnover,
  activeMembers,
  rate,
});

const OWN_DAILY = [step('2000.00', 10, '0.30'), step('4500.00', 30, '0.50'), step('20000.00', 60, '0.80')];
const OWN_DAILY_NEXT = [
  step('2000.00', 10, '0.40'),
  step('5000.00', 30, '0.60'),
  step('25000.00', 60, '1.00'),
];
const GIVEN_DAILY = [step('200.00', 2, '0.20'), step('400.00', 5, '0.40')];
const GIVEN_HOURLY = [step('200.00', 2, '0.04'), step('800.00', 5, '0.07')];
const OWN_DIVIDEND = [
  step('50000.00', 20, '5.00'),
  step('100000.00', 40, '8.00'),
  step('200000.00', 60, '10.00'),
];
const GIVEN_DIVIDEND = [step('10000.00', 3, '4.00'), step('40000.00', 6, '5.00')];

export const OWN_DAILY_ID = 'contract-own-daily';
export const OWN_DIVIDEND_ID = 'contract-own-dividend';
export const GIVEN_DAILY_ID = 'contract-2';
export const dividendContract = (receiver: string) => `contract-dividend-${receiver}`;

/** Contracts of the agent with the house and with direct downlines: signed ones, and some that wait. */
export function newContracts(context: SeedContext): NewContract[] {
  const [earliest] = lastPeriods(context);
  const salariesFrom = context.onDay(SALARY_DAYS, 0);
  const ofHouse = { fromAccountId: null, toAccountId: accountId(context, AGENT) };
  const to = (receiver: string) => ({
    fromAccountId: accountId(context, AGENT),
    toAccountId: accountId(context, receiver),
  });
  const signed = (startsAt: Date) => ({
    status: 'ACTIVE' as const,
    createdAt: new Date(startsAt.getTime() - 20 * 60 * 60_000),
    decidedAt: new Date(startsAt.getTime() - 9 * 60 * 60_000),
    startsAt,
  });
  const waits = (daysAgo: number) => ({ status: 'PENDING' as const, createdAt: context.onDay(daysAgo, 0.5) });
  const rows: (Omit<NewContract, 'id'> & { name: string })[] = [
    { name: OWN_DAILY_ID, kind: 'DAILY', ...ofHouse, ...signed(salariesFrom), terms: OWN_DAILY },
    { name: 'contract-to-sign', kind: 'DAILY', ...ofHouse, ...waits(1), terms: OWN_DAILY_NEXT },
    {
      name: OWN_DIVIDEND_ID,
      kind: 'DIVIDEND',
      ...ofHouse,
      ...signed(earliest.startsAt),
      terms: OWN_DIVIDEND,
    },
    { name: 'contract-1', kind: 'DAILY', ...to(OFFERED), ...waits(2), terms: GIVEN_DAILY },
    { name: GIVEN_DAILY_ID, kind: 'DAILY', ...to(SALARIED), ...signed(salariesFrom), terms: GIVEN_DAILY },
    { name: 'contract-hourly', kind: 'HOURLY', ...to(TWINSTAR), ...waits(3), terms: GIVEN_HOURLY },
    ...SHARING.map((receiver) => ({
      name: dividendContract(receiver),
      kind: 'DIVIDEND' as const,
      ...to(receiver),
      ...signed(earliest.startsAt),
      terms: GIVEN_DIVIDEND,
    })),
  ];
  return rows.map(({ name, ...row }) => ({ ...row, id: contentId(context, name) }));
}

/** All that is over is summed up. */
export function newProgress(context: SeedContext): (typeof contractProgress.$inferInsert)[] {
  const { merchant } = context;
  const [, last] = lastPeriods(context);
  return [
    { merchant, kind: 'DAILY', until: context.onDay(0, 0) },
    { merchant, kind: 'DIVIDEND', until: last.endsAt },
  ];
}
