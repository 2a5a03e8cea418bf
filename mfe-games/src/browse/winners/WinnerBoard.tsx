import { useApiQuery } from '@site/api';
import { winnerBoard } from '@site/contracts/areas/games';
import { useErrorText } from '@site/i18n';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useDeferredValue } from 'react';
import press from '../../catalogue/parts/PressRow.module.css';
import { winnersRequest } from '../../requests';
import { useRequestScope } from '../../useRequestScope';
import { useTexts } from '../../useTexts';
import { ROWS_IN_VIEW } from './board';
import styles from './WinnerBoard.module.css';
import { WinnerLoop } from './WinnerLoop';

/** How often the board fetches newer wins while it is looked at, in ms. */
const REFRESH_MS = 30_000;

/** The latest wins of all categories. */
export default function WinnerBoard() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useApiQuery(winnerBoard, winnersRequest(useRequestScope()), {
    refetchInterval: REFRESH_MS,
  });
  // In slices: two dozen rows are below the first screen.
  const winners = useDeferredValue(data?.list);
  // A board without winners is no board.
  if (winners?.length === 0) return null;
  if (winners) return <WinnerLoop winners={winners} />;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('winners.title')}</h2>
      </div>
      {error ? (
        <div className={styles.failed}>
          <RemoteFailedCard
            title={t('winners.failed')}
            body={errorText(error)}
            reloading={isFetching}
            onReload={() => void refetch()}
          />
        </div>
      ) : (
        <LoadingRegion className={styles.card}>
          {Array.from({ length: ROWS_IN_VIEW }, (_, place) => (
            <SkeletonRow key={place} />
          ))}
        </LoadingRegion>
      )}
    </section>
  );
}

function SkeletonRow() {
  return (
    <div className={`${press.row} ${styles.row}`}>
      <Skeleton shape="tile" width="44px" height="44px" />
      <span className={styles.words}>
        <Skeleton width="96px" height="12px" />
        <Skeleton width="72px" height="10px" className={styles.second} />
      </span>
      <Skeleton width="72px" height="14px" />
    </div>
  );
}
