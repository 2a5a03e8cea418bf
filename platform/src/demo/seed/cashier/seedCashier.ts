import { asc, eq, notExists } from 'drizzle-orm';
import { depositMethods, depositOrders, depositPromos, withdrawOrders } from '../../../areas/cashier/tables';
import { bankCards } from '../../../areas/security/tables';
import type { Database } from '../../../core/db/client';
import { merchants } from '../../../core/merchants/tables';
import type { SeedContext } from '../context';
import { momentsOf } from '../moments';
import { accountId, PLAYER } from '../people/accounts';
import { newMethods } from './methods';
import { newDeposits, newWithdrawals } from './orders';
import { newPromos } from './promos';

/** Ways to pay in, and bonuses. */
async function seedOffer(db: Database, context: SeedContext): Promise<void> {
  await db.insert(depositMethods).values(newMethods(context));
  await db.insert(depositPromos).values(newPromos(context));
}

/** Gives the merchants of a database that was filled before there was a cashier what may be paid by. */
export async function seedMissingCashiers(db: Database, now: Date): Promise<void> {
  const without = await db
    .select({ code: merchants.code, name: merchants.name, timeZone: merchants.timeZone })
    .from(merchants)
    .where(notExists(db.select().from(depositMethods).where(eq(depositMethods.merchant, merchants.code))));
  for (const { code, name, timeZone } of without)
    await seedOffer(db, { ...momentsOf(now, timeZone), merchant: code, merchantName: name });
}

/** The cashier: ways to pay in, bonuses, and what the player has paid in and out. */
export async function seedCashier(db: Database, context: SeedContext): Promise<void> {
  await seedOffer(db, context);
  await db.insert(depositOrders).values(newDeposits(context));
  const [card] = await db
    .select({ id: bankCards.id })
    .from(bankCards)
    .where(eq(bankCards.accountId, accountId(context, PLAYER)))
    .orderBy(asc(bankCards.createdAt))
    .limit(1);
  if (card) await db.insert(withdrawOrders).values(newWithdrawals(context, card.id));
}
