import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { MoreRecords } from '@site/ui/records';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import { useOwnFeedback } from '../queries';
import { Message } from './Message';
import styles from './Sent.module.css';

/** Cards that fill the screen of a phone. */
const SKELETONS = ['first', 'second', 'third'];

/** What the member has sent, with the answers, in every state that the list may be in. */
export function SentTab({ onWrite }: { onWrite: () => void }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const records = useOwnFeedback();
  const { items, error, retry } = records;
  if (error) return <ErrorState title={t('feedback.failed')} body={errorText(error)} onRetry={retry} />;
  if (items === undefined) {
    return (
      <LoadingRegion label={t('feedback.loading')} className={styles.list}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} shape="card" height="164px" />
        ))}
      </LoadingRegion>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('feedback.empty.title')}
        body={t('feedback.empty.body')}
        action={
          <Button variant="quiet" onClick={onWrite}>
            {t('feedback.empty.write')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {items.map((sent) => (
          <li key={sent.id}>
            <Message sent={sent} />
          </li>
        ))}
      </ul>
      {records.hasMore && <MoreRecords {...records} />}
    </>
  );
}
