import { useDuration } from '@site/ui/useDuration';
import { useTexts } from '../../useTexts';

/** How often the reality check comes up: `every 30 min`, or that it does not. */
export function useRealityText(): (minutes: number) => string {
  const { t } = useTexts();
  const durationText = useDuration();
  return (minutes) =>
    minutes === 0 ? t('limits.reality.off') : t('limits.reality.every', { length: durationText(minutes) });
}
