import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Day, Money } from '../values/values';
import { LimitKind } from './care';

/*
 * What play has cost, by day (docs/calls.md, "Responsible play").
 */

const count = z.int().check(z.gte(0));

/** Longest range of a statement, in days. */
export const STATEMENT_DAYS = 366;

const statementFigures = {
  deposit: Money,
  withdraw: Money,
  staked: Money,
  won: Money,
  net: Money,
  minutes: count,
  bets: count,
};
export const StatementDay = z.object({ date: Day, ...statementFigures, reached: z.array(LimitKind) });
export type StatementDay = z.infer<typeof StatementDay>;
export const StatementSum = z.object(statementFigures);
export type StatementSum = z.infer<typeof StatementSum>;

/**
 * Days without movement are left out. `won` is what the bets of the day have paid or given back, whenever they did; `net` is
 * that less `staked`. Net deposit: paid in less paid out, with its sign.
 */
export const statement = endpoint({
  method: 'GET',
  path: '/wps/care/statement',
  module: 'COMM3',
  who: 'member',
  request: z.object({ startDate: Day, endDate: Day }),
  value: z.object({
    list: z.array(StatementDay),
    footer: StatementSum,
    netDeposit: z.object({ days30: Money, months12: Money, all: Money }),
  }),
  whileClosed: true,
});
