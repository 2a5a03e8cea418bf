import fc from 'fast-check';
import { betSteps, firstStep } from './bets';
import {
  CHANCES,
  drawPrize,
  LINE,
  PAY_TABLES,
  REELS,
  ROWS,
  returnToPlayer,
  SYMBOLS,
  stopReels,
} from './payTable';

it.each([
  ['LOW', 96.5],
  ['MEDIUM', 96],
  ['HIGH', 95.4],
] as const)('pays back what it says, counted over every outcome: %s, %d %%', (volatility, percent) => {
  const table = PAY_TABLES[volatility];
  expect(table).toHaveLength(SYMBOLS);
  const paid = Array.from({ length: CHANCES }, (_, number) => drawPrize(table, () => number))
    .map((prize) => (prize === undefined ? 0n : (table[prize]?.times ?? 0n)))
    .reduce((sum, times) => sum + times, 0n);
  expect(Number(paid) / CHANCES).toBeCloseTo(percent / 100, 10);
  expect(returnToPlayer(volatility)).toBeCloseTo(percent, 10);
});

it('wins less often the higher the volatility', () => {
  const chanceOf = (volatility: keyof typeof PAY_TABLES) =>
    PAY_TABLES[volatility].reduce((sum, { weight }) => sum + weight, 0);
  expect(chanceOf('LOW')).toBeGreaterThan(chanceOf('MEDIUM'));
  expect(chanceOf('MEDIUM')).toBeGreaterThan(chanceOf('HIGH'));
});

const numbers = fc.array(fc.nat(1_000), { minLength: 40, maxLength: 40 });
const randomFrom = (list: number[]) => {
  let next = 0;
  return (bound: number) => (list[next++ % list.length] ?? 0) % bound;
};

it('shows the prize on the line exactly when there is one', () => {
  const prizes = fc.option(fc.nat(SYMBOLS - 1), { nil: undefined });
  fc.assert(
    fc.property(prizes, numbers, (prize, list) => {
      const reels = stopReels(prize, randomFrom(list));
      expect(reels).toHaveLength(REELS);
      expect(reels.every((reel) => reel.length === ROWS)).toBe(true);
      expect(reels.flat().every((symbol) => symbol >= 0 && symbol < SYMBOLS)).toBe(true);
      const line = new Set(reels.map((reel) => reel[LINE]));
      if (prize === undefined) expect(line.size).toBeGreaterThan(1);
      else expect([...line]).toEqual([prize]);
    }),
  );
});

it('steps between the limits, rising, and starts at 10.00 or as near below as they allow', () => {
  expect(betSteps(100n, 10_000n)).toEqual([100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n]);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10_000n }),
      fc.bigInt({ min: 0n, max: 10_000_000n }),
      (min, more) => {
        const steps = betSteps(min, min + more);
        expect(steps[0]).toBe(min);
        expect(steps.at(-1)).toBe(min + more);
        expect(steps.every((step, place) => place === 0 || step > (steps[place - 1] ?? step))).toBe(true);
        const first = steps[firstStep(steps)] ?? 0n;
        expect(first === min || first <= 1_000n).toBe(true);
      },
    ),
  );
});
