import { Skeleton } from '../Skeleton';
import styles from './GameTile.module.css';

/** The room of a `GameTile`. */
export function GameTileSkeleton() {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      <Skeleton shape="tile" ratio="3 / 4" />
      <span className={styles.name}>
        <Skeleton width="82%" height="12px" />
      </span>
      <span className={styles.provider}>
        <Skeleton width="52%" height="10px" />
      </span>
    </span>
  );
}
