import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { AccountType, Day, Money, Username } from '../values/values';
import { teamPageRequest } from './agent';
import { GameType } from './games';

/** Per cent as a decimal string with exactly two decimals, under 100. Never a float. */
export const Rate = z.string().check(z.regex(/^(0|[1-9]\d?)\.\d{2}$/));

/** What an account earns of its own bets in a category. */
export const GivenRate = z.object({ gameType: GameType, rate: Rate });
export type GivenRate = z.infer<typeof GivenRate>;

/** Each category once. */
export const GivenRates = z.array(GivenRate).check(
  z.maxLength(GameType.options.length),
  z.refine((rates) => new Set(rates.map(({ gameType }) => gameType)).size === rates.length),
);

/** A rate with what it may become: from the most that the account has given on, to what the agent above has. */
export const Rebate = z.object({ gameType: GameType, rate: Rate, min: Rate, max: Rate });
export type Rebate = z.infer<typeof Rebate>;

/** In `value` of `rebate.out.of.range`: the first rate that cannot be given, and between what it has to be. */
export const RebateBounds = z.object({ gameType: GameType, min: Rate, max: Rate });
export type RebateBounds = z.infer<typeof RebateBounds>;

const AccountRebates = z.object({
  account: Username,
  type: AccountType,
  /** Of every category in which the agent above has a rate. */
  rebates: z.array(Rebate),
});
export type AccountRebates = z.infer<typeof AccountRebates>;

/**
 * The rates of a direct downline; without `account` the caller's own, which nobody below changes: `max` is the rate itself,
 * and says nothing of the agent above.
 */
export const rebatesOfDownline = endpoint({
  method: 'GET',
  path: '/wps/agent/rebates',
  module: 'GAMSER',
  who: 'agent',
  request: z.object({ account: z.optional(Username) }),
  value: AccountRebates,
});

/**
 * Sets rates of a direct downline, all or none; those that are left out stay. They count from the next bet. Refused where
 * no place of a quota is left for the highest of them (agentAccounts.ts).
 */
export const updateDownlineRebates = endpoint({
  method: 'POST',
  path: '/wps/agent/updateDownlineRebates',
  module: 'GAMSER',
  who: 'agent',
  request: z.object({ account: Username, rebates: GivenRates.check(z.minLength(1)) }),
  value: AccountRebates,
});

export const RebateIncomeRow = z.object({
  /** On which the outcomes of the bets were known. */
  date: Day,
  /** The direct downline whose bets, and those of everybody below, brought it. Masked where it has left the team. */
  account: Username,
  gameType: GameType,
  /** Stakes that count. */
  betAmount: Money,
  /** What the caller has above the downline. */
  rate: Rate,
  income: Money,
});
export type RebateIncomeRow = z.infer<typeof RebateIncomeRow>;

/** What the caller has earned of the team's bets: each day is booked on the next morning. The newest day first. */
export const rebateIncome = endpoint({
  method: 'GET',
  path: '/wps/agent/rebateIncome',
  module: 'AGEREBINC3',
  who: 'agent',
  request: z.object({ ...teamPageRequest, account: z.optional(Username) }),
  value: z.object({
    list: z.array(RebateIncomeRow),
    /** Over the whole range. */
    footer: z.object({ income: Money }),
    totalPages: z.int(),
    /** Each day of the range, from the first on. */
    byDay: z.array(z.object({ date: Day, income: Money })),
  }),
});
