import { useTranslation } from '@site/i18n';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { Spinner } from '@site/ui/Spinner';
import { useDelayed } from '@site/ui/useDelayed';
import styles from './RemotePage.module.css';

/** After this long, in ms, whoever waits is told that it goes on (HS-094). */
export const STILL_LOADING_MS = 3_000;

/** Stands for a page that is still on its way. */
export function PageSkeleton() {
  const { t } = useTranslation('host-shell');
  const isLate = useDelayed(STILL_LOADING_MS);
  return (
    <LoadingRegion className={styles.region}>
      <div className={styles.skeleton}>
        <Skeleton height="44px" shape="box" />
        <Skeleton height="168px" shape="card" />
        <Skeleton height="168px" shape="card" />
        {isLate && (
          <p className={styles.late}>
            <Spinner />
            {t('remote.stillLoading')}
          </p>
        )}
      </div>
    </LoadingRegion>
  );
}
