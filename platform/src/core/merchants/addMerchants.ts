import type { Database } from '../db/client';
import type { ConfiguredMerchant } from './configuredMerchants';
import { newMerchant } from './newMerchant';
import { merchants } from './tables';

/** Adds merchants that the platform does not have yet; those that are there stay as they are. Returns their codes. */
export async function addMissingMerchants(
  db: Database,
  configured: readonly ConfiguredMerchant[],
): Promise<string[]> {
  if (configured.length === 0) return [];
  const added = await db
    .insert(merchants)
    .values(configured.map((merchant) => newMerchant(merchant)))
    .onConflictDoNothing()
    .returning({ code: merchants.code });
  return added.map(({ code }) => code);
}
