import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { withdrawRules } from '../tables';

export type WithdrawRules = Omit<typeof withdrawRules.$inferSelect, 'merchant'>;

/** Of a merchant that has said nothing else: 300.00 to 100,000.00, for 10.00 each, three times a day. */
const DEFAULTS: WithdrawRules = { minAmount: 30_000n, maxAmount: 10_000_000n, fee: 1_000n, timesADay: 3 };

/** What the merchant allows of withdrawals. */
export async function rulesOf(db: Database, merchant: string): Promise<WithdrawRules> {
  const [row] = await db.select().from(withdrawRules).where(eq(withdrawRules.merchant, merchant));
  return row ?? DEFAULTS;
}
