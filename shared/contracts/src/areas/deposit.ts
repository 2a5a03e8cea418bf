import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf, orderPages } from '../http/pages';
import { Id, Instant, LanguageParameter, Money, Nothing, Text, Url } from '../values/values';
import { LimitPeriod } from './care/settings';

/** Per cent with two decimals. */
const Rate = z.string().check(z.regex(/^\d{1,4}\.\d{2}$/));

/** How the money comes: by a transfer that the member makes, by one of three wallets, through a gateway. */
export const DepositKind = z.enum(['MANUAL', 'ALIPAY', 'QQ', 'WECHAT', 'GATEWAY']);
export type DepositKind = z.infer<typeof DepositKind>;

/**
 * `PENDING`: to be paid. `PAID`: the member or the vendor says it is, and the money has not been found yet.
 * `REFUND_DUE`: the money came for an order that could not take it.
 */
export const DepositStatus = z.enum([
  'PENDING',
  'PAID',
  'CONFIRMED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
  'REFUND_DUE',
]);
export type DepositStatus = z.infer<typeof DepositStatus>;

export const DepositBank = z.object({
  bankCode: Id,
  bankName: Text,
  icon: z.optional(Url),
  /** Of the merchant's account there: on an order only, so that nobody pays without one. */
  accountName: z.optional(Text),
  accountNo: z.optional(Text),
});
export type DepositBank = z.infer<typeof DepositBank>;

export const DepositMethod = z.object({
  id: Id,
  kind: DepositKind,
  vendor: Id,
  name: Text,
  /** To choose from; none where the way needs no bank. */
  banks: z.array(DepositBank),
  minAmount: Money,
  maxAmount: Money,
  fee: Rate,
  /** What is offered to press. */
  amounts: z.optional(z.array(Money)),
  /** How long it takes, in minutes; left out: at once. */
  wait: z.optional(z.object({ from: z.int(), to: z.int() })),
  /** What is paid in is borrowed. Where the merchant takes no credit, such a method is not offered. */
  credit: z.optional(z.boolean()),
  /** What the member's deposit limits leave, of several the lowest; left out without a limit. */
  rest: z.optional(z.object({ period: LimitPeriod, amount: Money, resetsAt: Instant })),
});
export type DepositMethod = z.infer<typeof DepositMethod>;

/** What a promotion makes of an amount. */
export const PromoOffer = z.object({
  bonus: Money,
  /** What has to be bet before the deposit and its bonus may be withdrawn. */
  toBet: Money,
});

export const DepositPromo = z.object({
  id: Id,
  title: Text,
  minAmount: Money,
  /** Per cent of the deposit, up to `maxBonus`. */
  bonus: Rate,
  maxBonus: Money,
  /** How many times deposit and bonus have to be bet. */
  turnover: z.int(),
  accepted: z.boolean(),
  /** Until when it has to be bet; the bonus goes then. */
  endsAt: z.optional(Instant),
  /** The promotion with its terms. */
  promotionId: z.optional(Id),
  /** For the amount that was asked about; left out when that is too little. */
  offer: z.optional(PromoOffer),
});
export type DepositPromo = z.infer<typeof DepositPromo>;

/** Why an order was not confirmed: no money found, refused by bank or vendor, given up. */
export const DepositReason = z.enum(['NOT_FOUND', 'REFUSED', 'GIVEN_UP']);
export type DepositReason = z.infer<typeof DepositReason>;

export const DepositOrder = z.object({
  orderNo: Id,
  kind: DepositKind,
  /** The method's name, for people. */
  name: z.optional(Text),
  methodId: z.optional(Id),
  /** What was ordered; of a confirmed one what came, which may be another amount. */
  amount: Money,
  fee: Money,
  status: DepositStatus,
  createdAt: Instant,
  paidAt: z.optional(Instant),
  doneAt: z.optional(Instant),
  expiresAt: z.optional(Instant),
  /** Where it is paid: a page of the vendor. */
  payUrl: z.optional(Url),
  /** What a QR code of it holds. */
  qrCode: z.optional(z.string().check(z.maxLength(1_024))),
  bank: z.optional(DepositBank),
  /** Masked: from whose account it must come. */
  payeeName: z.optional(Text),
  /** Whether a receipt is with it. */
  receipt: z.optional(z.boolean()),
  promoId: z.optional(Id),
  promo: z.optional(z.extend(PromoOffer, { title: Text, endsAt: z.optional(Instant) })),
  /** What came into the main wallet: amount and bonus, less the fee. */
  credited: z.optional(Money),
  reason: z.optional(DepositReason),
});
export type DepositOrder = z.infer<typeof DepositOrder>;

const language = z.optional(LanguageParameter);

/** The ways to pay in, in the merchant's order. */
export const depositMethods = endpoint({
  method: 'GET',
  path: '/wps/transaction/deposit/banks',
  module: 'COMM3',
  who: 'member',
  request: z.object({ vendor: z.optional(Id), language }),
  value: listOf(DepositMethod),
});

/** What may be taken along with a deposit; with an amount also what each makes of it. */
export const depositPromos = endpoint({
  method: 'GET',
  path: '/wps/transaction/deposit/promos',
  module: 'COMM3',
  who: 'member',
  request: z.object({ amount: z.optional(Money), language }),
  value: listOf(DepositPromo),
});

/** Holds for the next deposit. */
export const acceptPromo = endpoint({
  method: 'POST',
  path: '/wps/transaction/deposit/promos/accept',
  module: 'COMM3',
  who: 'member',
  request: z.object({ promoId: Id, language }),
  value: DepositPromo,
});

/** What a deposit will come to. Refuses what ordering it would refuse. */
export const DepositQuote = z.object({
  amount: Money,
  fee: Money,
  bonus: Money,
  credited: Money,
  toBet: z.optional(Money),
});
export type DepositQuote = z.infer<typeof DepositQuote>;

export const depositQuote = endpoint({
  method: 'GET',
  path: '/wps/transaction/deposit/quote',
  module: 'COMM3',
  who: 'member',
  request: z.object({ methodId: Id, amount: Money, promoId: z.optional(Id) }),
  value: DepositQuote,
});

const ordered = { methodId: Id, amount: Money, promoId: z.optional(Id), language };

/** Orders a bank transfer: the answer says where to pay. Without a name the payee name of the account holds. */
export const depositManual = endpoint({
  method: 'POST',
  path: '/wps/transaction/deposit/manual',
  module: 'COMM3',
  who: 'member',
  request: z.object({
    ...ordered,
    bankCode: Id,
    payeeName: z.optional(Text),
    transferredAt: z.optional(Instant),
    receipt: z.optional(Id),
  }),
  value: DepositOrder,
  idempotent: true,
});

const byWallet = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    module: 'COMM3',
    who: 'member',
    request: z.object(ordered),
    value: DepositOrder,
    idempotent: true,
  });

export const depositAlipay = byWallet('/wps/transaction/deposit/alipay');
export const depositQq = byWallet('/wps/transaction/deposit/qq');
export const depositWechat = byWallet('/wps/transaction/deposit/wechat');

/** A path of the site, which the vendor comes back to. */
const ReturnPath = z.string().check(z.regex(/^\/(?![/\\])[^\s]*$/), z.maxLength(512));

/**
 * Orders a deposit that is paid on a gateway's page. It leads back to `returnUrl`, where the platform has set `order`
 * in the query to the number of the order.
 */
export const depositGateway = endpoint({
  method: 'POST',
  path: '/wps/transaction/deposit/gateway',
  module: 'COMM3',
  who: 'member',
  request: z.object({ ...ordered, bankCode: z.optional(Id), returnUrl: ReturnPath }),
  value: DepositOrder,
  idempotent: true,
});

/** The member says that a transfer is made; again with a receipt when the money was not found. */
export const depositPaid = endpoint({
  method: 'POST',
  path: '/wps/transaction/deposit/paid',
  module: 'COMM3',
  who: 'member',
  request: z.object({ orderNo: Id, transferredAt: z.optional(Instant), receipt: z.optional(Id), language }),
  value: DepositOrder,
  idempotent: true,
});

/** Gives up an order that is not paid. */
export const cancelDeposit = endpoint({
  method: 'POST',
  path: '/wps/transaction/deposit/cancel',
  module: 'COMM3',
  who: 'member',
  request: z.object({ orderNo: Id, language }),
  value: DepositOrder,
  whileClosed: true,
});

export const depositRecords = endpoint({
  method: 'GET',
  path: '/wps/transaction/deposit/records',
  module: 'TRANSREC3',
  who: 'member',
  // The sum is of what was credited.
  ...orderPages(DepositOrder, DepositStatus),
  whileClosed: true,
});

/** The order that is not over yet, to come back to it. */
export const openDeposit = endpoint({
  method: 'GET',
  path: '/wps/transaction/deposit/open',
  module: 'COMM3',
  who: 'member',
  request: z.extend(Nothing, { language }),
  value: z.object({ order: z.optional(DepositOrder) }),
  whileClosed: true,
});
