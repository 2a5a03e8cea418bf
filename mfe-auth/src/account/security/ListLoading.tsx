import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import styles from './ListLoading.module.css';

const NAME_WIDTHS = ['54%', '42%'];

/** The room of a list of devices or passkeys while it is on its way. */
export function ListLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} className={styles.page}>
      <Skeleton width="92%" height="14px" />
      <div className={styles.list}>
        {NAME_WIDTHS.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton shape="tile" width="44px" height="44px" />
            <span className={styles.copy}>
              <Skeleton width={width} height="15px" />
              <Skeleton width="68%" height="12px" />
            </span>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
