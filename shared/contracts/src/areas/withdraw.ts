import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { orderPages } from '../http/pages';
import { Id, Instant, LanguageParameter, Money, Nothing, Text } from '../values/values';
import { BankCard, PaymentPassword } from './bankCards';
import { GameType } from './games';

/** `APPROVED`: sent to the bank. */
export const WithdrawStatus = z.enum(['PENDING', 'APPROVED', 'PAID', 'REJECTED']);
export type WithdrawStatus = z.infer<typeof WithdrawStatus>;

/** Why it was not paid: by the bank, or by the house's check. */
export const WithdrawReason = z.enum(['BANK_REFUSED', 'CHECK_FAILED']);
export type WithdrawReason = z.infer<typeof WithdrawReason>;

export const WithdrawOrder = z.object({
  orderNo: Id,
  amount: Money,
  fee: Money,
  /** What arrives: amount less fee. */
  paid: Money,
  status: WithdrawStatus,
  bankCard: z.pick(BankCard, { id: true, bankName: true, cardNo: true, holder: true }),
  createdAt: Instant,
  sentAt: z.optional(Instant),
  doneAt: z.optional(Instant),
  reason: z.optional(WithdrawReason),
});
export type WithdrawOrder = z.infer<typeof WithdrawOrder>;

/** A turnover that is not met yet, and what it holds. */
export const TurnoverDemand = z.object({
  id: Id,
  title: Text,
  promotionId: z.optional(Id),
  needed: Money,
  met: Money,
  left: Money,
  held: Money,
  endsAt: z.optional(Instant),
  /** How much of a stake counts, in per cent, by category; one that is not named counts in full. */
  counts: z.array(z.object({ gameType: GameType, percent: z.int() })),
});
export type TurnoverDemand = z.infer<typeof TurnoverDemand>;

const language = z.optional(LanguageParameter);

/** The cards to withdraw to, and what may be withdrawn. */
export const withdrawCards = endpoint({
  method: 'GET',
  path: '/wps/transaction/withdraw/bankCards',
  module: 'COMM3',
  who: 'member',
  request: z.extend(Nothing, { language }),
  value: z.object({
    list: z.array(BankCard),
    minAmount: Money,
    maxAmount: Money,
    /** Of each withdrawal. */
    fee: Money,
    timesLeft: z.int(),
    timesADay: z.optional(z.int()),
    /** When there are times again. */
    timesAgainAt: z.optional(Instant),
    withdrawable: Money,
    turnoverLeft: Money,
    turnoverNeeded: Money,
    /** The open demands, the first to be met first. */
    demands: z.optional(z.array(TurnoverDemand)),
    restingUntil: z.optional(Instant),
    hasPaymentPassword: z.optional(z.boolean()),
    /** How many cards an account may have. */
    limit: z.optional(z.int()),
  }),
  whileClosed: true,
});

/** What a withdrawal comes to. Refuses what asking for it would refuse, the payment password aside. */
export const withdrawQuote = endpoint({
  method: 'GET',
  path: '/wps/transaction/withdraw/quote',
  module: 'COMM3',
  who: 'member',
  request: z.object({ amount: Money }),
  value: z.object({ amount: Money, fee: Money, paid: Money }),
  whileClosed: true,
});

/** Cannot be taken back. */
export const withdraw = endpoint({
  method: 'POST',
  path: '/wps/transaction/withdraw',
  module: 'COMM3',
  who: 'member',
  request: z.object({ bankCardId: Id, amount: Money, paymentPassword: PaymentPassword, language }),
  value: WithdrawOrder,
  idempotent: true,
  secrets: ['paymentPassword'],
  whileClosed: true,
});

export const withdrawReport = endpoint({
  method: 'GET',
  path: '/wps/transaction/withdraw/report',
  module: 'TRANSREC3',
  who: 'member',
  // The sum is of what was asked for, rejected ones aside.
  ...orderPages(WithdrawOrder, WithdrawStatus),
  whileClosed: true,
});
