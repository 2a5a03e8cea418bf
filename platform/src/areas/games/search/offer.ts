import type { GameType } from '@site/contracts/areas/games';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { merchantCategories, merchantVendors, vendors } from '../tables';

/** A vendor in a category that a merchant offers. */
export interface Offer {
  readonly category: GameType;
  readonly vendor: string;
  readonly vendorName: string;
}

/** All that a merchant offers, in the order of its categories and vendors. */
export const readOffer = (db: Database, merchant: string): Promise<Offer[]> =>
  db
    .select({
      category: merchantVendors.category,
      vendor: merchantVendors.vendor,
      vendorName: vendors.name,
    })
    .from(merchantVendors)
    .innerJoin(vendors, eq(vendors.code, merchantVendors.vendor))
    .leftJoin(
      merchantCategories,
      and(
        eq(merchantCategories.merchant, merchantVendors.merchant),
        eq(merchantCategories.category, merchantVendors.category),
      ),
    )
    .where(eq(merchantVendors.merchant, merchant))
    .orderBy(asc(merchantCategories.position), asc(merchantVendors.position));
