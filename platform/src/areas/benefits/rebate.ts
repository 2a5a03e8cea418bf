import { GAME_TYPES, type GameType } from '@site/contracts/areas/games';
import type { RebateRates } from './tables';

/** Valid stakes of a day by category, in minor units. */
export type Stakes = Partial<Record<GameType, bigint>>;

/** Rates are hundredths of a per cent. */
const RATE_UNIT = 10_000n;

/** The valid stakes of a day together, in minor units. */
export const sumOf = (stakes: Stakes): bigint =>
  GAME_TYPES.reduce((sum, category) => sum + (stakes[category] ?? 0n), 0n);

/** What comes back of the stakes of a day, in minor units; of each category rounded down. */
export const rebateOf = (stakes: Stakes, rates: RebateRates): bigint =>
  GAME_TYPES.reduce(
    (sum, category) => sum + ((stakes[category] ?? 0n) * BigInt(rates[category] ?? 0)) / RATE_UNIT,
    0n,
  );

/** A rate as people read it: 60 → `0.60%`. */
export const percentText = (rate: number): string => `${(rate / 100).toFixed(2)}%`;
