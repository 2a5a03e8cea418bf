import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { numberedPage, pageRequest } from '../http/pages';
import { AccountType, Day, Instant, Money, Text, Username } from '../values/values';
import { teamPageRequest } from './agent';
import { GameType } from './games';
import { GivenRates } from './rebates';

const count = z.int().check(z.gte(0));

/**
 * Whose figures: the caller's own team without it, or an account of that team, which has a row of its own (`own`) before
 * those of its direct downlines. A row of a downline has all that is below it, too.
 */
const ofAccount = z.optional(Username);

/** From the caller to the account that is shown, by name. */
const path = z.array(Username);

export const PnlRow = z.object({
  account: Username,
  /** The account that was asked for, without those below it. */
  own: z.optional(z.literal(true)),
  /** How many are below it, at any depth. */
  members: count,
  deposit: Money,
  withdraw: Money,
  /** Stakes, less those that were given back. */
  bet: Money,
  win: Money,
  rebate: Money,
  bonus: Money,
  /** Rebate and bonus. */
  given: Money,
  /** Wins less bets, with rebate and bonus: what the members have gained, negative when they have lost. */
  profit: Money,
});
export type PnlRow = z.infer<typeof PnlRow>;

/** KPI B: a team's profit and loss, person by person: the greatest profit or loss first. */
export const teamProfit = endpoint({
  method: 'GET',
  path: '/wps/agent/kpi/B',
  module: 'AGETEAMPNL3',
  who: 'agent',
  request: z.object({ ...teamPageRequest, account: ofAccount }),
  value: z.object({
    list: z.array(PnlRow),
    footer: PnlRow,
    totalPages: z.int(),
    path,
    /** Each day of the range, from the first on. */
    byDay: z.array(z.object({ date: Day, profit: Money })),
  }),
});

export const BetRow = z.object({
  account: Username,
  own: z.optional(z.literal(true)),
  members: count,
  /** Left out of the footer over all categories. */
  gameCategory: z.optional(GameType),
  bets: count,
  bet: Money,
  /** Stakes whose outcome is known. */
  valid: Money,
  win: Money,
});
export type BetRow = z.infer<typeof BetRow>;

/** KPI C: a team's bets by person and category, the greatest stake first. Bets belong to the day that they were placed on. */
export const teamBets = endpoint({
  method: 'GET',
  path: '/wps/agent/kpi/C',
  module: 'TEAMBETTING3',
  who: 'agent',
  request: z.object({ ...teamPageRequest, account: ofAccount, gameCategory: z.optional(GameType) }),
  value: z.object({
    list: z.array(BetRow),
    footer: BetRow,
    totalPages: z.int(),
    path,
    /** Over everybody who is shown, the greatest stake first. */
    byCategory: z.array(z.object({ gameCategory: GameType, bet: Money })),
    byDay: z.array(z.object({ date: Day, bet: Money, win: Money })),
  }),
});

/** Someone below an agent. */
export const Downline = z.object({
  account: Username,
  nickname: Text,
  type: AccountType,
  /** How far below the caller; 1 is a direct downline. */
  level: z.int().check(z.gte(1)),
  /** How many are below it, at any depth. */
  members: count,
  /** Of all its wallets. */
  balance: Money,
  /** Of those whom the caller gives rates to: its direct downlines. */
  rebates: z.optional(GivenRates),
  online: z.boolean(),
  registeredAt: Instant,
  lastLoginAt: z.optional(Instant),
});
export type Downline = z.infer<typeof Downline>;

/** The direct downlines of an account of the team, or the caller's own, by name. */
export const subordinates = endpoint({
  method: 'GET',
  path: '/wps/agent/subordinates',
  module: 'DOWNMAN',
  who: 'agent',
  request: z.object({ ...pageRequest, account: ofAccount }),
  value: z.object({ ...numberedPage(Downline, z.object({})).shape, path }),
});

/** The whole team, at any depth, by name. */
export const downlines = endpoint({
  method: 'GET',
  path: '/wps/agent/downlines',
  module: 'DOWNMAN',
  who: 'agent',
  request: z.object({
    ...pageRequest,
    /** A part of a name or a nickname, whatever its case. */
    search: z.optional(z.string().check(z.maxLength(64))),
    online: z.optional(z.enum(['0', '1'])),
    kind: z.optional(z.enum(['AGENT', 'MEMBER'])),
  }),
  value: numberedPage(Downline, z.object({})),
});
