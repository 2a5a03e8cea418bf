import { eq } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { addDemand, shrinkDemands } from '../../../core/ledger/turnover';
import { noteCommission } from '../../referral/commission';
import { bookForOrder } from '../book';
import { orderNamed } from '../namedOrder';
import { type DepositRow, depositOrders, depositPromos, type PromoRow } from '../tables';
import { figuresOf } from './figures';
import { type Payment, paymentReference } from './payment';
import { betUntil, hadBonus } from './promos';

interface Credited {
  readonly order: DepositRow;
  readonly account: Account;
}

/** The promotion of an order, unless the account has had it with another order since. */
async function promoOf(tx: Database, { promoId, accountId }: DepositRow): Promise<PromoRow | undefined> {
  if (promoId === null) return undefined;
  const [promo] = await tx.select().from(depositPromos).where(eq(depositPromos.id, promoId));
  return promo?.once && (await hadBonus(tx, accountId, promoId)) ? undefined : promo;
}

/**
 * Credits what has come: the money, the bonus as far as it still meets its promotion, and the fee, which all hold for
 * the amount that came. Runs with the player and the order held.
 */
export async function credit(
  tx: Database,
  { order, account }: Credited,
  payment: Payment,
  at: Date,
): Promise<void> {
  const { merchant, orderNo } = order;
  const booked = { merchant, account, orderNo, at };
  await shrinkDemands(tx, account);
  await bookForOrder(tx, booked, {
    kind: 'deposit',
    reference: paymentReference(payment),
    amount: payment.amount,
    house: { system: 'cash' },
  });
  const promo = await promoOf(tx, order);
  let figures = figuresOf(payment.amount, order.feeRate, promo);
  if (figures.bonus > 0n) {
    const passed = await unlessRefused(() =>
      bookForOrder(tx, booked, {
        kind: 'bonus',
        reference: `deposit bonus ${orderNo}`,
        amount: figures.bonus,
        house: { system: 'promotions' },
      }),
    );
    if (!passed) figures = figuresOf(payment.amount, order.feeRate);
  }
  if (figures.fee > 0n)
    await bookForOrder(tx, booked, {
      kind: 'fee',
      reference: `deposit fee ${orderNo}`,
      amount: -figures.fee,
      house: { system: 'fees' },
    });
  const until = promo && figures.bonus > 0n ? betUntil(promo, at) : null;
  if (promo && figures.toBet > 0n)
    await addDemand(tx, {
      account,
      source: `deposit ${orderNo}`,
      title: promo.title,
      promotionId: promo.promotionId ?? undefined,
      locked: figures.credited,
      bonus: figures.bonus,
      needed: figures.toBet,
      counts: promo.counts,
      endsAt: until ?? undefined,
      at,
    });
  await tx
    .update(depositOrders)
    .set({
      status: 'CONFIRMED',
      reason: null,
      received: payment.amount,
      fee: figures.fee,
      bonus: figures.bonus,
      toBet: figures.toBet,
      betUntil: until,
      paidAt: order.paidAt ?? at,
      doneAt: at,
    })
    .where(orderNamed(depositOrders, order));
  await noteCommission(tx, { friend: account, orderNo, deposit: payment.amount, at });
}

/** Whether the gate let it pass: what it refuses of a bonus must not keep the member's own money out. */
export async function unlessRefused(pass: () => Promise<unknown>): Promise<boolean> {
  try {
    await pass();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
