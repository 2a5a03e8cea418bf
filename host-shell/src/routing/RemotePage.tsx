import type { RouteEntry } from '@site/contracts/routes';
import { useTranslation } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { LoadingRegion } from '@site/ui/Skeleton';
import { RemoteView } from '../federation/RemoteView';
import { PageSkeleton } from './PageSkeleton';
import styles from './RemotePage.module.css';

/** A routed page of a remote; its skeleton after 200 ms, and a retry when it did not come (HS-094, HS-095). */
export function RemotePage({ route }: { route: RouteEntry }) {
  const { t } = useTranslation('host-shell');
  return (
    <RemoteView
      // Another page of the same remote starts anew, with its own fixed props.
      key={route.path}
      remote={route.remote}
      expose={route.expose}
      props={route.props}
      loading={
        <LoadingRegion className={styles.region}>
          <PageSkeleton />
        </LoadingRegion>
      }
      failed={(retry) => (
        <ErrorState
          className={styles.region}
          heading="h1"
          title={t('remote.pageFailed')}
          body={t('remote.pageFailedBody')}
          onRetry={retry}
        />
      )}
    />
  );
}
