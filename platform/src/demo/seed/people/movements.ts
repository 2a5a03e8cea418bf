import type { Party, Posting, Transaction } from '../../../core/ledger/ledger';
import { contentId, type SeedContext } from '../context';
import { accountId } from './accounts';

/** What an account has got, or given where it is below zero; minor units. */
export type Movement = Pick<Transaction, 'kind' | 'at'> & { amount: bigint; from: Party };

const DAY_ONE: Party = { system: 'equity' };

/** Bookings of one account; the first one brings what it needs to end at `balance`. */
export function history(
  context: SeedContext,
  account: string,
  balance: bigint,
  opened: Date,
  movements: readonly Movement[],
): Transaction[] {
  const later = movements.reduce((sum, { amount }) => sum + amount, 0n);
  const opening: Movement = { kind: 'opening', at: opened, amount: balance - later, from: DAY_ONE };
  return [opening, ...movements].map(({ kind, at, amount, from }, index) => ({
    merchant: context.merchant,
    book: 'real',
    kind,
    reference: contentId(context, `${account}-${kind}-${index}`),
    at,
    postings: [
      { party: { player: { id: accountId(context, account) } }, amount },
      { party: from, amount: -amount },
    ] satisfies Posting[],
  }));
}
