import { formatNumber } from '@site/i18n';
import { useTexts } from '../useTexts';
import styles from './Price.module.css';

/** What one costs: the number, and small the word. */
export function Price({ points, className = '' }: { points: number; className?: string | undefined }) {
  const { t } = useTexts();
  return (
    <span className={`${styles.price} ${className}`}>
      {formatNumber(points)} <small className={styles.unit}>{t('mall.unit', { count: points })}</small>
    </span>
  );
}
