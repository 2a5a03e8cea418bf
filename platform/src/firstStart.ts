import { sql } from 'drizzle-orm';
import type { Database } from './db/client';
import { merchants } from './merchants/tables';
import { seed } from './seed/seed';

/** Any number will do, as long as every process asks for the same one. */
const SEED_LOCK = 7_204_119;

/** Seeds a database without merchants. Of processes that start together one seeds and the others wait for it. */
export async function seedWhenEmpty(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [merchant] = await tx.select({ code: merchants.code }).from(merchants).limit(1);
    if (!merchant) await seed(tx, now);
  });
}
