import { hasCode } from '@site/api';
import { type RebateQuota, UsedUpQuota } from '@site/contracts/areas/agentAccounts';
import type { GameType } from '@site/contracts/areas/games';
import { type GivenRate, type Rebate, RebateBounds } from '@site/contracts/areas/rebates';
import { highestOf, isMore } from './rate';

/** Why a rate cannot be given, and the rate that it is about. */
export interface RateFault {
  /** More than the agent has, less than was given on, or no account left at it. */
  readonly kind: 'most' | 'least' | 'quota';
  readonly rate: string;
}
export type RateFaults = ReadonlyMap<GameType, RateFault>;

/** What the platform has said of rates that it did not take. It holds as long as they are the same. */
export type RateRefusal =
  | { readonly bounds: RebateBounds; readonly rate: string }
  | { readonly usedUp: string; readonly highest: string };

/**
 * What a failed call says of the rates of an account; `undefined` where it is about something else.
 *
 * @param rates All of them as they would be, also those that the call leaves as they are: a quota goes by the highest.
 */
export function rateRefusal(error: unknown, rates: readonly GivenRate[]): RateRefusal | undefined {
  if (hasCode(error, 'rebate.out.of.range')) {
    const bounds = RebateBounds.safeParse(error.value).data;
    const refused = bounds && rates.find(({ gameType }) => gameType === bounds.gameType);
    return refused && { bounds, rate: refused.rate };
  }
  if (hasCode(error, 'quota.exceeded')) {
    const quota = UsedUpQuota.safeParse(error.value).data;
    const highest = highestOf(rates)?.rate;
    return quota && highest !== undefined ? { usedUp: quota.rate, highest } : undefined;
  }
  return undefined;
}

function outOf({ min, max }: Pick<Rebate, 'min' | 'max'>, rate: string): RateFault | undefined {
  if (isMore(rate, max)) return { kind: 'most', rate: max };
  if (isMore(min, rate)) return { kind: 'least', rate: min };
  return undefined;
}

/** The quota that rates take a place of: of a rate between two the lower one. */
export function quotaOf(quotas: readonly RebateQuota[], highest: string): RebateQuota | undefined {
  return [...quotas]
    .sort((a, b) => (isMore(a.rate, b.rate) ? -1 : 1))
    .find(({ rate }) => !isMore(rate, highest));
}

export const placesLeft = ({ total, used }: RebateQuota): number => Math.max(0, total - used);

interface Known {
  /** With their bounds, as far as they are known. */
  readonly rebates: readonly Rebate[];
  readonly quotas?: readonly RebateQuota[] | undefined;
  readonly refusal?: RateRefusal | undefined;
}

/** What is wrong with the chosen rates, by category. */
export function rateFaults(
  rates: readonly GivenRate[],
  { rebates, quotas = [], refusal }: Known,
): RateFaults {
  const faults = new Map<GameType, RateFault>();
  for (const { gameType, rate } of rates) {
    const known = rebates.find((rebate) => rebate.gameType === gameType);
    const told = refusal && 'bounds' in refusal && refusal.bounds.gameType === gameType ? refusal : undefined;
    const fault =
      (known && outOf(known, rate)) ?? (told?.rate === rate ? outOf(told.bounds, rate) : undefined);
    if (fault) faults.set(gameType, fault);
  }
  const highest = highestOf(rates);
  if (!highest || faults.has(highest.gameType)) return faults;
  const usedUp = usedUpQuota(highest.rate, quotas, refusal);
  if (usedUp !== undefined) faults.set(highest.gameType, { kind: 'quota', rate: usedUp });
  return faults;
}

function usedUpQuota(highest: string, quotas: readonly RebateQuota[], refusal: RateRefusal | undefined) {
  const quota = quotaOf(quotas, highest);
  if (quota && placesLeft(quota) === 0) return quota.rate;
  return refusal && 'usedUp' in refusal && refusal.highest === highest ? refusal.usedUp : undefined;
}
