import { arrayContains, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { type Merchant, merchants } from './tables';

/** The merchant of a code. */
export async function findMerchant(db: Database, code: string): Promise<Merchant | undefined> {
  const [merchant] = await db.select().from(merchants).where(eq(merchants.code, code));
  return merchant;
}

/** The merchant that a host name (without port) belongs to. */
export async function findMerchantByHost(db: Database, host: string): Promise<Merchant | undefined> {
  const [merchant] = await db
    .select()
    .from(merchants)
    .where(arrayContains(merchants.hosts, [host.toLowerCase()]));
  return merchant;
}
