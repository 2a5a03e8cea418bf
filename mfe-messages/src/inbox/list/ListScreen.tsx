import { inbox as inboxCall } from '@site/contracts/areas/inbox';
import { useErrorText } from '@site/i18n';
import { useBack } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { PageHeader } from '@site/ui/PageHeader';
import { MoreRecords, useRefreshRecords } from '@site/ui/records';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useRef } from 'react';
import { useTexts } from '../../useTexts';
import { useMails } from '../queries';
import { UndoBar } from '../UndoBar';
import type { Inbox } from '../useInbox';
import styles from './ListScreen.module.css';
import { MailList } from './MailList';
import { MailsLoading } from './MailsLoading';
import { SelectionBar } from './SelectionBar';
import { useSelecting } from './useSelecting';

const LISTS = [inboxCall] as const;

/** All mails, and choosing among them. */
export function ListScreen({ inbox }: { inbox: Inbox }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const back = useBack();
  const mails = useMails();
  const { items = [], totals, error, retry, hasMore } = mails;
  const { selecting, chosen, choose, toggle, start, stop } = useSelecting();
  const place = useRef<HTMLDivElement>(null);
  useRefreshRecords(LISTS);

  // A mail may be gone since it was chosen.
  const ids = items.map(({ id }) => id).filter((id) => chosen.has(id));
  const all = items.length > 0 && ids.length === items.length;
  const unread = totals?.footer.unreadCount ?? 0;
  const selection = ids.length > 0 ? t('inbox.select.count', { count: ids.length }) : t('inbox.select.none');

  return (
    <div ref={place} tabIndex={-1} className={styles.page}>
      {selecting ? (
        <PageHeader
          title={selection}
          onBack={stop}
          close={t('inbox.select.stop')}
          right={
            <Button variant="text" onClick={() => choose(new Set(all ? [] : items.map(({ id }) => id)))}>
              {all ? t('inbox.select.clear') : t('inbox.select.all')}
            </Button>
          }
        />
      ) : (
        <PageHeader
          title={t('inbox.title')}
          subtitle={unread > 0 ? t('inbox.new', { count: unread }) : undefined}
          onBack={back}
          right={
            items.length > 0 && (
              <Button variant="text" onClick={start}>
                {t('inbox.select.start')}
              </Button>
            )
          }
        />
      )}
      <div role="status">
        <VisuallyHidden>{selecting ? selection : ''}</VisuallyHidden>
      </div>
      {error && <ErrorState title={t('inbox.failed')} body={errorText(error)} onRetry={retry} />}
      {!error && (!totals || (items.length === 0 && hasMore)) && <MailsLoading />}
      {totals && items.length === 0 && !hasMore && (
        <EmptyState picture="mail" title={t('inbox.empty.title')} body={t('inbox.empty.body')} />
      )}
      {items.length > 0 && (
        <>
          <MailList mails={items} chosen={selecting ? chosen : undefined} onToggle={toggle} />
          {hasMore ? <MoreRecords {...mails} /> : <p className={styles.end}>{t('inbox.end')}</p>}
        </>
      )}
      {selecting && (
        <SelectionBar
          ids={ids}
          onRead={() => {
            inbox.read(ids);
            stop();
          }}
          onDelete={() => {
            inbox.remove(ids);
            stop();
          }}
        />
      )}
      <UndoBar inbox={inbox} waits={selecting} onGone={() => place.current?.focus({ preventScroll: true })} />
    </div>
  );
}
