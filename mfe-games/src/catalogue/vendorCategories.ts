import {
  GAME_TYPES,
  type Game,
  type GameType,
  type Vendor,
  type VendorTypes,
} from '@site/contracts/areas/games';

/** A category of the entrance with the vendors that belong to it, in the platform's order. */
export interface VendorCategory {
  readonly type: GameType;
  readonly vendors: readonly Vendor[];
}

/** Categories that the platform files under another one, and whose vendors it names in a list (GA-005, GA-006). */
const SPLITS = [
  { parent: 'SPORTS', type: 'COCKFIGHT', listedIn: 'cockfightVendors' },
  { parent: 'RNG', type: 'BINGO', listedIn: 'bingoVendors' },
] as const;

/** Category that the list call is made with, where it is not the category itself (GA-021, GA-022). */
const LISTED_AS: Partial<Record<GameType, GameType>> = {
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
  BINGO: 'RNG',
};

export function isGameType(value: string | null | undefined): value is GameType {
  return GAME_TYPES.some((type) => type === value);
}

/** The `gameType` that lists this category's games. */
export function listTypeOf(type: GameType): GameType {
  return LISTED_AS[type] ?? type;
}

/**
 * The categories with their vendors, in the platform's order. Cockfight vendors leave SPORTS for a category of
 * their own right after it, bingo vendors leave RNG likewise. A category without vendors is left out; one that
 * this site does not know is ignored, so that a newer platform breaks nothing.
 */
export function vendorCategories(types: VendorTypes): VendorCategory[] {
  const seen = new Set<GameType>();
  const categories: VendorCategory[] = [];
  const add = (type: GameType, vendors: readonly Vendor[]) => {
    if (seen.has(type)) return;
    seen.add(type);
    if (vendors.length > 0) categories.push({ type, vendors });
  };
  for (const { gameCategory } of types.sorting) {
    if (!isGameType(gameCategory)) continue;
    const split = SPLITS.find(({ parent }) => parent === gameCategory);
    if (!split) {
      // A split category waits for its parent, whatever place the platform gives it.
      if (!isSplitOff(gameCategory, types)) add(gameCategory, vendorsOf(types, gameCategory));
      continue;
    }
    const moved = new Set(types[split.listedIn]);
    const all = vendorsOf(types, split.parent);
    add(
      split.parent,
      all.filter((vendor) => !moved.has(vendor.accountTypeName)),
    );
    const own = all.filter((vendor) => moved.has(vendor.accountTypeName));
    const filed = types.sorting.some(({ gameCategory: each }) => each === split.type);
    add(split.type, distinct([...own, ...(filed ? vendorsOf(types, split.type) : [])]));
  }
  return categories;
}

function isSplitOff(type: GameType, { sorting }: VendorTypes): boolean {
  const parent = SPLITS.find((split) => split.type === type)?.parent;
  return sorting.some(({ gameCategory }) => gameCategory === parent);
}

function vendorsOf(types: VendorTypes, type: GameType): Vendor[] {
  return distinct(types.mapping[type]?.vendorNames ?? []);
}

function distinct(vendors: readonly Vendor[]): Vendor[] {
  return [...new Map(vendors.map((vendor) => [vendor.accountTypeName, vendor])).values()];
}

/** Whether a game belongs to a category: listed under it, and of one of its vendors. */
export function belongsTo(game: Game, { type, vendors }: VendorCategory): boolean {
  return (
    listTypeOf(game.gameType) === listTypeOf(type) &&
    vendors.some((vendor) => vendor.accountTypeName === game.vassalage)
  );
}

/** The name of a vendor for people; its code when the platform gives none. */
export function vendorName(categories: readonly VendorCategory[], code: string): string {
  for (const { vendors } of categories) {
    const vendor = vendors.find(({ accountTypeName }) => accountTypeName === code);
    if (vendor) return vendor.displayName;
  }
  return code;
}
