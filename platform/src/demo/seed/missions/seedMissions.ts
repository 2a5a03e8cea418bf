import { eq, notExists } from 'drizzle-orm';
import { missions, signInRewards, signIns } from '../../../areas/missions/tables';
import { rewards } from '../../../areas/rewards/tables';
import type { Database } from '../../../core/db/client';
import { merchants } from '../../../core/merchants/tables';
import type { SeedContext } from '../context';
import { momentsOf } from '../moments';
import { newMissions, newSignInRewards } from './offers';
import { newSignIns, newTakenRewards } from './taken';

async function seedOffers(db: Database, context: SeedContext): Promise<void> {
  await db.insert(signInRewards).values(newSignInRewards(context));
  await db.insert(missions).values(newMissions(context));
}

/** Check-ins and missions, and what the player has had of them; its money is in the player's history. */
export async function seedMissions(db: Database, context: SeedContext): Promise<void> {
  await seedOffers(db, context);
  await db.insert(signIns).values(newSignIns(context));
  await db.insert(rewards).values(newTakenRewards(context));
}

/** Gives the merchants of a database that was filled before there were missions what they have of them. */
export async function seedMissingMissions(db: Database, now: Date): Promise<void> {
  const without = await db
    .select({ code: merchants.code, name: merchants.name, timeZone: merchants.timeZone })
    .from(merchants)
    .where(notExists(db.select().from(missions).where(eq(missions.merchant, merchants.code))));
  for (const { code, name, timeZone } of without)
    await seedOffers(db, { ...momentsOf(now, timeZone), merchant: code, merchantName: name });
}
