import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './ProfileLoading.module.css';

/** The room of the profile while it is on its way. */
export function ProfileLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('profile.loading')}>
      <div className={styles.page}>
        <Skeleton shape="circle" width="96px" height="96px" className={styles.picture} />
        <Skeleton shape="box" height="var(--c-field-h)" />
        <Skeleton shape="box" height="var(--c-btn-h)" />
        <Skeleton shape="card" height="calc(var(--c-row-h) * 4)" />
      </div>
    </LoadingRegion>
  );
}
