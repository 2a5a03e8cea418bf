import { useApiQuery } from '@site/api';
import { type Limit, type LimitKind, type LimitPeriod, limits } from '@site/contracts/areas/care';
import { compareMoney } from '@site/ui/Money';
import { useIsMember } from './carePages';

/** A limit that holds. */
export interface HoldingLimit extends Limit {
  readonly value: string;
}

const holds = (limit: Limit): limit is HoldingLimit => limit.value !== undefined;

/** The member's limits and the operator's; nobody else has any. */
export function useLimits(enabled: boolean) {
  const isMember = useIsMember();
  return useApiQuery(
    limits,
    {},
    {
      enabled: enabled && isMember,
      silent: true,
      select: ({ list }) => list.filter(holds),
    },
  );
}

/** Minutes that a limit of time allows: of several the fewest. */
export function minutesOf(list: readonly HoldingLimit[] | undefined, kind: LimitKind): number | undefined {
  const minutes = list?.filter((limit) => limit.kind === kind).map(({ value }) => Number(value)) ?? [];
  return minutes.length === 0 ? undefined : Math.min(...minutes);
}

interface LossLimit extends HoldingLimit {
  readonly period: LimitPeriod;
  readonly used: string;
  readonly rest: string;
}

const isOfLoss = (limit: HoldingLimit): limit is LossLimit =>
  limit.kind === 'LOSS' && limit.period !== undefined && limit.used !== undefined && limit.rest !== undefined;

/** The loss limit that leaves least. */
export const tightestLoss = (list: readonly HoldingLimit[] | undefined): LossLimit | undefined =>
  list?.filter(isOfLoss).sort((a, b) => compareMoney(a.rest, b.rest))[0];
