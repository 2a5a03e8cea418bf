import { Button } from '@site/ui/Button';
import { Spinner } from '@site/ui/Spinner';
import { useEndlessScroll } from '../catalogue/parts/useEndlessScroll';
import { useTexts } from '../useTexts';
import type { EndlessRecords } from './endlessRecords';
import styles from './MoreRecords.module.css';

type MoreRecordsProps = Pick<
  EndlessRecords<unknown, unknown>,
  'hasMore' | 'isLoadingMore' | 'moreFailed' | 'loadMore'
>;

/** The end of an endless list: fetches the next page in time, and says what it is doing. */
export function MoreRecords({ hasMore, isLoadingMore, moreFailed, loadMore }: MoreRecordsProps) {
  const { t } = useTexts();
  const mark = useEndlessScroll(hasMore && !isLoadingMore && !moreFailed, loadMore);
  return (
    <>
      <div ref={mark} />
      {isLoadingMore && (
        <p className={styles.line} role="status">
          <Spinner size={18} />
          {t('records.loadingMore')}
        </p>
      )}
      {moreFailed && !isLoadingMore && (
        <p className={styles.line} role="alert">
          {t('records.moreFailed')}
          <Button variant="text" size="small" onClick={loadMore}>
            {t('records.tryAgain')}
          </Button>
        </p>
      )}
      {!hasMore && <p className={styles.line}>{t('records.end')}</p>}
    </>
  );
}
