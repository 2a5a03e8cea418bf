import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './Care.module.css';

/** The room of the first groups of limits. */
export function CareSkeleton() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('limits.loading')}>
      <div className={styles.page}>
        <Skeleton width="80%" />
        <Skeleton shape="card" height="308px" />
        <Skeleton shape="card" height="200px" />
      </div>
    </LoadingRegion>
  );
}
