import { useTexts } from '../../useTexts';
import { useDurationText } from '../parts/useDurationText';

/** How often the reality check comes up: `every 30 min`, or that it does not. */
export function useRealityText(): (minutes: number) => string {
  const { t } = useTexts();
  const durationText = useDurationText();
  return (minutes) =>
    minutes === 0 ? t('limits.reality.off') : t('limits.reality.every', { length: durationText(minutes) });
}
