import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import poster from './Poster.module.css';
import styles from './RankPage.module.css';

/** The room of a board and of a banner below it, while they are on their way. */
export function BoardsLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('ranks.loading')} className={styles.boards}>
      <div className={poster.poster}>
        <Skeleton shape="box" ratio="358 / 420" />
        <div className={poster.foot}>
          <Skeleton width="46%" />
        </div>
      </div>
      <Skeleton shape="card" ratio="var(--c-promo-ratio)" />
    </LoadingRegion>
  );
}
