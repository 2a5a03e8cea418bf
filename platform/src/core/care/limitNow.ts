import type { LimitKind } from '@site/contracts/areas/care';
import type { LimitRow } from './tables';

/** A change of a limit that waits. */
export interface Pending {
  /** None: the limit is to go. */
  readonly value: bigint | null;
  readonly askedAt: Date;
  readonly from: Date;
  readonly lapsesAt: Date;
}

/** What of a limit waits at an instant; what has lapsed does not, nor what holds by itself since. */
export function pendingOf(limit: LimitRow, at: Date): Pending | undefined {
  const { pendingValue, pendingAskedAt, pendingFrom, pendingLapsesAt } = limit;
  if (!pendingAskedAt || !pendingFrom || !pendingLapsesAt) return undefined;
  if (limit.source !== 'MEMBER' && at >= pendingFrom) return undefined;
  if (at >= pendingLapsesAt) return undefined;
  return { value: pendingValue, askedAt: pendingAskedAt, from: pendingFrom, lapsesAt: pendingLapsesAt };
}

/**
 * The value of a limit that holds at an instant, in minor units or minutes; null for none. What a member asked for never
 * holds by itself; what the operator has said does, from when it was said to (PL-004, PL-010).
 */
export function valueAt(limit: LimitRow, at: Date): bigint | null {
  const { source, value, pendingValue, pendingFrom } = limit;
  return source !== 'MEMBER' && pendingFrom && at >= pendingFrom ? pendingValue : value;
}

/** The lowest value of a kind that holds at an instant, whoever has set it; none without one. */
export function lowestValue(limits: readonly LimitRow[], kind: LimitKind, at: Date): bigint | undefined {
  const values = limits.flatMap((limit) => (limit.kind === kind ? (valueAt(limit, at) ?? []) : []));
  return values.sort((a, b) => (a < b ? -1 : Number(a > b)))[0];
}
