import { Card } from '@site/ui/Card';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { cx } from '../internal/cx';
import styles from './RecordsSkeleton.module.css';

/** Rows of the first screen at 390 by 844, below the sums. */
const ROWS = 5;

/**
 * The room of sums and records while they are on their way.
 *
 * @param label What is loading.
 * @param sums Whether their room is kept too, and not by a card that is there already.
 */
export function RecordsSkeleton({ label, sums = true }: { label: string; sums?: boolean }) {
  return (
    <LoadingRegion label={label} className={cx(styles.room, !sums && styles.under)}>
      {sums && <Skeleton height="var(--totals-h)" shape="card" />}
      <div className={styles.heading}>
        <Skeleton width="160px" height="14px" />
      </div>
      <Card padded={false}>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="44px" height="44px" shape="box" />
            <div className={styles.words}>
              <Skeleton width="70%" height="14px" />
              <Skeleton width="50%" />
            </div>
            <Skeleton width="72px" height="14px" />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}
