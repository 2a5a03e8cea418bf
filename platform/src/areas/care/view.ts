import type { Limit, PlayState } from '@site/contracts/areas/care';
import type { Used, UsedByPeriod } from '../../core/care/figures';
import { pendingOf, valueAt } from '../../core/care/limitNow';
import { formatLimit } from '../../core/care/limitValue';
import type { TimeUsed } from '../../core/care/play/timeLimits';
import { stateAt, takesOffers, versionAt } from '../../core/care/state';
import type { CareStateRow, LimitRow } from '../../core/care/tables';
import { MINUTE, toInstant } from '../../core/clock';

/** Whether an account may play, as its owner sees it. */
export function playStateView(row: CareStateRow | null, at: Date): PlayState {
  const { name, until, canReturnFrom } = stateAt(row, at);
  return {
    version: versionAt(row, at),
    state: name,
    ...(until && { until: toInstant(until) }),
    ...(canReturnFrom && { canReturnFrom: toInstant(canReturnFrom) }),
    identity: row?.identity ?? 'NONE',
    offers: takesOffers(row, at),
    at: toInstant(at),
  };
}

const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** What is used of a limit of money, gross for deposits; none for the others. */
function usedOf({ kind }: LimitRow, { loss, deposited }: Used, underWay: bigint): bigint | undefined {
  if (kind === 'DEPOSIT') return deposited + underWay;
  return kind === 'LOSS' ? loss : undefined;
}

/** What a limit is looked at with. */
export interface LimitFigures {
  readonly time: TimeUsed;
  readonly used: UsedByPeriod;
  /** What open deposit orders come to. */
  readonly underWay: bigint;
}

/** How many whole minutes of a limit of time are used; the one that runs is left. */
function timeFigures(value: bigint, used: TimeUsed['day']): Partial<Limit> {
  if (!used) return {};
  const minutes = Math.min(Number(value), Math.floor(used.played / MINUTE));
  return {
    used: `${minutes}`,
    rest: `${Number(value) - minutes}`,
    ...(used.resetsAt && { resetsAt: toInstant(used.resetsAt) }),
  };
}

/** How much of a limit is used and left, and when it begins anew. */
function figuresOf(limit: LimitRow, { used, underWay, time }: LimitFigures, at: Date): Partial<Limit> {
  const value = valueAt(limit, at);
  if (value === null) return {};
  if (limit.kind === 'STRETCH_TIME') return timeFigures(value, time.stretch);
  if (limit.kind === 'DAY_TIME') return timeFigures(value, time.day);
  if (limit.period === '') return {};
  const period = used[limit.period];
  const amount = usedOf(limit, period, underWay);
  if (amount === undefined) return {};
  return {
    used: formatLimit(limit.kind, atLeastZero(amount)),
    rest: formatLimit(limit.kind, atLeastZero(value - amount)),
    resetsAt: toInstant(period.resetsAt),
  };
}

/** A limit as its owner sees it. */
export function limitView(limit: LimitRow, figures: LimitFigures, at: Date): Limit {
  const { id, kind, period, source } = limit;
  const value = valueAt(limit, at);
  const pending = pendingOf(limit, at);
  return {
    id,
    kind,
    ...(period !== '' && { period }),
    ...(value !== null && { value: formatLimit(kind, value) }),
    source,
    ...figuresOf(limit, figures, at),
    ...(pending && {
      pending: {
        ...(pending.value !== null && { value: formatLimit(kind, pending.value) }),
        askedAt: toInstant(pending.askedAt),
        confirmFrom: toInstant(pending.from),
        lapsesAt: toInstant(pending.lapsesAt),
      },
    }),
  };
}
