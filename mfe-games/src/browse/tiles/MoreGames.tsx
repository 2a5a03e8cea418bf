import { Button } from '@site/ui/Button';
import { useEndlessScroll } from '@site/ui/endlessList';
import { Spinner } from '@site/ui/Spinner';
import type { ListedGames } from '../../catalogue/listedGames';
import { useTexts } from '../../useTexts';
import styles from './MoreGames.module.css';
import { TilesSkeleton } from './TilesSkeleton';

/** One row of the grid. */
const ROW = 3;

/** The end of an endless list: fetches the next page in time, and says what it is doing. */
export function MoreGames({ list, quiet }: { list: ListedGames; quiet: boolean }) {
  const { t } = useTexts();
  const { hasMore, isLoadingMore, moreFailed, loadMore } = list;
  const mark = useEndlessScroll(hasMore && !isLoadingMore && !moreFailed, loadMore);
  return (
    <>
      <div ref={mark} />
      {/* New for each length of the list: what stands below new tiles begins there, it was not pushed there. */}
      <div key={list.count} className={styles.more}>
        {isLoadingMore && !quiet && (
          <>
            <TilesSkeleton count={ROW} />
            <p className={styles.line} aria-hidden="true">
              <Spinner size={18} />
              {t('list.loadingMore')}
            </p>
          </>
        )}
        {moreFailed && !isLoadingMore && (
          <p className={`${styles.line} ${styles.failed}`} role="alert">
            {t('list.moreFailed')}
            <Button variant="text" size="small" onClick={loadMore}>
              {t('list.tryAgain')}
            </Button>
          </p>
        )}
        {!hasMore && !quiet && <p className={styles.line}>{t('list.end')}</p>}
      </div>
    </>
  );
}
