import { GAME_TYPES, type VendorTypes } from '@site/contracts/areas/games';
import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { vendorCategories } from '../../catalogue/vendorCategories';
import en from '../../locales/en.json';
import { fakeGames } from '../../testing/fakeGames';
import { aVendor } from '../../testing/fixtures';
import { renderRemote } from '../../testing/renderRemote';
import GameEntrance from './GameEntrance';

/*
 * The order of tabs and providers against the specification's own words, over mappings that no platform would
 * think of: categories twice, unknown or without vendors, splits that the platform also sends by themselves.
 */

const codes = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G'), { maxLength: 6 });

const vendorTypes: fc.Arbitrary<VendorTypes> = fc
  .record({
    sorting: fc.array(fc.constantFrom(...GAME_TYPES, 'HOLOGRAMS'), { maxLength: 12 }),
    mapping: fc.dictionary(fc.constantFrom(...GAME_TYPES, 'HOLOGRAMS'), codes),
    cockfightVendors: codes,
    bingoVendors: codes,
  })
  .map(({ sorting, mapping, ...splits }) => ({
    ...splits,
    sorting: sorting.map((gameCategory) => ({ gameCategory })),
    mapping: Object.fromEntries(
      Object.entries(mapping).map(([type, vendors]) => [
        type,
        { vendorNames: vendors.map((code) => aVendor(code)), vassalage: vendors },
      ]),
    ),
  }));

/**
 * "Vendor categories in the order the server supplies … cockfight vendors are split out of SPORTS into a
 * COCKFIGHT category and bingo vendors out of RNG into BINGO, each inserted right after its parent."
 *
 * Every vendor of the answer goes to a tab by itself; the tabs are then sorted by where the specification puts
 * them.
 */
function asSpecified({
  sorting,
  mapping,
  cockfightVendors,
  bingoVendors,
}: VendorTypes): [string, string[]][] {
  const supplied = [...new Set(sorting.map(({ gameCategory }) => gameCategory))];
  const parentOf: Record<string, string> = { COCKFIGHT: 'SPORTS', BINGO: 'RNG' };
  const tabOf = (category: string, vendor: string) => {
    if (category === 'SPORTS' && cockfightVendors.includes(vendor)) return 'COCKFIGHT';
    if (category === 'RNG' && bingoVendors.includes(vendor)) return 'BINGO';
    return category;
  };
  const placeOf = (tab: string) => {
    const parent = parentOf[tab];
    return parent !== undefined && supplied.includes(parent)
      ? supplied.indexOf(parent) + 0.5
      : supplied.indexOf(tab);
  };
  const seats = supplied.flatMap((category) =>
    (mapping[category]?.vassalage ?? []).map((vendor) => ({
      tab: tabOf(category, vendor),
      vendor,
      // Those split out of the parent come before those that the platform files there itself.
      fromParent: tabOf(category, vendor) !== category,
    })),
  );
  return [...new Set(seats.map(({ tab }) => tab))]
    .filter((tab) => tab !== 'HOLOGRAMS')
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((tab) => {
      const own = seats.filter((seat) => seat.tab === tab);
      const ordered = [...own.filter((seat) => seat.fromParent), ...own.filter((seat) => !seat.fromParent)];
      return [tab, [...new Set(ordered.map(({ vendor }) => vendor))]];
    });
}

it('puts categories and vendors where the specification does @GA-001 @GA-005 @GA-006', () => {
  fc.assert(
    fc.property(vendorTypes, (types) => {
      const result = vendorCategories(types).map(({ type, vendors }) => [
        type,
        vendors.map(({ accountTypeName }) => accountTypeName),
      ]);
      expect(result).toEqual(asSpecified(types));
    }),
    { numRuns: 2_000 },
  );
});

it('shows tabs and chips in that order, between Hot and Favourites @GA-001 @GA-005 @GA-006 @GA-008', async () => {
  const label = (tab: string) => en.category[tab as keyof typeof en.category];
  await fc.assert(
    fc
      .asyncProperty(vendorTypes, fc.nat(), async (types, choice) => {
        const expected = asSpecified(types);
        fc.pre(expected.length > 0);
        const [type, vendors] = expected[choice % expected.length] ?? ['', []];
        fakeGames({ types });
        renderRemote(<GameEntrance />, { path: `/m/home?category=${type}` });
        await screen.findByRole('tab', { name: 'Favourites' });
        expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
          'Hot',
          ...expected.map(([tab]) => label(tab)),
          'Favourites',
        ]);
        const chips = within(screen.getByRole('group', { name: 'Providers' }));
        expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual(vendors);
      })
      .afterEach(cleanup),
    { numRuns: 20 },
  );
}, 60_000);
