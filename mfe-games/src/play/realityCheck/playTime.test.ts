import { continuePlay, dueAt, keepPlay, minutesPlayed, PAUSE_MS } from './playTime';

const START = '2026-11-20T08:00:00.000Z';
const LATER = '2026-11-20T08:20:00.000Z';
const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

beforeEach(() => localStorage.clear());

it('goes on through one game after the other, and begins anew after a pause', () => {
  const first = continuePlay('a', false, START, NOW);
  keepPlay('a', false, { ...first, seen: NOW + 20 * MINUTE });
  const next = continuePlay('a', false, LATER, NOW + 20 * MINUTE + PAUSE_MS);
  expect(next).toMatchObject({ since: START, began: NOW, reminded: NOW });
  const afterPause = continuePlay('a', false, LATER, NOW + 20 * MINUTE + PAUSE_MS + 1);
  expect(afterPause).toMatchObject({ since: LATER, began: NOW + 30 * MINUTE + 1 });
});

it('keeps accounts, and play money and real money, apart', () => {
  keepPlay('a', false, continuePlay('a', false, START, NOW));
  expect(continuePlay('b', false, LATER, NOW).since).toBe(LATER);
  expect(continuePlay('a', true, LATER, NOW).since).toBe(LATER);
  expect(continuePlay('a', false, LATER, NOW).since).toBe(START);
});

it('believes no note of the future, and none that it cannot read', () => {
  keepPlay('a', false, { ...continuePlay('a', false, START, NOW), seen: NOW + MINUTE });
  expect(continuePlay('a', false, LATER, NOW).since).toBe(LATER);
  localStorage.setItem('realityCheck.play.a', '{"since":1}');
  expect(continuePlay('a', false, LATER, NOW).since).toBe(LATER);
});

it('is due by the interval after the last reminder, or never', () => {
  const time = { since: START, began: NOW, reminded: NOW + 5 * MINUTE, seen: NOW };
  expect(dueAt(time, 15)).toBe(NOW + 20 * MINUTE);
  expect(dueAt(time, 0)).toBeUndefined();
});

it('counts whole minutes', () => {
  expect(minutesPlayed(NOW, NOW + 15 * MINUTE + 59_000)).toBe(15);
  expect(minutesPlayed(NOW, NOW - 1)).toBe(0);
});
