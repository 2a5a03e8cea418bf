import fc from 'fast-check';
import { firstFigure, nextFigure, pauseMs } from './illustrativeTicker';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('starts between 1e10 and 9e10 @GA-071', () => {
  expect([firstFigure(() => 0), firstFigure(() => 1 - Number.EPSILON)]).toEqual([1e10, 9e10]);
  fc.assert(
    fc.property(random, (value) => {
      const figure = firstFigure(() => value);
      expect(Number.isInteger(figure) && figure >= 1e10 && figure <= 9e10).toBe(true);
    }),
  );
});

it('grows by 100 to 500 @GA-072', () => {
  expect([nextFigure(1e10, () => 0), nextFigure(1e10, () => 1 - Number.EPSILON)]).toEqual([
    1e10 + 100,
    1e10 + 500,
  ]);
});

it('waits 3, 4 or 5 seconds @GA-072', () => {
  expect([0, 0.4, 1 - Number.EPSILON].map((value) => pauseMs(() => value))).toEqual([3000, 4000, 5000]);
});
