import { Skeleton } from '@site/ui/Skeleton';
import { useDelayed } from '@site/ui/useDelayed';
import styles from './Awaited.module.css';

/** The room of an amount that is on its way, painted once that takes long. */
export function Awaited() {
  const late = useDelayed();
  return (
    <span aria-hidden="true" className={styles.awaited}>
      {late ? <Skeleton width="72px" /> : '\u00a0'}
    </span>
  );
}
