import type { SeedContext } from '../context';

/** What becomes of a bet of an order: `waits` for numbers that are still to be drawn. */
type BetFate = 'wins' | 'loses' | 'waits' | 'isTakenBack';

/** One bet; what it is on follows from its fate. */
export interface PlannedBet {
  play: 'top2' | 'top3' | 'run1' | 'size';
  fate: BetFate;
  /** What it stakes, in minor units, and how many times. */
  unit: bigint;
  times: number;
}

export interface PlannedOrder {
  /** Its English name. */
  lottery: string;
  at: (context: SeedContext) => Date;
  bets: readonly PlannedBet[];
}

const bet = (play: PlannedBet['play'], fate: BetFate, unit: bigint, times = 1): PlannedBet => ({
  play,
  fate,
  unit,
  times,
});

const order = (lottery: string, at: PlannedOrder['at'], ...bets: PlannedBet[]): PlannedOrder => ({
  lottery,
  at,
  bets,
});

const onDay = (daysAgo: number, fraction: number) => (context: SeedContext) =>
  context.onDay(daysAgo, fraction);
const minutesAgo = (minutes: number) => (context: SeedContext) => context.minutesAgo(minutes);

/** What the player has ordered, oldest first: the numbers of all but the last two are drawn. */
export const PLANNED_ORDERS: readonly PlannedOrder[] = [
  order('Evening Three Digits', onDay(52, 0.5), bet('top3', 'loses', 1_000n), bet('top2', 'loses', 2_000n)),
  order('Hanoi Special', onDay(45, 0.6), bet('top2', 'loses', 1_000n, 2)),
  order('Morning Three Digits', onDay(33, 0.3), bet('top2', 'wins', 500n), bet('run1', 'loses', 5_000n)),
  order(
    'Weekly Three Digits',
    onDay(26, 0.5),
    bet('top3', 'isTakenBack', 2_000n),
    bet('top2', 'isTakenBack', 2_000n),
  ),
  order('Hanoi 1 Minute', onDay(19, 0.8), bet('size', 'wins', 10_000n), bet('top2', 'loses', 2_000n)),
  order('Evening Three Digits', onDay(12, 0.55), bet('top3', 'loses', 500n, 4)),
  order(
    'Evening Three Digits',
    onDay(6, 0.5),
    bet('top2', 'wins', 1_000n),
    bet('top3', 'loses', 1_000n),
    bet('run1', 'isTakenBack', 2_000n),
  ),
  order('Saigon 3 Minutes', onDay(4, 0.85), bet('size', 'loses', 5_000n)),
  order('Hanoi Special', onDay(3, 0.5), bet('top3', 'loses', 1_000n), bet('top2', 'loses', 1_000n, 3)),
  order('Hanoi 1 Minute', onDay(1, 0.8), bet('size', 'wins', 2_000n), bet('top2', 'loses', 1_000n)),
  order(
    'Evening Three Digits',
    minutesAgo(3),
    bet('top3', 'waits', 1_000n),
    bet('top2', 'isTakenBack', 2_000n),
  ),
  order(
    'Weekly Three Digits',
    minutesAgo(2),
    bet('top3', 'waits', 1_000n, 2),
    bet('top2', 'waits', 2_000n),
    bet('run1', 'waits', 5_000n),
  ),
];
