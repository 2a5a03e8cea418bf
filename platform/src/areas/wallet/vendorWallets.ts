import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import type { Balances } from '../../core/ledger/wallets';
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

/**
 * The wallets that a player may take money from: those that the merchant offers, by name, then those that hold money at
 * vendors that it does not offer any more.
 */
export async function walletsOfPlayer(
  db: Database,
  merchant: string,
  { byVendor }: Pick<Balances, 'byVendor'>,
): Promise<VendorWallet[]> {
  const offered = await vendorWallets(db, merchant);
  const withMoney = [...byVendor].flatMap(([vendor, balance]) => (balance > 0n ? [vendor] : []));
  const left = withMoney.filter((code) => !offered.some(({ vendor }) => vendor === code));
  if (left.length === 0) return offered;
  const named = await db
    .select({ vendor: vendors.code, name: vendors.name })
    .from(vendors)
    .where(inArray(vendors.code, left))
    .orderBy(asc(vendors.name));
  return [...offered, ...named];
}

/** The wallet that a vendor's games play from: its own, by its code, or the main one. */
export async function walletOfVendor(db: Database, vendor: string): Promise<string | undefined> {
  const [found] = await db
    .select({ ownWallet: vendors.ownWallet })
    .from(vendors)
    .where(eq(vendors.code, vendor));
  return found?.ownWallet ? vendor : undefined;
}
