import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './ListScreen.module.css';

/** Rows that fill the screen of a phone. */
const ROWS = ['1', '2', '3', '4', '5', '6'];

/** The room of the list while its first page is on its way. */
export function MailsLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('inbox.loading')} className={styles.loading}>
      {ROWS.map((key) => (
        <div key={key} className={styles.loadingRow}>
          <Skeleton width="78%" />
          <Skeleton width="34%" />
        </div>
      ))}
    </LoadingRegion>
  );
}
