import { createHash } from 'node:crypto';
import type { depositOrders, withdrawOrders } from '../../../areas/cashier/tables';
import { MINUTE } from '../../../core/clock';
import type { SeedContext } from '../context';
import { accountId, PLAYER } from '../people/accounts';
import { methodId } from './methods';

type NewDeposit = typeof depositOrders.$inferInsert;
type NewWithdrawal = typeof withdrawOrders.$inferInsert;

const YEAR_START = 2;
const yymmdd = (at: Date) => at.toISOString().slice(YEAR_START, 'YYYY-MM-DD'.length).replaceAll('-', '');

/** Numbers of orders of before the platform counted: no day has so many. */
const numberOf = (letter: 'D' | 'W', at: Date, index: number) => `${letter}${yymmdd(at)}${9_000 + index}`;

interface Past {
  daysAgo: number;
  amount: bigint;
  status: NewDeposit['status'];
  method?: string;
  reason?: NewDeposit['reason'];
}

/** The two that came are those of the player's ledger (people/money.ts). */
const DEPOSITS: readonly Past[] = [
  { daysAgo: 20, amount: 1_000_000n, status: 'CONFIRMED', method: 'transfer' },
  { daysAgo: 18, amount: 200_000n, status: 'EXPIRED' },
  { daysAgo: 12, amount: 50_000n, status: 'REJECTED', method: 'transfer', reason: 'NOT_FOUND' },
  { daysAgo: 9, amount: 300_000n, status: 'REJECTED', method: 'online', reason: 'GIVEN_UP' },
  { daysAgo: 6, amount: 500_000n, status: 'CONFIRMED' },
  { daysAgo: 2, amount: 100_000n, status: 'CANCELLED', method: 'wallet' },
];

/** The player's deposits of the last weeks, in the states that one can end in. */
export const newDeposits = (context: SeedContext): NewDeposit[] =>
  DEPOSITS.map(({ daysAgo, amount, status, method = 'code', reason = null }, index) => {
    const doneAt = context.onDay(daysAgo, 0.4);
    const createdAt = new Date(doneAt.getTime() - 8 * MINUTE);
    const transfer = method === 'transfer';
    return {
      merchant: context.merchant,
      orderNo: numberOf('D', createdAt, index),
      accountId: accountId(context, PLAYER),
      methodId: methodId(context, method),
      // Nothing can be paid for it any more, so that nobody has to be kept from guessing it.
      payReference: createHash('sha256').update(`${context.merchant} deposit ${index}`).digest('base64url'),
      status,
      reason,
      amount,
      received: status === 'CONFIRMED' ? amount : null,
      feeRate: 0,
      fee: 0n,
      bankCode: transfer ? 'SALA' : null,
      payeeName: transfer ? 'Narin Srisuk' : null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 30 * MINUTE),
      paidAt: status === 'CONFIRMED' || transfer ? new Date(createdAt.getTime() + 3 * MINUTE) : null,
      doneAt,
    };
  });

/** Those of the player's ledger, and one that was not paid. */
const WITHDRAWALS = [
  { daysAgo: 15, amount: 250_000n, status: 'PAID', reason: null },
  { daysAgo: 10, amount: 100_000n, status: 'REJECTED', reason: 'BANK_REFUSED' },
  { daysAgo: 4, amount: 400_000n, status: 'PAID', reason: null },
] as const;

/** The player's withdrawals of the last weeks, to one of the cards. */
export const newWithdrawals = (context: SeedContext, bankCardId: string): NewWithdrawal[] =>
  WITHDRAWALS.map(({ daysAgo, amount, status, reason }, index) => {
    const createdAt = context.onDay(daysAgo, 0.4);
    return {
      merchant: context.merchant,
      orderNo: numberOf('W', createdAt, index),
      accountId: accountId(context, PLAYER),
      bankCardId,
      amount,
      fee: 0n,
      status,
      reason,
      createdAt,
      sentAt: new Date(createdAt.getTime() + 10 * MINUTE),
      doneAt: new Date(createdAt.getTime() + 18 * MINUTE),
    };
  });
