import { useErrorText } from '@site/i18n';
import { useLocation } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../useTexts';
import { askedNotice } from './askedNotice';
import { NoticeItem } from './NoticeItem';
import { NoticesLoading } from './NoticesLoading';
import styles from './NoticesPage.module.css';
import { useHasReadState, useNotices } from './queries';

/** The platform's notices; each opens where it stands, and the one that the address asks for is open. */
export default function NoticesPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { search } = useLocation();
  const hasReadState = useHasReadState();
  const { data, error, isFetching, refetch } = useNotices();

  if (!data && error) {
    return (
      <ErrorState
        title={t('notices.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <NoticesLoading />;
  if (data.notices.length === 0) {
    return <EmptyState title={t('notices.empty.title')} body={t('notices.empty.body')} />;
  }
  const asked = askedNotice(new URLSearchParams(search), data.notices);
  return (
    <ul className={styles.list} aria-label={t('notices.label')}>
      {data.notices.map((notice) => (
        <NoticeItem
          // Another address asks anew.
          key={`${notice.id} ${search}`}
          notice={notice}
          unread={hasReadState && !notice.read}
          asked={notice.id === asked}
        />
      ))}
    </ul>
  );
}
