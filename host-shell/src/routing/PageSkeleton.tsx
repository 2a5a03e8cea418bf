import { Skeleton } from '@site/ui/Skeleton';
import styles from './RemotePage.module.css';

/** Stands for a page whose remote is still on its way. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height="44px" shape="box" />
      <Skeleton height="168px" shape="card" />
      <Skeleton height="168px" shape="card" />
      <Skeleton height="168px" shape="card" />
    </div>
  );
}
