import { Skeleton } from '@site/ui/Skeleton';
import styles from './Missions.module.css';

/** One that is done, and three that are open. */
const HEIGHTS = ['158px', '110px', '110px', '110px'];

/** The room of missions while they are on their way. */
export function MissionsRoom() {
  return (
    <div className={styles.list}>
      {HEIGHTS.map((height, index) => (
        <Skeleton key={index} shape="card" height={height} />
      ))}
    </div>
  );
}
