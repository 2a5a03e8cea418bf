import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { useConfirm } from '@site/ui/Dialog';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../../useTexts';
import { deviceText } from '../security/deviceText';
import { ListLoading } from '../security/ListLoading';
import styles from '../security/SecurityPage.module.css';
import { useActiveSessions, useEndOthers, useEndSession } from './queries';
import { SessionRow } from './SessionRow';

/** Where the account is signed in, and the way to end what should not be. Beyond the specification. */
export default function SessionsPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const { data: sessions, error, isFetching, refetch } = useActiveSessions();
  const end = useEndSession();
  const endOthers = useEndOthers();

  if (!sessions && error) {
    return (
      <ErrorState
        title={t('sessions.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!sessions) return <ListLoading label={t('sessions.loading')} />;

  const ask = (question: { title: string; body: string; confirmLabel: string }) =>
    confirm({ ...question, cancelLabel: t('sessions.keep'), tone: 'danger' });
  const endOne = async ({ id, device }: (typeof sessions)[number]) => {
    const question = {
      title: t('sessions.endQuestion'),
      body: t('sessions.endBody', { device: deviceText(t, device) }),
      confirmLabel: t('sessions.end'),
    };
    if (await ask(question)) end.mutate({ id });
  };
  const endAllOthers = async () => {
    const question = {
      title: t('sessions.endOthersQuestion'),
      body: t('sessions.endOthersBody'),
      confirmLabel: t('sessions.endOthers'),
    };
    if (await ask(question)) endOthers.mutate({});
  };
  const alone = sessions.every(({ current }) => current);

  return (
    <div className={styles.page}>
      <p className={styles.intro}>{alone ? t('sessions.alone') : t('sessions.intro')}</p>
      <Card as="ul" padded={false} className={styles.list} aria-label={t('sessions.label')}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={end.isPending && end.variables.id === session.id}
            onEnd={() => void endOne(session)}
          />
        ))}
      </Card>
      {!alone && (
        <Button variant="line" block loading={endOthers.isPending} onClick={() => void endAllOthers()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </div>
  );
}
