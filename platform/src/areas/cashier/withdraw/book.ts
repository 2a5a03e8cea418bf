import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { postTransaction } from '../../../core/ledger/ledger';
import type { TransactionKind } from '../../../core/ledger/tables';
import { bookOf, type Party } from '../../../core/ledger/transaction';

interface Booked {
  readonly merchant: string;
  readonly account: Pick<Account, 'id' | 'type'>;
  readonly orderNo: string;
  readonly amount: bigint;
  readonly fee: bigint;
  /** Of the card. */
  readonly lastFour: string;
}

/**
 * Moves the money of a withdrawal out of the member's main wallet, or back into it: what is to arrive, and the fee.
 * Each of the two happens once for an order.
 */
export async function bookWithdrawal(
  tx: Database,
  { merchant, account, orderNo, amount, fee, lastFour }: Booked,
  what: 'ASKED' | 'RETURNED',
  at: Date,
): Promise<void> {
  const returned = what === 'RETURNED';
  const book = (kind: TransactionKind, reference: string, out: bigint, other: Party) =>
    postTransaction(tx, {
      merchant,
      book: bookOf(account),
      kind,
      reference,
      at,
      orderNo,
      remark: `•• ${lastFour}`,
      postings: [
        { party: { player: account }, amount: returned ? out : -out },
        { party: other, amount: returned ? -out : out },
      ],
    });
  const kind = returned ? 'withdraw return' : 'withdraw';
  await book(kind, `${kind} ${orderNo}`, amount - fee, { system: 'cash' });
  if (fee > 0n) await book('fee', `${kind} fee ${orderNo}`, fee, { system: 'fees' });
}
