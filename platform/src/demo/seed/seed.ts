import { hashPassword } from '../../areas/accounts/passwords';
import { rollUpTeams } from '../../areas/agent/figures/rollUp';
import { games, vendors } from '../../areas/games/tables';
import type { Database } from '../../core/db/client';
import { insertInBatches } from '../../core/db/insertInBatches';
import { merchants, type NewMerchant } from '../../core/merchants/tables';
import { seedCare } from './care/seedCare';
import { seedCashier } from './cashier/seedCashier';
import { allGames } from './catalogue/games';
import { seedLotteries } from './catalogue/lotteries';
import { moreGames } from './catalogue/moreGames';
import { seedOffer } from './catalogue/seedOffer';
import { newVendors } from './catalogue/vendors';
import { seedContents } from './contents/seedContents';
import { seedFeedback } from './feedback/seedFeedback';
import { seedLevels } from './levels/seedLevels';
import { seedLive } from './live/seedLive';
import { seedMall } from './mall/seedMall';
import { newMerchants } from './merchants/merchants';
import { seedMissions } from './missions/seedMissions';
import { momentsOf } from './moments';
import { seedPeople } from './people/seedPeople';
import { seedReferral } from './referral/seedReferral';

/** Password of the demonstration accounts. */
export const DEMONSTRATION_PASSWORD = 'Passw0rd1';
/** And their payment password. */
export const DEMONSTRATION_PAYMENT_PASSWORD = '482913';

/**
 * Fills an empty database with the demonstration: two merchants, the catalogue, contents in both languages,
 * a player and an agent with a team, and history enough that every list has something in it. The same on
 * every machine, save for tokens, keys and salts; all or nothing.
 *
 * @param now The instant that everything is dated from.
 * @param moreSlots So many slots besides the catalogue, for benches.
 */
export async function seed(db: Database, now: Date, moreSlots = 0): Promise<void> {
  await db.transaction(async (tx) => {
    const catalogue = allGames();
    await insertInBatches(tx, vendors, newVendors());
    await insertInBatches(tx, games, [...catalogue, ...moreGames(catalogue, moreSlots)]);
    await seedLotteries(tx);
    await seedMerchants(tx, now, newMerchants());
  });
}

/** Gives merchants that are new to a database with the catalogue all of the demonstration; all or nothing. */
export async function seedMerchants(db: Database, now: Date, sites: readonly NewMerchant[]): Promise<void> {
  const secrets = {
    passwordHash: await hashPassword(DEMONSTRATION_PASSWORD),
    paymentPasswordHash: await hashPassword(DEMONSTRATION_PAYMENT_PASSWORD),
  };
  const catalogue = allGames();
  await db.transaction(async (tx) => {
    await insertInBatches(tx, merchants, sites);
    for (const { code, name, timeZone } of sites) {
      const context = { ...momentsOf(now, timeZone), merchant: code, merchantName: name };
      const visible = await seedOffer(tx, context, catalogue);
      await seedContents(tx, context);
      await seedPeople(tx, context, { visible, timeZone }, secrets);
      await seedCashier(tx, context);
      await seedCare(tx, context);
      await seedFeedback(tx, context);
      await seedReferral(tx, context);
      await seedLevels(tx, context);
      await seedMissions(tx, context);
      await seedMall(tx, context);
      await seedLive(tx, context, visible);
    }
    await rollUpTeams(tx);
  });
  // PGlite gathers no statistics by itself, and without them the planner guesses.
  await db.execute('analyze');
}
