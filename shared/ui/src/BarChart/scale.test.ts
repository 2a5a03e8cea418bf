import fc from 'fast-check';
import { BOTH_WAYS, barOf, HEIGHT, tickOf, UPWARDS } from './scale';

it.each([
  [[-1025, 860, -1170, 1010, -1180, -335], 1000],
  [[1201], 2000],
  [[-4999], 5000],
  [[0.5], 0.5],
  [[], 0.01],
])('has round ticks for %j', (values, tick) => {
  expect(tickOf(values, BOTH_WAYS)).toBeCloseTo(tick, 10);
});

it('draws up and down on one scale, and cuts nothing', () => {
  const amount = fc.integer({ min: 1, max: 10 ** 15 }).map((satang) => satang / 100);
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 31 }), (amounts) => {
      const tick = tickOf(amounts, BOTH_WAYS);
      for (const each of amounts) {
        const [up, down] = [barOf(each, tick, BOTH_WAYS), barOf(-each, tick, BOTH_WAYS)];
        expect(up.height).toBe(down.height);
        expect(up.y).toBeGreaterThanOrEqual(0);
        expect(up.y + up.height).toBeCloseTo(BOTH_WAYS.zero, 6);
        expect(down.y + down.height).toBeLessThanOrEqual(HEIGHT);
        const alone = barOf(each, tickOf(amounts, UPWARDS), UPWARDS);
        expect(alone.y).toBeGreaterThanOrEqual(0);
        expect(alone.y + alone.height).toBeCloseTo(UPWARDS.zero, 6);
      }
    }),
  );
});
