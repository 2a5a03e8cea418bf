import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../useTexts';
import styles from './TeamPage.module.css';

/** Cards of the first screen at 390 by 844. */
const CARDS = 6;

/** The room of the people while they are on their way. */
export function PeopleLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion className={styles.people} label={t('teamPage.loading')}>
      <div className={styles.people} data-inner>
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} shape="card" height="66px" />
        ))}
      </div>
    </LoadingRegion>
  );
}
