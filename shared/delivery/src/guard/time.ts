import { type HealthSource, SourceUnknown } from '../health/HealthSource';
import type { Moment } from './moveRollout';

/** How far a guard's clock may be from the source's. */
const MOST_OFF_MS = 30_000;

/** What time it is, or why nobody can act on it. */
export interface Time {
  readonly moment?: Moment;
  /** The source says nothing: health is unknown. */
  readonly unknown?: string;
  /** Clocks differ by too much: a guard does nothing until they agree (FD-064). */
  readonly wrong?: string;
}

/**
 * Asks the source for its time, and compares it with this machine's.
 *
 * @param now This machine's clock.
 */
export async function timeOf(source: HealthSource, now: () => Date): Promise<Time> {
  try {
    const before = now().getTime();
    const said = await source.now();
    const after = now().getTime();
    const off = Math.max(before - said.getTime(), said.getTime() - after);
    if (off > MOST_OFF_MS) {
      const which = said.getTime() > after ? 'behind' : 'ahead of';
      return {
        wrong: `The clock of this guard is ${Math.round(off / 1000)} s ${which} that of the figures: it does nothing until they agree.`,
      };
    }
    return { moment: { now: said, closedUntil: await source.closedUntil() } };
  } catch (error) {
    if (error instanceof SourceUnknown)
      return { unknown: `${error.message}: health is unknown, nothing moves.` };
    throw error;
  }
}
