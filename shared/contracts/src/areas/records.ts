import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { numberedPage, pageRequest } from '../http/pages';
import { Day, Id, Instant, LanguageParameter, Money, Text } from '../values/values';
import { Game, GameType } from './games';
import { OrderStatus } from './lottery';

/** Sizes of a page: of the list, and of the export, which wants all of them. */
export const RECORDS_PAGE_SIZE = { list: 25, export: 100 } as const;

export const BetRecord = z.object({
  id: Id,
  at: Instant,
  /** Code of the vendor. */
  vendor: Id,
  /** Name of the vendor, for people. */
  vendorName: z.optional(Text),
  gameCategory: GameType,
  gameName: Text,
  bet: Money,
  /** The part of the stake that counts: none of it before the bet is settled, or when it is given back. */
  valid: Money,
  win: Money,
  /** What the bet has brought: `win` less `valid`. Below zero is a loss. An older platform does not say it. */
  net: z.optional(Money),
  status: OrderStatus,
  /** The game, as long as the merchant offers it: what a press on "play again" opens. */
  game: z.optional(Game),
});
export type BetRecord = z.infer<typeof BetRecord>;

/** Sums over all that the filter leaves, whatever the page. `net` is `win` less `valid`: what play has brought. */
export const BetFooter = z.object({ bet: Money, valid: Money, win: Money, net: z.optional(Money) });
export type BetFooter = z.infer<typeof BetFooter>;

/** The caller's bets of a range of days, newest first; of a trial, those with play money. */
export const betRecords = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_thirdPartyRecords',
  module: 'TRANSBETREPMEM3',
  who: 'session',
  request: z.object({
    ...pageRequest,
    gameCategory: z.optional(GameType),
    vendor: z.optional(Id),
    startDate: Day,
    endDate: Day,
    language: z.optional(LanguageParameter),
  }),
  value: numberedPage(BetRecord, BetFooter),
  whileClosed: true,
});
