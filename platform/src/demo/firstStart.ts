import type { Database } from '../core/db/client';
import type { ConfiguredMerchant } from '../core/merchants/configuredMerchants';
import { merchants } from '../core/merchants/tables';
import { seedMissingCare } from './seed/care/seedCare';
import { seedMissingCashiers } from './seed/cashier/seedCashier';
import { seedLotteries } from './seed/catalogue/lotteries';
import { seedMissingLevels } from './seed/levels/seedLevels';
import { demoMerchant } from './seed/merchants/merchants';
import { seedMissingMissions } from './seed/missions/seedMissions';
import { seed, seedMerchants } from './seed/seed';

/**
 * Seeds a database without merchants, and those that the platform is configured with and does not have yet; what is
 * there stays as it is.
 */
export async function seedWhatIsMissing(
  db: Database,
  now: Date,
  configured: readonly ConfiguredMerchant[] = [],
  moreSlots = 0,
): Promise<void> {
  const seeded = await db.transaction(async (tx) => {
    const empty = (await knownCodes(tx)).size === 0;
    if (empty) await seed(tx, now, moreSlots);
    // A database that was filled before there were lotteries, a cashier, or responsible play.
    else {
      await seedLotteries(tx);
      await seedMissingCashiers(tx, now);
      await seedMissingCare(tx, now);
      await seedMissingLevels(tx, now);
      await seedMissingMissions(tx, now);
    }
    const known = await knownCodes(tx);
    const missing = configured.filter(({ code }) => !known.has(code));
    if (missing.length > 0)
      await seedMerchants(
        tx,
        now,
        missing.map((merchant) => demoMerchant(merchant)),
      );
    return empty || missing.length > 0;
  });
  // PGlite does not tidy up by itself, and an index can stand for its table only where that is done.
  if (seeded) await db.execute('vacuum');
}

async function knownCodes(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.select({ code: merchants.code }).from(merchants);
  return new Set(rows.map(({ code }) => code));
}
