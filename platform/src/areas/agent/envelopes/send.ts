import type { sendEnvelopes } from '@site/contracts/areas/envelopes';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { accounts } from '../../../core/accounts/tables';
import { refusalUnder } from '../../../core/http/refusal';
import type { SignedInContext } from '../../../core/http/route';
import { postTransaction } from '../../../core/ledger/ledger';
import { bookOf } from '../../../core/ledger/transaction';
import { shrinkDemands } from '../../../core/ledger/turnover';
import { formatMoney } from '../../../core/money';
import { checkPaymentPassword } from '../../../core/payment/paymentPassword';
import { refuseResting } from '../../cashier/withdraw/plan';
import { nextOrderNumbers } from './orderNumbers';
import { bookedAs } from './otherSide';
import { planEnvelopes } from './plan';
import { envelopes } from './tables';
import { tellReceiver } from './tell';

type Wanted = z.output<(typeof sendEnvelopes)['request']>;

/**
 * Checks who sends, before the transaction of the money: a wrong try has to stay counted.
 *
 * @throws Refusal withdraw.resting, payment.password.missing, payment.password.wrong, request.rate.limited.
 */
export async function confirmSender(
  { db, account, clock }: SignedInContext,
  { paymentPassword }: Wanted,
): Promise<void> {
  refuseResting(account, new Date(clock()));
  await checkPaymentPassword(db, account, paymentPassword, clock());
}

/**
 * Sends red envelopes, all or none: each is a transaction of the ledger with an order number of its own, and a mail with
 * its words.
 *
 * @throws Refusal as `planEnvelopes`, and then nothing is booked; payment.password.wrong where it was changed since it was
 *   checked.
 */
export async function send(
  { db, account: agent, merchant, clock }: SignedInContext,
  { transfers: wanted, remark }: Wanted,
): Promise<ValueOf<typeof sendEnvelopes>> {
  const at = new Date(clock());
  const { transfers, total, kept } = await planEnvelopes(db, agent, wanted, at);
  const [sender] = await db.select().from(accounts).where(eq(accounts.id, agent.id));
  if (!sender || sender.paymentPasswordHash !== agent.paymentPasswordHash)
    throw refusalUnder('paymentPassword', 'payment.password.wrong');
  const words = remark || null;
  const numbers = await nextOrderNumbers(db, 'R', merchant, transfers.length, at);
  const orders = transfers.map((transfer, index) => ({ ...transfer, orderNo: numbers[index] ?? '' }));
  for (const { to, amount, orderNo } of orders) {
    // It comes from outside, so it makes up for nothing that the receiver's demands have lost.
    await shrinkDemands(db, to);
    await postTransaction(db, {
      merchant: merchant.code,
      book: bookOf(agent),
      kind: 'envelope',
      reference: bookedAs({ orderNo }),
      at,
      orderNo,
      postings: [
        { party: { player: agent }, amount: -amount },
        { party: { player: to }, amount },
      ],
    });
    await tellReceiver(db, to, { from: agent, amount, orderNo, words, at });
  }
  await db.insert(envelopes).values(
    orders.map(({ to, amount, orderNo }) => ({
      merchant: merchant.code,
      orderNo,
      fromAccountId: agent.id,
      toAccountId: to.id,
      amount,
      words,
      at,
    })),
  );
  return {
    orders: orders.map(({ to, amount, orderNo }) => ({
      account: to.username,
      amount: formatMoney(amount),
      orderNo,
    })),
    total: formatMoney(total),
    sumBalance: formatMoney(kept),
  };
}
