import type { Party, Posting, Transaction } from '../../../core/ledger/transaction';
import { contentId, type SeedContext } from '../context';
import { accountId } from './accounts';

/**
 * What an account has got, or given where it is below zero; minor units. A round takes its `stake` first, and then
 * brings what it wins.
 */
export type Movement = Pick<Transaction, 'kind' | 'at' | 'remark' | 'orderNo'> & {
  amount: bigint;
  stake?: bigint;
  from: Party;
  /** What it was for, where something else names it. */
  reference?: string;
};

const DAY_ONE: Party = { system: 'equity' };

/** Bookings of one account; the first one brings what it needs to end at `balance`. */
export function history(
  context: SeedContext,
  account: string,
  balance: bigint,
  opened: Date,
  movements: readonly Movement[],
): Transaction[] {
  const later = movements.reduce((sum, { amount, stake = 0n }) => sum + amount - stake, 0n);
  const opening: Movement = { kind: 'opening', at: opened, amount: balance - later, from: DAY_ONE };
  const party: Party = { player: { id: accountId(context, account) } };
  return [opening, ...movements].map(({ kind, amount, stake = 0n, from, reference, ...rest }, index) => ({
    ...rest,
    merchant: context.merchant,
    book: 'real',
    kind,
    reference: reference ?? contentId(context, `${account}-${kind}-${index}`),
    postings: [
      { party, amount: -stake },
      { party: from, amount: stake },
      { party, amount },
      { party: from, amount: -amount },
    ].filter((posting) => posting.amount !== 0n) satisfies Posting[],
  }));
}
