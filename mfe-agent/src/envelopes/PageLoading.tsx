import { Card } from '@site/ui/Card';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import styles from './Envelopes.module.css';

const ROWS = 6;

/** The room of the team while it is on its way. */
export function PeopleLoading() {
  return (
    <LoadingRegion className={styles.people}>
      <Card padded={false} className={styles.list}>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className={styles.room}>
            <Skeleton shape="circle" width="40px" height="40px" />
            <Skeleton width="40%" height="16px" />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}

/** The room of the page before it is known what may be given. */
export function PageLoading() {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Skeleton height="44px" shape="box" />
        <Skeleton height="44px" shape="box" />
      </div>
      <PeopleLoading />
    </div>
  );
}
