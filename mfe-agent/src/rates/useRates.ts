import type { RebateQuota } from '@site/contracts/areas/agentAccounts';
import type { GameType } from '@site/contracts/areas/games';
import type { GivenRate, Rebate } from '@site/contracts/areas/rebates';
import { useState } from 'react';
import { type RateRefusal, rateFaults, rateRefusal } from './faults';
import type { RatesByCategory } from './rate';

interface Known {
  readonly rebates: readonly Rebate[];
  readonly quotas?: readonly RebateQuota[] | undefined;
}

/**
 * The rates of a form: those that were moved, and for the others what the platform says.
 *
 * @param moved What was moved, kept by the caller.
 */
export function useRates(
  { rebates, quotas }: Known,
  moved: RatesByCategory,
  onMoved: (moved: RatesByCategory) => void,
) {
  const [refusal, setRefusal] = useState<RateRefusal>();
  const [stops, setStops] = useState(0);
  const rates: readonly GivenRate[] = rebates.map(({ gameType, rate }) => ({
    gameType,
    rate: moved[gameType] ?? rate,
  }));
  return {
    rates,
    faults: rateFaults(rates, { rebates, quotas, refusal }),
    /** For `RateList`: see there. */
    stops,
    stop: () => setStops((count) => count + 1),
    move: (gameType: GameType, rate: string) => onMoved({ ...moved, [gameType]: rate }),
    /** Takes what a failed call says of the rates, which are still those of the call. Answers whether it says anything. */
    refused(error: unknown): boolean {
      const told = rateRefusal(error, rates);
      if (told) {
        setRefusal(told);
        setStops((count) => count + 1);
      }
      return told !== undefined;
    },
  };
}
