import type { LimitKind, LimitPeriod } from '@site/contracts/areas/care';
import type { ErrorCode } from '@site/contracts/http/errors';
import { toInstant } from '../../clock';
import { Refusal } from '../../http/refusal';
import { formatMoney } from '../../money';
import type { Used, UsedByPeriod } from '../figures';
import { valueAt } from '../limitNow';
import { reachedBy } from '../reached';
import type { Care } from '../readCare';
import type { LimitRow } from '../tables';

/** What the limits of a kind leave: of several, whoever set them, the lowest rest (PL-001, PL-010). */
export interface Rest {
  readonly period: LimitPeriod;
  /** Minor units; below 0 where more is used than a newer limit allows. */
  readonly rest: bigint;
  readonly resetsAt: Date;
}

/** Whether an account has a limit of a kind that holds now. */
export const hasLimit = (limits: readonly LimitRow[], kind: LimitKind, at: Date): boolean =>
  limits.some((limit) => limit.kind === kind && valueAt(limit, at) !== null);

/** The lowest rest; none without a limit. */
export function tightest(
  limits: readonly LimitRow[],
  kind: LimitKind,
  used: UsedByPeriod,
  usedOf: (used: Used) => bigint,
  at: Date,
): Rest | undefined {
  const rests = limits.flatMap((limit): Rest[] => {
    const value = valueAt(limit, at);
    if (limit.kind !== kind || limit.period === '' || value === null) return [];
    const { period } = limit;
    return [{ period, rest: value - usedOf(used[period]), resetsAt: used[period].resetsAt }];
  });
  return rests.sort((a, b) => (a.rest < b.rest ? -1 : Number(a.rest > b.rest)))[0];
}

interface Wanted {
  readonly kind: LimitKind;
  readonly amount: bigint;
  readonly usedOf: (used: Used) => bigint;
  readonly code: ErrorCode;
}

/** Throws the refusal of what is more than the limits of a kind leave. */
export function refuseBeyond(
  { accountId, limits }: Pick<Care, 'accountId' | 'limits'>,
  used: UsedByPeriod,
  { kind, amount, usedOf, code }: Wanted,
  at: Date,
): void {
  const found = tightest(limits, kind, used, usedOf, at);
  if (!found || amount <= found.rest) return;
  const { period, rest, resetsAt } = found;
  throw new Refusal(code, {
    value: { period, rest: formatMoney(rest > 0n ? rest : 0n), resetsAt: toInstant(resetsAt) },
    ...reachedBy(accountId, kind, at),
  });
}
