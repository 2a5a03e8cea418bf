import { GAME_TYPES } from '@site/contracts/areas/games';
import fc from 'fast-check';
import { aGame, vendorTypesOf } from '../testing/fixtures';
import { belongsTo, listTypeOf, vendorCategories, vendorName } from './vendorCategories';

const codesOf = (types: Parameters<typeof vendorCategories>[0]) =>
  vendorCategories(types).map(({ type, vendors }) => [type, vendors.map((each) => each.accountTypeName)]);

describe('vendorCategories', () => {
  it('keeps the order of the platform @GA-001', () => {
    expect(codesOf(vendorTypesOf({ LIVE: ['A'], FISH: ['B'], RNG: ['C'] }))).toEqual([
      ['LIVE', ['A']],
      ['FISH', ['B']],
      ['RNG', ['C']],
    ]);
  });

  it('splits cockfight vendors off sports, right after it @GA-005', () => {
    const types = vendorTypesOf({ SPORTS: ['A', 'B', 'C'], LIVE: ['D'] }, { cockfightVendors: ['B'] });
    expect(codesOf(types)).toEqual([
      ['SPORTS', ['A', 'C']],
      ['COCKFIGHT', ['B']],
      ['LIVE', ['D']],
    ]);
  });

  it('splits bingo vendors off slots, right after it @GA-006', () => {
    const types = vendorTypesOf({ RNG: ['A', 'B'], PVP: ['C'] }, { bingoVendors: ['A'] });
    expect(codesOf(types)).toEqual([
      ['RNG', ['B']],
      ['BINGO', ['A']],
      ['PVP', ['C']],
    ]);
  });

  it('keeps a split category behind its parent when the platform names it elsewhere too @GA-005', () => {
    const types = vendorTypesOf(
      { COCKFIGHT: ['X'], LIVE: ['D'], SPORTS: ['A', 'B'] },
      { cockfightVendors: ['B'] },
    );
    expect(codesOf(types)).toEqual([
      ['LIVE', ['D']],
      ['SPORTS', ['A']],
      ['COCKFIGHT', ['B', 'X']],
    ]);
  });

  it('leaves out a category without vendors and one that it does not know', () => {
    expect(codesOf(vendorTypesOf({ LIVE: [], HOLOGRAMS: ['A'], FISH: ['B'] }))).toEqual([['FISH', ['B']]]);
  });

  it('loses and doubles no vendor, and never separates a split from its parent @GA-005 @GA-006', () => {
    const codes = fc.uniqueArray(fc.stringMatching(/^[A-Z]{1,3}$/), { maxLength: 6 });
    const arbitrary = fc.record({
      categories: fc.dictionary(fc.constantFrom(...GAME_TYPES), codes),
      cockfightVendors: codes,
      bingoVendors: codes,
    });
    fc.assert(
      fc.property(arbitrary, ({ categories, ...splits }) => {
        const types = vendorTypesOf(categories, splits);
        const result = vendorCategories(types);
        const order = result.map(({ type }) => type);
        expect(new Set(order).size).toBe(order.length);

        // Under the call that lists them, the same vendors as before.
        const before = new Set(
          types.sorting.flatMap(({ gameCategory }) =>
            (categories[gameCategory] ?? []).map((code) => `${parentOf(gameCategory)} ${code}`),
          ),
        );
        const after = result.flatMap(({ type, vendors }) =>
          vendors.map((vendor) => `${parentOf(type)} ${vendor.accountTypeName}`),
        );
        expect(new Set(after)).toEqual(before);
        for (const [parent, split, listed] of [
          ['SPORTS', 'COCKFIGHT', splits.cockfightVendors],
          ['RNG', 'BINGO', splits.bingoVendors],
        ] as const) {
          const kept = result.find(({ type }) => type === parent)?.vendors ?? [];
          expect(kept.filter((vendor) => listed.includes(vendor.accountTypeName))).toEqual([]);
          if (order.includes(parent) && order.includes(split)) {
            expect(order.indexOf(split)).toBe(order.indexOf(parent) + 1);
          }
        }
      }),
    );
  });
});

function parentOf(type: string): string {
  return ({ COCKFIGHT: 'SPORTS', BINGO: 'RNG' } as Record<string, string>)[type] ?? type;
}

describe('listTypeOf', () => {
  it('lists e-sports and cockfight as sports @GA-021', () => {
    expect([listTypeOf('ESPORTS'), listTypeOf('COCKFIGHT'), listTypeOf('SPORTS')]).toEqual([
      'SPORTS',
      'SPORTS',
      'SPORTS',
    ]);
  });

  it('lists bingo as slots, and everything else as itself @GA-022', () => {
    expect([listTypeOf('BINGO'), listTypeOf('LIVE')]).toEqual(['RNG', 'LIVE']);
  });
});

describe('belongsTo', () => {
  const [sports, cockfight] = vendorCategories(
    vendorTypesOf({ SPORTS: ['A', 'B'] }, { cockfightVendors: ['B'] }),
  );

  it.each([
    ['a sports game of a sports vendor', { gameType: 'SPORTS', vassalage: 'A' }, [true, false]],
    ['a sports game of a cockfight vendor', { gameType: 'SPORTS', vassalage: 'B' }, [false, true]],
    ['a cockfight game of a cockfight vendor', { gameType: 'COCKFIGHT', vassalage: 'B' }, [false, true]],
    ['a live game of a sports vendor', { gameType: 'LIVE', vassalage: 'A' }, [false, false]],
  ] as const)('puts %s where it belongs', (_name, changes, expected) => {
    const game = aGame(changes);
    expect([sports, cockfight].map((category) => category && belongsTo(game, category))).toEqual(expected);
  });
});

describe('vendorName', () => {
  it('answers the name for people, and the code of a vendor that nobody named', () => {
    const categories = [
      { type: 'RNG', vendors: [{ accountTypeName: 'A', displayName: 'Moonreef' }] },
    ] as const;
    expect([vendorName(categories, 'A'), vendorName(categories, 'Z')]).toEqual(['Moonreef', 'Z']);
  });
});
