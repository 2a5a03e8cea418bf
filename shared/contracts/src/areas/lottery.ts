import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { limitRequest, listOf, numberedPage, pageRequest } from '../http/pages';
import {
  FRAME_PLAY_TYPES,
  FRAME_PRIZE_MODES,
  LOTTERY_MENU_PATH,
  RECENT_LOTTERIES_PATH,
} from '../values/lottery';
import { RoundRefusal } from '../values/roundRefusal';
import { Day, ExpirationTime, Id, Instant, LanguageParameter, Money, Text, Url } from '../values/values';
import { GameType } from './games';

/*
 * Lotteries: lists, draws, the frame and its orders (docs/calls.md, "Lottery").
 */

export const FramePrizeMode = z.enum(FRAME_PRIZE_MODES);
export const FramePlayType = z.enum(FRAME_PLAY_TYPES);

/** A prize mode as somebody else spells it. */
const AnyCasePrizeMode = z.pipe(z.string().check(z.maxLength(16), z.toUpperCase()), FramePrizeMode);

/** Order and bet status. */
export const ORDER_STATUSES = ['PENDING', 'WON', 'LOST', 'CANCELLED', 'REFUNDED'] as const;
export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const LotteryGame = z.object({
  gameId: Id,
  gameCode: Id,
  gameName: Text,
  iconUrl: Url,
  vassalage: Id,
  gameType: GameType,
  lottoMode: Text,
  /** The draw that is open for orders, and when it closes. */
  numero: Id,
  closesAt: Instant,
  hot: z.boolean(),
  /** Its place in the catalogue: what recent games are noted by. */
  nodeId: z.optional(Id),
  /** Seconds from draw to draw. */
  drawEvery: z.optional(z.int().check(z.gte(1))),
});
export type LotteryGame = z.infer<typeof LotteryGame>;

/** A draw that has been held; `result` holds its numbers in the order drawn. */
export const Draw = z.object({
  gameId: Id,
  gameName: Text,
  numero: Id,
  openedAt: Instant,
  result: z.array(z.string().check(z.regex(/^\d{1,2}$/))),
});
export type Draw = z.infer<typeof Draw>;

const Play = z.string().check(z.regex(/^[a-z0-9]{1,16}$/));
/** Numbers of a bet: digits, by position where the play has positions (`12,5`). */
const Content = z.string().check(z.regex(/^[0-9,]{1,40}$|^[a-z]{1,8}(,[a-z]{1,8})?$/));

export const Suborder = z.object({
  suborderId: Id,
  play: Play,
  /** The play in words. */
  playName: z.optional(Text),
  content: Content,
  times: z.optional(z.int()),
  unit: z.optional(Money),
  /** The stake; a cancelled suborder keeps it. */
  bet: Money,
  win: Money,
  status: OrderStatus,
});
export type Suborder = z.infer<typeof Suborder>;

export const Order = z.object({
  orderId: Id,
  gameId: Id,
  gameName: Text,
  numero: Id,
  at: Instant,
  /** What is staked: the suborders that are not cancelled. */
  bet: Money,
  /** The part of the stake that counts: none of it before the order is settled. */
  valid: z.optional(Money),
  win: Money,
  /** What the order has brought: `win` less `valid`. Below zero is a loss. An older platform does not say it. */
  net: z.optional(Money),
  /** CANCELLED when every suborder is. */
  status: OrderStatus,
  suborders: z.optional(z.array(Suborder)),
  iconUrl: z.optional(Url),
  /** Suborders can be cancelled until then, as long as the order is pending. */
  closesAt: z.optional(Instant),
  /** The numbers drawn, once they are. */
  result: z.optional(Draw.shape.result),
});
export type Order = z.infer<typeof Order>;

const language = LanguageParameter;
const Menu = z.object({
  list: z.array(z.object({ group: Id, name: Text, games: z.array(LotteryGame) })),
});
export type LotteryMenu = z.infer<typeof Menu>;

export const popularLotteries = endpoint({
  method: 'GET',
  path: '/lgw/games/popular',
  module: 'COMM3',
  who: 'public',
  request: z.object({ ...limitRequest, language }),
  value: listOf(LotteryGame),
  cached: true,
});

export const lotteryList = endpoint({
  method: 'GET',
  path: '/lgw/games/mobile',
  module: 'COMM3',
  who: 'public',
  request: z.object({ language, gameType: z.enum(['LOTT', 'ELOTT']) }),
  value: listOf(LotteryGame),
  cached: true,
});

export const lotteryMenu = endpoint({
  method: 'GET',
  path: LOTTERY_MENU_PATH,
  module: 'COMM3',
  who: 'public',
  request: z.object({ language }),
  value: Menu,
  cached: true,
});

export const vietnamMenu = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  module: 'COMM3',
  who: 'public',
  request: z.object({ language }),
  value: Menu,
  cached: true,
});

/** Lotteries that the member has played, newest first. */
export const recentLotteries = endpoint({
  method: 'GET',
  path: RECENT_LOTTERIES_PATH,
  module: 'COMM3',
  who: 'session',
  request: z.object({ language }),
  value: listOf(LotteryGame),
});

/** Draws held of one game, newest first; without a game the last draw of each, newest first. */
export const openedDraws = endpoint({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  module: 'COMM3',
  who: 'public',
  request: z.object({ ...limitRequest, gameId: z.optional(Id), language: z.optional(language) }),
  value: listOf(Draw),
});

export const vietnamOpenedDraws = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  module: 'COMM3',
  who: 'public',
  request: z.object({ ...limitRequest, gameId: Id, language: z.optional(language) }),
  value: listOf(Draw),
});

/** A token that opens the lottery frame once, within 60 s. */
export const launchLottery = endpoint({
  method: 'POST',
  path: '/wps/game/launchToken',
  module: 'COMM3',
  who: 'session',
  request: z.object({ gameId: Id, playType: FramePlayType, prize_mode: AnyCasePrizeMode }),
  value: z.object({ launchToken: z.string(), expirationTime: ExpirationTime }),
});

/** Bets of one order; more are another order. */
export const MAX_BETS_OF_ORDER = 50;
/** How many times the unit a bet may stake. */
export const MAX_TIMES = 10_000;

export const OrderRequest = z.object({
  gameId: Id,
  numero: Id,
  bets: z
    .array(
      z.object({
        play: Play,
        content: Content,
        times: z.int().check(z.gte(1), z.lte(MAX_TIMES)),
        unit: Money,
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_BETS_OF_ORDER)),
});
export type OrderRequest = z.output<typeof OrderRequest>;

export const placeOrder = endpoint({
  method: 'POST',
  path: '/lgw/orders',
  module: 'COMM3',
  who: 'frame',
  request: OrderRequest,
  value: Order,
  idempotent: true,
});

/** Sums over all orders that the filter leaves. `net` is `win` less `valid`: what play has brought. */
export const OrderFooter = z.object({
  bet: Money,
  valid: z.optional(Money),
  win: Money,
  net: z.optional(Money),
});
export type OrderFooter = z.infer<typeof OrderFooter>;

/** The caller's orders of a range of days, newest first; `footer` sums them over all pages. */
export const orders = endpoint({
  method: 'GET',
  path: '/lgw/orders',
  module: 'TRANSBETREPMEM3',
  who: 'session',
  request: z.object({
    ...pageRequest,
    startDate: Day,
    endDate: Day,
    gameId: z.optional(Id),
    status: z.optional(OrderStatus),
    language: z.optional(language),
  }),
  value: numberedPage(Order, OrderFooter),
  whileClosed: true,
});

export const orderDetail = endpoint({
  method: 'GET',
  path: '/lgw/orders/detail',
  module: 'TRANSBETREPMEM3',
  who: 'session',
  request: z.object({ orderId: Id, language: z.optional(language) }),
  value: Order,
  whileClosed: true,
});

export const CancelRequest = z.object({
  orderId: Id,
  suborderIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_BETS_OF_ORDER)),
});
export type CancelRequest = z.output<typeof CancelRequest>;

/** Takes suborders back while the draw is open; all of them or none. */
export const cancelSuborders = endpoint({
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  module: 'TRANSBETREPMEM3',
  who: 'session',
  request: CancelRequest,
  value: z.object({ cancelled: z.array(Id), refunded: Money }),
  idempotent: true,
  whileClosed: true,
});

/** Where a platform has the frame, unless its status says otherwise. */
export const LOTTERY_FRAME_FOLDER = '/m/lotto-h5';

/** Segments of the frame's address: `/m/lotto-h5/{mui}/{playType}/games/{gameId}`. */
export const lotteryFramePath = (
  mui: string,
  playType: z.infer<typeof FramePlayType>,
  gameId: string,
): string => `/${mui}/${playType}/games/${gameId}`;

/** What the frame says to the page around it. */
export const FrameMessage = z.discriminatedUnion('type', [
  /** The launch token was used or old: another one, please. */
  z.object({ type: z.literal('lottery.launchToken.wanted') }),
  /** The game shows, or says why it cannot be played: the wait for it is over. */
  z.object({ type: z.literal('lottery.ready') }),
  /** An order was placed or taken back: balances differ. */
  z.object({ type: z.literal('lottery.balance.changed') }),
  /** The site's session is over. */
  z.object({ type: z.literal('lottery.session.ended') }),
  /** An order is on its way: the site comes in between only after it. */
  z.object({ type: z.literal('lottery.cycle.started') }),
  z.object({ type: z.literal('lottery.cycle.ended') }),
  /** An order was refused, and the site says why. */
  z.object({ type: z.literal('lottery.refused'), code: RoundRefusal }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;

/** What the page around the frame answers: a renewed launch token. */
export const LaunchTokenMessage = z.object({
  type: z.literal('lottery.launchToken'),
  launchToken: z.string(),
});
export type LaunchTokenMessage = z.infer<typeof LaunchTokenMessage>;
