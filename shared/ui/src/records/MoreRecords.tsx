import { Button } from '@site/ui/Button';
import { useEndlessScroll } from '@site/ui/endlessList';
import { Spinner } from '@site/ui/Spinner';
import type { EndlessRecords } from './endlessRecords';
import styles from './MoreRecords.module.css';
import { useRecordTexts } from './useRecordTexts';

type MoreRecordsProps = Pick<
  EndlessRecords<unknown, unknown>,
  'hasMore' | 'isLoadingMore' | 'moreFailed' | 'loadMore'
>;

/** The end of an endless list: fetches the next page in time, and says what it is doing. */
export function MoreRecords({ hasMore, isLoadingMore, moreFailed, loadMore }: MoreRecordsProps) {
  const { t } = useRecordTexts();
  const mark = useEndlessScroll(hasMore && !isLoadingMore && !moreFailed, loadMore);
  return (
    <>
      <div ref={mark} />
      {isLoadingMore && (
        <p className={styles.line} role="status">
          <Spinner size={18} />
          {t('more.loading')}
        </p>
      )}
      {moreFailed && !isLoadingMore && (
        <p className={styles.line} role="alert">
          {t('more.failed')}
          <Button variant="text" size="small" onClick={loadMore}>
            {t('more.retry')}
          </Button>
        </p>
      )}
      {!hasMore && <p className={styles.line}>{t('more.end')}</p>}
    </>
  );
}
