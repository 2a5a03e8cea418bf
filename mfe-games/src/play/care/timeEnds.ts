import type { Figures } from './useFigures';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Where a limit of time ends play. */
export interface TimeEnd {
  readonly kind: 'STRETCH_TIME' | 'DAY_TIME';
  /** In ms since 1970, by the platform's clock. */
  readonly at: number;
}

/** The limit of time that is reached first; none without limits. */
export function firstTimeEnd({ restSeconds, at }: Pick<Figures, 'restSeconds' | 'at'>): TimeEnd | undefined {
  const endOf = (kind: TimeEnd['kind'], rest: number | undefined): TimeEnd[] =>
    rest === undefined ? [] : [{ kind, at: Date.parse(at) + rest * SECOND_MS }];
  const ends = [...endOf('STRETCH_TIME', restSeconds?.stretch), ...endOf('DAY_TIME', restSeconds?.day)];
  return ends.sort((a, b) => a.at - b.at)[0];
}

/**
 * Whole minutes of the stretch.
 *
 * @param now In ms, by the platform's clock: what has passed since it answered counts on.
 */
export function minutesPlayed({ stretch, at }: Pick<Figures, 'stretch' | 'at'>, now: number): number {
  if (!stretch) return 0;
  const passed = Math.max(0, now - Date.parse(at));
  return Math.floor((stretch.seconds * SECOND_MS + passed) / MINUTE_MS);
}

/** Minutes until then, the running one counted. */
export const minutesUntil = (at: number, now: number): number =>
  Math.max(0, Math.ceil((at - now) / MINUTE_MS));
