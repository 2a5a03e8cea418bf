import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { numberedPage, pageRequest } from '../http/pages';
import { Day, Id, Money, Nothing, Username } from '../values/values';
import { PaymentPassword } from './bankCards';
import { Rate } from './rebates';

/** RUNNING until its last day is over; NONE where nothing is owed. */
export const DividendStatus = z.enum(['RUNNING', 'DUE', 'PAID', 'NONE']);
export type DividendStatus = z.infer<typeof DividendStatus>;

/** What a period brings an agent: a share of what the team's play has brought the house. */
export const Dividend = z.object({
  /** The days from 1 to 15, or from 16 to the month's last. */
  period: Id,
  startDate: Day,
  endDate: Day,
  /** Stakes less wins and what was given back. Negative where the team has won. */
  teamProfit: Money,
  /** Of the step that is reached; 0.00 without one, or without a contract. */
  rate: Rate,
  amount: Money,
  status: DividendStatus,
});
export type Dividend = z.infer<typeof Dividend>;

/** The running period of the caller. */
export const currentDividend = endpoint({
  method: 'GET',
  path: '/wps/agent/dividends/current',
  module: 'AGEDIVIDEND3',
  who: 'agent',
  request: Nothing,
  value: Dividend,
});

/** What direct downlines with a dividend contract have to get from the caller. */
export const DownlineDividend = z.object({
  account: Username,
  teamProfit: Money,
  rate: Rate,
  amount: Money,
  status: DividendStatus,
});
export type DownlineDividend = z.infer<typeof DownlineDividend>;

/** A period, the last one that is over without `period`. */
export const dividendInfo = endpoint({
  method: 'GET',
  path: '/wps/agent/dividends/info',
  module: 'AGEDIVIDEND3',
  who: 'agent',
  request: z.object({ period: z.optional(Id) }),
  value: z.extend(Dividend, {
    downlines: z.array(DownlineDividend),
    hasPaymentPassword: z.boolean(),
  }),
});

/** Periods that are over, the newest first. */
export const dividendHistory = endpoint({
  method: 'GET',
  path: '/wps/agent/dividends/history',
  module: 'AGEDIVIDEND3',
  who: 'agent',
  request: z.object(pageRequest),
  value: numberedPage(Dividend, z.object({})),
});

/** At once; each name once. */
export const PAYOUT_MOST = 100;
const accounts = z.array(Username).check(z.minLength(1), z.maxLength(PAYOUT_MOST));

/** What a payout comes to, and what the caller keeps. Refuses what paying would refuse, the payment password aside. */
export const dividendQuote = endpoint({
  method: 'POST',
  path: '/wps/agent/dividends/quote',
  module: 'AGEDIVIDEND3',
  who: 'agent',
  request: z.object({ period: Id, accounts }),
  value: z.object({ total: Money, kept: Money }),
});

/** Pays the downlines that are named from the caller's wallet, all or none. */
export const payDividends = endpoint({
  method: 'POST',
  path: '/wps/agent/dividends/payout',
  module: 'AGEDIVIDEND3',
  who: 'agent',
  request: z.object({ period: Id, accounts, paymentPassword: PaymentPassword }),
  value: z.object({
    paid: z.array(z.object({ account: Username, amount: Money, orderNo: Id })),
    total: Money,
    sumBalance: Money,
  }),
  idempotent: true,
  secrets: ['paymentPassword'],
});
