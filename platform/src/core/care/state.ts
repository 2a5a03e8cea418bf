import type { PlayStateName } from '@site/contracts/values/playState';
import { DAY, toInstant } from '../clock';
import { Refusal } from '../http/refusal';
import type { CareStateRow } from './tables';

/** How long a member thinks who has asked to play again (PL-022). */
const RETURN_WAIT_MS = DAY;

/** What decides whether an account may play. */
export type Closings = Pick<
  CareStateRow,
  | 'version'
  | 'timeoutUntil'
  | 'excludedUntil'
  | 'returnAskedAt'
  | 'closedAt'
  | 'limitsAnsweredAt'
  | 'offersStoppedUntil'
>;

/** Whether an account may play, and until when not. */
export interface PlayStateNow {
  readonly name: PlayStateName;
  readonly until?: Date | undefined;
  /** From when a member who is excluded may ask to play again. */
  readonly canReturnFrom?: Date | undefined;
}

const OPEN: PlayStateNow = { name: 'OPEN' };

const waitEnd = (askedAt: Date): Date => new Date(askedAt.getTime() + RETURN_WAIT_MS);

/** What an exclusion comes to; none without one, and after the member's return. */
function exclusionAt(
  { excludedUntil, returnAskedAt, limitsAnsweredAt }: Closings,
  at: Date,
): PlayStateNow | undefined {
  if (!excludedUntil) return undefined;
  if (at < excludedUntil) return { name: 'EXCLUDED', until: excludedUntil, canReturnFrom: excludedUntil };
  if (!returnAskedAt) return { name: 'RETURN_DUE', canReturnFrom: excludedUntil };
  const until = waitEnd(returnAskedAt);
  const answered = limitsAnsweredAt !== null && limitsAnsweredAt >= returnAskedAt;
  return at >= until && answered ? undefined : { name: 'RETURN_WAIT', until };
}

/**
 * Whether an account may play at an instant. Of several closings the exclusion is told first, because it alone asks
 * something of the member, then the operator's, then the time-out.
 *
 * @param closings None for an account that nothing was ever closed for.
 */
export function stateAt(closings: Closings | null | undefined, at: Date): PlayStateNow {
  if (!closings) return OPEN;
  const exclusion = exclusionAt(closings, at);
  if (exclusion) return exclusion;
  if (closings.closedAt) return { name: 'CLOSED' };
  const { timeoutUntil } = closings;
  return timeoutUntil && at < timeoutUntil ? { name: 'TIMEOUT', until: timeoutUntil } : OPEN;
}

/** Whether an account is closed for play. One that cannot be told is not: nothing is made easier by not knowing. */
export const isClosed = (closings: Closings | null | undefined, at: Date): boolean =>
  stateAt(closings, at).name !== 'OPEN';

/** Until when nothing is offered to an account because of what its play was like (PL-033). */
export function offersStopped(
  closings: Pick<Closings, 'offersStoppedUntil'> | null | undefined,
  at: Date,
): Date | undefined {
  const until = closings?.offersStoppedUntil;
  return until && at < until ? until : undefined;
}

/** Whether anything is offered to an account: not while it is closed or its offers are stopped, nor where that cannot be told. */
export const takesOffers = (closings: Closings | null | undefined, at: Date): boolean =>
  closings !== undefined && !isClosed(closings, at) && !offersStopped(closings, at);

const EXCLUDED: ReadonlySet<PlayStateName> = new Set(['EXCLUDED', 'RETURN_DUE', 'RETURN_WAIT']);

/** Whether the member has excluded themselves and has not returned yet. */
export const isExcluded = (closings: Closings | null | undefined, at: Date): boolean =>
  EXCLUDED.has(stateAt(closings, at).name);

/** How many instants there are at which a state changes by itself, and one more: a write outweighs all of them. */
const STEP = 5;

/** A number that rises whenever the state does, by a write or by the clock alone. */
export function versionAt(closings: Closings | null | undefined, at: Date): number {
  if (!closings) return 0;
  const { version, timeoutUntil, excludedUntil, returnAskedAt, offersStoppedUntil } = closings;
  const turns = [timeoutUntil, excludedUntil, returnAskedAt && waitEnd(returnAskedAt), offersStoppedUntil];
  return version * STEP + turns.filter((turn) => turn && turn <= at).length;
}

/** Throws where offers are stopped: what a closed account may not do is refused before (PL-039). */
export function refuseStoppedOffers(
  closings: Pick<Closings, 'offersStoppedUntil'> | null | undefined,
  at: Date,
): void {
  const until = offersStopped(closings, at);
  if (until) throw new Refusal('offers.stopped', { value: { until: toInstant(until) } });
}

/** The refusal of what a closed account may not do. */
export const playClosed = ({ name, until }: PlayStateNow): Refusal =>
  new Refusal('play.closed', { value: { state: name, ...(until && { until: toInstant(until) }) } });
