import type { LimitPeriod } from '@site/contracts/areas/care/settings';
import { useMoneyText } from '@site/ui/Money';
import { useTexts } from '../../useTexts';
import { momentText } from './momentText';
import type { Rest } from './restOf';

/** A running period within a sentence: today, this week. */
export function usePeriodText(): (period: LimitPeriod) => string {
  const { t } = useTexts();
  // @texts cashier.limit.this.* — the platform says which
  return (period) => t(`cashier.limit.this.${period}`);
}

/** Says what a limit leaves and when it begins anew. It does not offer to raise it. */
export function useRestText(): (rest: Rest) => string {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const periodText = usePeriodText();
  // @texts cashier.limit.leaves.* — of deposits or losses
  return ({ of, period, rest, resetsAt }) =>
    t(`cashier.limit.leaves.${of}`, {
      amount: moneyText(rest),
      period: periodText(period),
      when: momentText(resetsAt),
    });
}
