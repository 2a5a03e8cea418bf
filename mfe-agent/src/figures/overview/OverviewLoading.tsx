import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './OverviewLoading.module.css';

/** The room of the overview while it is on its way. */
export function OverviewLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('team.loading')} className={styles.room}>
      <Skeleton shape="card" height="76px" />
      <Skeleton shape="card" height="302px" className={styles.chart} />
      <Skeleton width="110px" height="16px" className={styles.title} />
      <Skeleton shape="card" height="504px" />
    </LoadingRegion>
  );
}
