import { useTexts } from '../../useTexts';

const HOUR = 60;

/** Writes minutes as people say them: `42 min`, `1 h`, `1 h 20 min`. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTexts();
  return (all) => {
    const [hours, minutes] = [Math.floor(all / HOUR), all % HOUR];
    if (hours === 0) return t('care.time.minutes', { minutes });
    return minutes === 0 ? t('care.time.hours', { hours }) : t('care.time.both', { hours, minutes });
  };
}
