import type { DepositPromo } from '@site/contracts/areas/deposit';
import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import { careStateOf } from '../../../core/care/changeState';
import { offersStopped, refuseStoppedOffers } from '../../../core/care/state';
import { DAY, toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { type Language, textIn } from '../../../core/language';
import { formatMoney } from '../../../core/money';
import { depositOrders, depositPromos, type PromoRow, promoAcceptances } from '../tables';
import { figuresOf, formatRate } from './figures';
import { mostPaidIn } from './methods';
import { openOrdersOf } from './orders';

const offeredAt = (merchant: string, at: Date): SQL | undefined =>
  and(
    eq(depositPromos.merchant, merchant),
    eq(depositPromos.enabled, true),
    lte(depositPromos.startsAt, at),
    or(isNull(depositPromos.endsAt), gt(depositPromos.endsAt, at)),
  );

/** The orders of an account that brought a bonus. */
const withBonus = (accountId: string) =>
  and(
    eq(depositOrders.accountId, accountId),
    eq(depositOrders.status, 'CONFIRMED'),
    gt(depositOrders.bonus, 0n),
  );

/** Promotions that an account has taken: with a deposit that came, or with one that may still come. */
async function takenBy(db: Database, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ promoId: depositOrders.promoId })
    .from(depositOrders)
    .where(or(openOrdersOf(accountId), withBonus(accountId)));
  return new Set(rows.flatMap(({ promoId }) => promoId ?? []));
}

/** Until when the turnover of a deposit that comes now has to be met. */
export const betUntil = ({ daysToBet }: Pick<PromoRow, 'daysToBet'>, at: Date): Date | null =>
  daysToBet === null ? null : new Date(at.getTime() + daysToBet * DAY);

function promoView(
  promo: PromoRow,
  { accepted, amount, at, language }: { accepted: boolean; amount?: bigint; at: Date; language: Language },
): DepositPromo {
  const { id, turnover, promotionId } = promo;
  const until = betUntil(promo, at);
  const figures = amount === undefined ? undefined : figuresOf(amount, 0, promo);
  return {
    id,
    title: textIn(promo.title, language),
    minAmount: formatMoney(promo.minAmount),
    bonus: formatRate(promo.bonusRate),
    maxBonus: formatMoney(promo.maxBonus),
    turnover,
    accepted,
    ...(until && { endsAt: toInstant(until) }),
    ...(promotionId !== null && { promotionId }),
    ...(figures &&
      figures.bonus > 0n && {
        offer: { bonus: formatMoney(figures.bonus), toBet: formatMoney(figures.toBet) },
      }),
  };
}

type Owner = Pick<Account, 'id' | 'merchant'>;

/**
 * What may be taken along with the next deposit, and what each makes of an amount that somebody could pay in; nothing for
 * an account whose offers are stopped.
 */
export async function listPromos(
  db: Database,
  account: Owner,
  amount: bigint | undefined,
  at: Date,
  language: Language,
): Promise<DepositPromo[]> {
  if (offersStopped(await careStateOf(db, account.id), at)) return [];
  const rows = await db
    .select()
    .from(depositPromos)
    .where(offeredAt(account.merchant, at))
    .orderBy(asc(depositPromos.position), asc(depositPromos.id));
  const taken = await takenBy(db, account.id);
  const [acceptance] = await db
    .select()
    .from(promoAcceptances)
    .where(eq(promoAcceptances.accountId, account.id));
  const possible = amount !== undefined && amount <= (await mostPaidIn(db, account.merchant));
  return rows
    .filter(({ id, once }) => !(once && taken.has(id)))
    .map((promo) =>
      promoView(promo, {
        accepted: acceptance?.promoId === promo.id,
        at,
        language,
        ...(possible && { amount }),
      }),
    );
}

/**
 * A promotion that this account may take now.
 *
 * @throws Refusal offers.stopped; deposit.promo.unavailable when it is off, over, or taken already by an account that gets
 *   it once.
 */
export async function findPromo(db: Database, account: Owner, id: string, at: Date): Promise<PromoRow> {
  refuseStoppedOffers(await careStateOf(db, account.id), at);
  const [promo] = await db
    .select()
    .from(depositPromos)
    .where(and(offeredAt(account.merchant, at), eq(depositPromos.id, id)));
  if (!promo || (promo.once && (await takenBy(db, account.id)).has(id)))
    throw new Refusal('deposit.promo.unavailable');
  return promo;
}

/** Whether a bonus of this promotion was booked for the account before. */
export async function hadBonus(db: Database, accountId: string, promoId: string): Promise<boolean> {
  const booked = and(withBonus(accountId), eq(depositOrders.promoId, promoId));
  return (await db.$count(depositOrders, booked)) > 0;
}

/**
 * Puts a promotion forward for the next deposit, which has to name it: none is ever taken by itself.
 *
 * @throws Refusal offers.stopped, deposit.promo.unavailable
 */
export async function acceptPromo(
  db: Database,
  account: Owner,
  id: string,
  at: Date,
  language: Language,
): Promise<DepositPromo> {
  const promo = await findPromo(db, account, id, at);
  await db
    .insert(promoAcceptances)
    .values({ accountId: account.id, promoId: id, at })
    .onConflictDoUpdate({ target: promoAcceptances.accountId, set: { promoId: id, at } });
  return promoView(promo, { accepted: true, at, language });
}
