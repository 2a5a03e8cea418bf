import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { postTransaction } from '../../core/ledger/ledger';
import type { TransactionKind } from '../../core/ledger/tables';
import { bookOf, type Party } from '../../core/ledger/transaction';

/** For which order something is booked. */
export interface BookedOrder {
  readonly merchant: string;
  readonly account: Pick<Account, 'id' | 'type'>;
  readonly orderNo: string;
  /** The other side, for the member's record. */
  readonly remark?: string | undefined;
  readonly at: Date;
}

interface Movement {
  readonly kind: TransactionKind;
  /** Names it: it is booked once. */
  readonly reference: string;
  /** In minor units; positive is in favour of the member. */
  readonly amount: bigint;
  readonly house: Party;
}

/**
 * Moves money between the member's main wallet and the house, for an order.
 *
 * @throws as `postTransaction`.
 */
export async function bookForOrder(
  tx: Database,
  { merchant, account, orderNo, remark, at }: BookedOrder,
  { kind, reference, amount, house }: Movement,
): Promise<void> {
  await postTransaction(tx, {
    merchant,
    book: bookOf(account),
    kind,
    reference,
    at,
    orderNo,
    remark,
    postings: [
      { party: { player: account }, amount },
      { party: house, amount: -amount },
    ],
  });
}
