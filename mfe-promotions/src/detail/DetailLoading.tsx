import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import styles from './Detail.module.css';

const LINES = ['100%', '92%', '96%', '64%'];

/** The room of a promotion while it is on its way. */
export function DetailLoading() {
  return (
    <LoadingRegion className={styles.page}>
      <Skeleton shape="box" ratio="var(--c-promo-ratio)" className={styles.picture} />
      <div className={styles.room}>
        <Skeleton width="62%" height="24px" />
        <Skeleton width="44%" />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </LoadingRegion>
  );
}
