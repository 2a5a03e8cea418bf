import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import styles from './NoticesLoading.module.css';

const TITLE_WIDTHS = ['82%', '64%', '74%', '58%', '70%', '62%'];

/** The room of the list while it is on its way. */
export function NoticesLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('notices.loading')} className={styles.list}>
      {TITLE_WIDTHS.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="tile" width="44px" height="44px" />
          <span className={styles.copy}>
            <Skeleton width={width} height="14px" />
            <Skeleton width="76px" height="10px" />
          </span>
        </div>
      ))}
    </LoadingRegion>
  );
}
