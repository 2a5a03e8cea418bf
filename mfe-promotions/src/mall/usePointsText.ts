import { formatNumber } from '@site/i18n';
import { useTexts } from '../useTexts';

/** A number of points with its word: "1,000 points". */
export function usePointsText(): (points: number) => string {
  const { t } = useTexts();
  return (points) => t('mall.points', { count: points, shown: formatNumber(points) });
}
