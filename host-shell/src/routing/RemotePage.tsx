import type { RouteEntry } from '@site/contracts/routes';
import { RemoteView } from '../federation/RemoteView';
import { useRemoteName } from '../federation/useRemoteName';
import { BackHeader } from '../layout/Header/BackHeader';
import { PageFailed } from '../network/PageFailed';
import { PageSkeleton } from './PageSkeleton';
import styles from './RemotePage.module.css';

/** A routed page of a remote; its skeleton after 200 ms, and a retry when it did not come (HS-094, HS-095). */
export function RemotePage({ route }: { route: RouteEntry }) {
  const name = useRemoteName(route.remote);
  return (
    <RemoteView
      // Another page of the same remote starts anew, with its own fixed props.
      key={route.path}
      remote={route.remote}
      expose={route.expose}
      props={route.props}
      loading={<PageSkeleton />}
      failed={(retry) => (
        <>
          {/* The page would have drawn its own, and without one there is no way out. */}
          {route.header === 'none' && <BackHeader route={route} />}
          <PageFailed className={styles.region} name={name} onRetry={retry} />
        </>
      )}
    />
  );
}
