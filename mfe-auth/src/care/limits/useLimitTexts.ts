import { useMoneyText } from '@site/ui/Money';
import { useDuration } from '@site/ui/useDuration';
import { useTexts } from '../../useTexts';
import { isOfTime, partOf, type WhichLimit } from './whichLimit';

/** What limits are called, and how their values are written. */
export function useLimitTexts() {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const durationText = useDuration();
  return {
    nameOf: (which: WhichLimit): string => t(`limits.name.${partOf(which)}`),
    amountOf: (which: WhichLimit, value: string): string =>
      isOfTime(which) ? durationText(Number(value)) : moneyText(value),
  };
}
