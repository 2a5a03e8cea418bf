import { hashPassword } from '../../areas/accounts/passwords';
import { games, vendors } from '../../areas/games/tables';
import type { Database } from '../../core/db/client';
import { merchants, type NewMerchant } from '../../core/merchants/tables';
import { allGames } from './catalogue/games';
import { seedLotteries } from './catalogue/lotteries';
import { moreGames } from './catalogue/moreGames';
import { seedOffer } from './catalogue/seedOffer';
import { newVendors } from './catalogue/vendors';
import { seedContents } from './contents/seedContents';
import { insertAll } from './insert';
import { newMerchants } from './merchants/merchants';
import { momentsOf } from './moments';
import { seedPeople } from './people/seedPeople';

/** Password of the demonstration accounts. */
export const DEMONSTRATION_PASSWORD = 'Passw0rd1';

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
    await insertAll(tx, vendors, newVendors());
    await insertAll(tx, games, [...catalogue, ...moreGames(catalogue, moreSlots)]);
    await seedLotteries(tx);
    await seedMerchants(tx, now, newMerchants());
  });
}

/** Gives merchants that are new to a database with the catalogue all of the demonstration; all or nothing. */
export async function seedMerchants(db: Database, now: Date, sites: readonly NewMerchant[]): Promise<void> {
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  const catalogue = allGames();
  await db.transaction(async (tx) => {
    await insertAll(tx, merchants, sites);
    for (const { code, name, timeZone } of sites) {
      const context = { ...momentsOf(now, timeZone), merchant: code, merchantName: name };
      const visible = await seedOffer(tx, context, catalogue);
      await seedContents(tx, context);
      await seedPeople(tx, context, visible, passwordHash);
    }
  });
  // PGlite gathers no statistics by itself, and without them the planner guesses.
  await db.execute('analyze');
}
