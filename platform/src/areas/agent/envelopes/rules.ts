import { ENVELOPES_MOST } from '@site/contracts/areas/envelopes';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { envelopeRules } from './tables';

export type EnvelopeRules = Omit<typeof envelopeRules.$inferSelect, 'merchant'>;

/** Of a merchant that has said nothing else: 10.00 to 5,000.00 for each, 100 at once. */
const DEFAULTS: EnvelopeRules = { minAmount: 1_000n, maxAmount: 500_000n, most: ENVELOPES_MOST };

/** What the merchant allows of red envelopes. */
export async function rulesOf(db: Database, merchant: string): Promise<EnvelopeRules> {
  const [row] = await db.select().from(envelopeRules).where(eq(envelopeRules.merchant, merchant));
  return row ?? DEFAULTS;
}
