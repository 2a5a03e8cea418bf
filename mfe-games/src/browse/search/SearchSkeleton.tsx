import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './SearchSkeleton.module.css';

/** Rows of the first screen at 390 by 844. */
const ROWS = 8;

/** The room of results while the first ones are on their way. */
export function SearchSkeleton() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('gameSearch.loading')}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="52px" height="52px" shape="box" />
          <div className={styles.words}>
            <Skeleton width="60%" height="14px" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
