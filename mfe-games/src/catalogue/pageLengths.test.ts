import fc from 'fast-check';
import { pageOfPlace, withPages } from './pageLengths';

describe('pageOfPlace', () => {
  it('finds page and place of every game, and the last page past the end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(25), { minLength: 1, maxLength: 12 }), (lengths) => {
        const places = lengths.flatMap((length, index) =>
          Array.from({ length }, (_, within) => ({ page: index + 1, within })),
        );
        expect(places.map((_, place) => pageOfPlace(lengths, place))).toEqual(places);
        expect(pageOfPlace(lengths, places.length).page).toBe(lengths.length);
      }),
    );
  });
});

describe('withPages', () => {
  const pages = (...entries: [number, number][]) => new Map(entries);

  it('grows by the next page, and corrects the ones that changed', () => {
    expect(withPages([25, 25], pages([3, 7]))).toEqual([25, 25, 7]);
    expect(withPages([25, 25], pages([2, 24], [3, 25]))).toEqual([25, 24, 25]);
  });

  it('takes no page that would stand in the wrong place', () => {
    expect(withPages([25], pages([3, 25]))).toEqual([25]);
    expect(withPages([], pages([2, 25], [1, 25]))).toEqual([25, 25]);
  });

  it('answers the same lengths when nothing is new, so that nothing is drawn again', () => {
    const lengths = [25, 25];
    expect(withPages(lengths, pages([1, 25], [2, 25]))).toBe(lengths);
  });
});
