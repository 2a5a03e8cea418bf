import type { GameType, VendorTypes } from '@site/contracts/areas/games';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { merchantCategories, merchantVendors, vendors } from './tables';

/** Categories whose vendors come under another one; the site splits them out again (GA-005, GA-006). */
const PARENTS: Partial<Record<GameType, GameType>> = { COCKFIGHT: 'SPORTS', BINGO: 'RNG' };

/** Vendors by category and the order of the categories, as the merchant offers them. */
export async function vendorTypes(db: Database, merchant: string): Promise<VendorTypes> {
  const rows = await db
    .select({
      category: merchantVendors.category,
      code: merchantVendors.vendor,
      name: vendors.name,
    })
    .from(merchantCategories)
    .innerJoin(
      merchantVendors,
      and(
        eq(merchantVendors.merchant, merchantCategories.merchant),
        eq(merchantVendors.category, merchantCategories.category),
      ),
    )
    .innerJoin(vendors, eq(vendors.code, merchantVendors.vendor))
    .where(eq(merchantCategories.merchant, merchant))
    .orderBy(asc(merchantCategories.position), asc(merchantVendors.position));

  const mapping: VendorTypes['mapping'] = {};
  for (const { category, code, name } of rows) {
    const type = PARENTS[category] ?? category;
    mapping[type] ??= { vendorNames: [], vassalage: [] };
    mapping[type].vendorNames.push({ accountTypeName: code, displayName: name });
    mapping[type].vassalage.push(code);
  }
  const codesIn = (wanted: GameType) => rows.filter((row) => row.category === wanted).map((row) => row.code);
  return {
    mapping,
    sorting: Object.keys(mapping).map((gameCategory) => ({ gameCategory })),
    cockfightVendors: codesIn('COCKFIGHT'),
    bingoVendors: codesIn('BINGO'),
  };
}
