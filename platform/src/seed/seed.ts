import { hashPassword } from '../accounts/passwords';
import { vendorNames } from '../art';
import type { Database } from '../db/client';
import { games, vendors } from '../games/tables';
import { merchants } from '../merchants/tables';
import { allGames } from './catalogue/games';
import { seedOffer } from './catalogue/seedOffer';
import { seedContents } from './contents/seedContents';
import type { MerchantCode } from './context';
import { insertAll } from './insert';
import { merchantName, newMerchants } from './merchants/merchants';
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
 */
export async function seed(db: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  const catalogue = allGames();
  await db.transaction(async (tx) => {
    const sites = newMerchants();
    await insertAll(tx, merchants, sites);
    await insertAll(tx, vendors, [...vendorNames]);
    await insertAll(tx, games, catalogue);
    for (const { code, timeZone } of sites) {
      const merchant = code as MerchantCode;
      const context = { ...momentsOf(now, timeZone), merchant, merchantName: merchantName(merchant) };
      const visible = await seedOffer(tx, context, catalogue);
      await seedContents(tx, context);
      await seedPeople(tx, context, visible, passwordHash);
    }
  });
  // PGlite gathers no statistics by itself, and without them the planner guesses.
  await db.execute('analyze');
}
