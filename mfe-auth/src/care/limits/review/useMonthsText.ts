import { useTexts } from '../../../useTexts';

/** An interval in words: `every month`, `every 3 months`. */
export function useMonthsText(): (months: number) => string {
  const { t } = useTexts();
  return (months) => (months === 1 ? t('limits.review.everyMonth') : t('limits.review.every', { months }));
}
