import { useTexts } from '../../../useTexts';
import type { Place } from '../places';
import { useLimitTexts } from '../useLimitTexts';

/** Between what a limit has to be; nothing where the merchant does not say. */
export function useRangeHint() {
  const { t } = useTexts();
  const { amountOf } = useLimitTexts();
  return (place: Place): string | undefined => {
    const { min, max } = place;
    if (min !== undefined && max !== undefined)
      return t('limits.sheet.range', { min: amountOf(place, min), max: amountOf(place, max) });
    if (min !== undefined) return t('limits.sheet.from', { min: amountOf(place, min) });
    return max === undefined ? undefined : t('limits.sheet.upTo', { max: amountOf(place, max) });
  };
}
