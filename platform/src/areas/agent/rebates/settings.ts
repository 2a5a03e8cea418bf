import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { type Quota, rebateSettings } from './tables';

/** How many links an agent may have where the merchant says nothing else. */
export const LINKS = 20;

/** What a merchant says of its agents' accounts and links. */
export async function rebateSettingsOf(
  db: Database,
  merchant: string,
): Promise<{ readonly quotas: readonly Quota[]; readonly links: number }> {
  const [found] = await db.select().from(rebateSettings).where(eq(rebateSettings.merchant, merchant));
  return found ?? { quotas: [], links: LINKS };
}
