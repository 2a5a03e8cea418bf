import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import page from './RewardCentrePage.module.css';
import styles from './RewardsLoading.module.css';

const CARDS = ['42%', '54%', '36%'];

/** The room of the list while it is on its way. */
export function RewardsLoading({ total = false }: { total?: boolean }) {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('rewards.loading')}>
      {total && (
        <div className={styles.total}>
          <Skeleton width="30%" />
          <Skeleton width="44%" height="26px" />
        </div>
      )}
      <div className={page.list}>
        {CARDS.map((width) => (
          <div key={width} className={styles.card}>
            <Skeleton shape="box" width="44px" height="44px" className={styles.glyph} />
            <div className={styles.words}>
              <Skeleton width={width} height="16px" />
              <Skeleton width="28%" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
