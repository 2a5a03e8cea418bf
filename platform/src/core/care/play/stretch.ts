import type { Stretch } from '@site/contracts/areas/care';
import { MINUTE, SECOND, toInstant } from '../../clock';
import { formatMoney } from '../../money';
import type { Care } from '../readCare';
import type { StretchRow } from './tables';

/** After a pause of so long play begins anew. */
const PAUSE_MS = 10 * MINUTE;

/** A game that shows is heard of so often (docs/calls.md, "Responsible play"). */
const SEEN_EACH_MS = MINUTE;

/** Whether the last sign of play was less than a pause before an instant. */
export const isRecent = ({ seenAt }: Pick<StretchRow, 'seenAt'>, at: Date): boolean =>
  at.getTime() - seenAt.getTime() < PAUSE_MS;

/** The last stretch, if a sign of play at an instant would be of it. */
export const runningStretch = ({ stretch }: Pick<Care, 'stretch'>, at: Date): StretchRow | undefined =>
  stretch && !stretch.ended && isRecent(stretch, at) ? stretch : undefined;

/** Until when play is taken to have gone on, for who looks at it: until now, as long as the next sign is not late. */
export function knownUntil({ seenAt, ended }: Pick<StretchRow, 'seenAt' | 'ended'>, at: Date): Date {
  const seen = seenAt.getTime();
  return ended ? seenAt : new Date(Math.min(Math.max(at.getTime(), seen), seen + SEEN_EACH_MS));
}

/** Milliseconds of a stretch that lasts until then. */
export const lengthOf = ({ since }: Pick<StretchRow, 'since'>, until: Date): number =>
  Math.max(0, until.getTime() - since.getTime());

/** A stretch until then, as the account's owner sees it. */
export const stretchView = (stretch: StretchRow, until: Date): Stretch => ({
  since: toInstant(stretch.since),
  seconds: Math.floor(lengthOf(stretch, until) / SECOND),
  staked: formatMoney(stretch.staked),
  won: formatMoney(stretch.won),
  net: formatMoney(stretch.won - stretch.staked),
});
