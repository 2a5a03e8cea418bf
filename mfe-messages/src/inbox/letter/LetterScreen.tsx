import { hasCode } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link, useBack } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { IconButton } from '@site/ui/IconButton';
import { PageHeader } from '@site/ui/PageHeader';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../useTexts';
import { changeHere, refreshMails, useMail } from '../queries';
import type { Inbox } from '../useInbox';
import { Letter } from './Letter';
import { LetterLoading } from './LetterLoading';

/** One mail at its address, in every state that it may be in. Back leads to its place in the list. */
export function LetterScreen({ id, inbox }: { id: string; inbox: Inbox }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const back = useBack('step', PATHS.inbox);
  const { data, error, isFetching, refetch } = useMail(id);
  const left = useRef(false);
  // Also one that was read here before: what is kept of it is shown no longer.
  const isGone = error !== null && hasCode(error, 'not.found');
  const mail = isGone ? undefined : data;

  const here = data !== undefined;
  useEffect(() => {
    if (!here) return;
    // The platform takes it as read: lists and counts say so at once, and are asked for again.
    changeHere((mail) => (mail.id === id ? { ...mail, read: true } : mail));
    void refreshMails();
  }, [here, id]);

  const remove = () => {
    // The second half of a double tap would leave the inbox.
    if (left.current) return;
    left.current = true;
    inbox.remove([id]);
    back();
  };

  return (
    <>
      <PageHeader
        title={t('inbox.letter.title')}
        onBack={back}
        right={mail && <IconButton icon={Trash2} iconSize={20} label={t('inbox.delete')} onClick={remove} />}
      />
      {mail && <Letter mail={mail} />}
      {!data && !error && <LetterLoading />}
      {isGone && (
        <EmptyState
          picture="mail"
          title={t('inbox.letter.gone.title')}
          body={t('inbox.letter.gone.body')}
          action={
            <Button variant="quiet" render={<Link to={PATHS.inbox} replace />}>
              {t('inbox.letter.gone.action')}
            </Button>
          }
        />
      )}
      {!data && error && !isGone && (
        <ErrorState
          title={t('inbox.letter.failed')}
          body={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
