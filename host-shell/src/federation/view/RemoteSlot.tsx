import { useTranslation } from '@site/i18n';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { hasRemote } from '../discovery/remotes';
import styles from './RemoteSlot.module.css';
import { RemoteView } from './RemoteView';
import { useRemoteName } from './useRemoteName';

/** A part of a page that a remote fills. A merchant without that remote has no such part (FD-015). */
export function RemoteSlot({
  remote,
  expose,
  room,
  dispensable = false,
}: {
  remote: string;
  expose: string;
  room?: string | undefined;
  /** Nobody misses it: when it does not come, nothing says so on the page. */
  dispensable?: boolean;
}) {
  const { t } = useTranslation('host-shell');
  const name = useRemoteName(remote);
  if (!hasRemote(remote)) return null;
  return (
    <RemoteView
      remote={remote}
      expose={expose}
      loading={<div className={room} aria-busy="true" />}
      failed={(retry) =>
        dispensable ? null : (
          <RemoteFailedCard
            className={styles.card}
            title={t('remote.failed', { name })}
            body={t('remote.failedBody')}
            onReload={retry}
          />
        )
      }
    />
  );
}
