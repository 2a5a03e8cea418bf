import { useErrorText } from '@site/i18n';
import { useLocation } from '@site/router';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../useTexts';
import { askedNotice } from './askedNotice';
import { NoticeItem } from './NoticeItem';
import styles from './NoticeList.module.css';
import { NoticesLoading } from './NoticesLoading';
import { type NoticeScreen, useHasReadState, useNotices } from './queries';

interface NoticeListProps {
  screen: NoticeScreen;
  /** What would be here, where there is none. */
  emptyBody: string;
}

/** The notices of a screen; each opens where it stands, and the one that the address asks for is open. */
export function NoticeList({ screen, emptyBody }: NoticeListProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { search } = useLocation();
  const hasReadState = useHasReadState();
  const { data, error, isFetching, refetch } = useNotices(screen);

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
    return <EmptyState title={t('notices.empty.title')} body={emptyBody} />;
  }
  const asked = askedNotice(new URLSearchParams(search), data.notices);
  return (
    <ul className={styles.list} aria-label={t('notices.label')}>
      {data.notices.map((notice) => (
        <NoticeItem
          // Another address asks anew.
          key={`${notice.id} ${search}`}
          notice={notice}
          screen={screen}
          unread={hasReadState && !notice.read}
          asked={notice.id === asked}
        />
      ))}
    </ul>
  );
}
