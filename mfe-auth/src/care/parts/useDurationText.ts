import { useTexts } from '../../useTexts';

const HOUR = 60;

/** A length of time as it is said: `45 min`, `2 h`, `1 h 30 min`. */
export function useDurationText(): (minutes: number) => string {
  const { t } = useTexts();
  return (total) => {
    const [hours, minutes] = [Math.floor(total / HOUR), total % HOUR];
    if (hours === 0) return t('duration.minutes', { minutes });
    return minutes === 0 ? t('duration.hours', { hours }) : t('duration.both', { hours, minutes });
  };
}
