import { GAME_TYPES, MINIMUM_BETS } from '@site/contracts/areas/games';
import fc from 'fast-check';
import { LIST_TABS } from '../../catalogue/paths';
import { FILTER_CLASSES, hasBetFilters, listSearch, readListState } from './listState';

const read = (search: string, fixed?: Parameters<typeof readListState>[1]) =>
  readListState(new URLSearchParams(search), fixed);

describe('readListState', () => {
  it('shows slots without a category @GA-016', () => {
    expect(read('').type).toBe('RNG');
    expect(read('gameType=HOLOGRAMS').type).toBe('RNG');
  });

  it('keeps to the type of its route @GA-017', () => {
    expect(read('gameType=FISH', 'LIVE').type).toBe('LIVE');
  });

  it('opens filtered by the provider of the address @GA-019', () => {
    expect(read('vassalage=MOON_1').vendor).toBe('MOON_1');
    expect(read('vassalage=<script>').vendor).toBeUndefined();
  });

  it('opens on the tab of the address @GA-020', () => {
    expect(LIST_TABS.map((tab) => read(`type=${tab}`).tab)).toEqual([...LIST_TABS]);
    expect(read('type=nonsense').tab).toBe('all');
  });

  it('knows minimum bets and kinds for slots alone @GA-032', () => {
    expect(read('minBet=0.50&gameClassify=JP')).toMatchObject({ minBet: '0.50', classify: 'JP' });
    expect(read('gameType=LIVE&minBet=0.50&gameClassify=JP')).toMatchObject({
      minBet: undefined,
      classify: undefined,
    });
    expect(read('minBet=0.51&gameClassify=BG')).toMatchObject({ minBet: undefined, classify: undefined });
  });

  it('finds in the address whatever was put there', () => {
    const optional = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);
    const states = fc
      .record({
        type: fc.constantFrom(...GAME_TYPES),
        tab: fc.constantFrom(...LIST_TABS),
        vendor: optional(['MOONREEF', 'a-b_C9']),
        name: optional(['koi', 'เสือ & co', '100%']),
        minBet: optional(MINIMUM_BETS),
        minLine: optional([1, 50, 10_000]),
        classify: optional(FILTER_CLASSES),
      })
      .map((state) =>
        hasBetFilters(state.type)
          ? state
          : { ...state, minBet: undefined, minLine: undefined, classify: undefined },
      );
    fc.assert(
      fc.property(states, fc.boolean(), (state, fixed) => {
        const type = fixed ? state.type : undefined;
        expect(readListState(new URLSearchParams(listSearch(state, type).toString()), type)).toEqual(state);
      }),
    );
  });
});
