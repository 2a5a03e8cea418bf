import type { Database } from '../../../core/db/client';
import { type BookedOrder, bookForOrder } from '../book';

interface Withdrawal extends Omit<BookedOrder, 'remark'> {
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
  { amount, fee, lastFour, ...order }: Withdrawal,
  what: 'ASKED' | 'RETURNED',
): Promise<void> {
  const [kind, sign] =
    what === 'RETURNED' ? (['withdraw return', 1n] as const) : (['withdraw', -1n] as const);
  const booked = { ...order, remark: `•• ${lastFour}` };
  const { orderNo } = order;
  await bookForOrder(tx, booked, {
    kind,
    reference: `${kind} ${orderNo}`,
    amount: sign * (amount - fee),
    house: { system: 'cash' },
  });
  if (fee > 0n)
    await bookForOrder(tx, booked, {
      kind: 'fee',
      reference: `${kind} fee ${orderNo}`,
      amount: sign * fee,
      house: { system: 'fees' },
    });
}
