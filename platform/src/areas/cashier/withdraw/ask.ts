import type { withdraw } from '@site/contracts/areas/withdraw';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { accounts } from '../../../core/accounts/tables';
import { isClosed } from '../../../core/care/state';
import { Refusal } from '../../../core/http/refusal';
import type { SignedInContext } from '../../../core/http/route';
import { lockPlayer } from '../../../core/ledger/wallets';
import { checkPaymentPassword } from '../../../core/payment/paymentPassword';
import { findCard } from '../../security/cards';
import { nextOrderNo } from '../orderNumber';
import { withdrawOrders } from '../tables';
import { bookWithdrawal } from './book';
import { planWithdrawal, refuseResting } from './plan';

type Wanted = z.output<(typeof withdraw)['request']>;

/**
 * Checks who asks, before the transaction of the money: a wrong try has to stay counted.
 *
 * @throws Refusal withdraw.resting, payment.password.missing, payment.password.wrong, request.rate.limited.
 */
export async function confirmOwner(
  { db, account, clock }: SignedInContext,
  { paymentPassword }: Wanted,
): Promise<void> {
  refuseResting(account, new Date(clock()));
  await checkPaymentPassword(db, account, paymentPassword, clock());
}

/**
 * Asks for a withdrawal: the money leaves the wallet at once, with the fee, and nobody takes that back but the house
 * or the bank.
 *
 * @returns The number of the order.
 * @throws Refusal not.found for a card that is not the member's; as `planWithdrawal`.
 */
export async function askForWithdrawal(
  { db, account, merchant, closings, clock }: SignedInContext,
  { bankCardId, amount: typed }: Wanted,
): Promise<string> {
  const at = new Date(clock());
  const closed = isClosed(closings, at);
  await lockPlayer(db, account, at);
  const [owner] = await db.select().from(accounts).where(eq(accounts.id, account.id));
  // A payment password that was reset since it was typed.
  if (!owner || owner.paymentPasswordHash !== account.paymentPasswordHash)
    throw new Refusal('payment.password.wrong', { fields: { paymentPassword: ['payment.password.wrong'] } });
  const card = await findCard(db, account.id, bankCardId);
  if (!card || card.removedAt !== null) throw new Refusal('not.found');
  const { amount, fee } = await planWithdrawal(db, owner, merchant, { amount: typed, closed }, at);
  const orderNo = await nextOrderNo(db, 'W', merchant, at);
  const { lastFour } = card;
  await bookWithdrawal(db, { merchant: merchant.code, account, orderNo, amount, fee, lastFour, at }, 'ASKED');
  await db.insert(withdrawOrders).values({
    merchant: merchant.code,
    orderNo,
    accountId: account.id,
    bankCardId,
    amount,
    fee,
    status: 'PENDING',
    createdAt: at,
  });
  return orderNo;
}
