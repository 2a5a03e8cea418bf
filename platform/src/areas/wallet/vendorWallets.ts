import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { merchantVendors, vendors } from '../games/tables';

export interface VendorWallet {
  readonly vendor: string;
  readonly name: string;
}

/** Vendors that a merchant offers and that have a wallet of their own, by name. */
export const vendorWallets = (db: Database, merchant: string): Promise<VendorWallet[]> =>
  db
    .selectDistinct({ vendor: vendors.code, name: vendors.name })
    .from(vendors)
    .innerJoin(merchantVendors, eq(merchantVendors.vendor, vendors.code))
    .where(and(eq(merchantVendors.merchant, merchant), eq(vendors.ownWallet, true)))
    .orderBy(asc(vendors.name));

/** The wallet that a vendor's games play from: its own, by its code, or the main one. */
export async function walletOfVendor(db: Database, vendor: string): Promise<string | undefined> {
  const [found] = await db
    .select({ ownWallet: vendors.ownWallet })
    .from(vendors)
    .where(eq(vendors.code, vendor));
  return found?.ownWallet ? vendor : undefined;
}
