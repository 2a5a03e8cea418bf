import type { GameType, Vendor } from '@site/contracts/areas/games';
import { useHotGames, useVendorCategories } from '../../catalogue/queries';
import { belongsTo } from '../../catalogue/vendorCategories';

export interface CategoryVendors {
  /** In the platform's order. */
  readonly vendors: readonly Vendor[];
  readonly hasHot: boolean;
}

/** The providers of a category; under `HOT` those that have a hot game in any. */
export function useCategoryVendors(type: GameType | 'HOT'): CategoryVendors {
  const categories = useVendorCategories().data ?? [];
  const hot = useHotGames().data ?? [];
  if (type === 'HOT') {
    const codes = new Set(hot.map(({ vassalage }) => vassalage));
    const all = categories.flatMap(({ vendors }) => vendors);
    const vendors = new Map(all.map((vendor) => [vendor.accountTypeName, vendor]));
    return {
      vendors: [...vendors.values()].filter(({ accountTypeName }) => codes.has(accountTypeName)),
      hasHot: true,
    };
  }
  const category = categories.find((each) => each.type === type);
  return {
    vendors: category?.vendors ?? [],
    hasHot: category !== undefined && hot.some((game) => belongsTo(game, category)),
  };
}
