import type { RouteEntry } from '@site/contracts/federation/routes';
import { lazyComponent } from '@site/ui/lazyPart';
import { isCarePage } from '../care/isCarePage';
import { RemoteView } from '../federation/view/RemoteView';
import { useRemoteName } from '../federation/view/useRemoteName';
import { SlotPlace } from '../home/HomeSlot';
import { BackHeader } from '../layout/Header/BackHeader';
import { PageFailed } from '../network/PageFailed';
import { PageSkeleton } from './PageSkeleton';
import styles from './RemotePage.module.css';
import { useRouteTitle } from './useRouteTitle';

const BreakHere = lazyComponent(() => import('../care/BreakHere'));

/** A routed page of a remote; its skeleton after 200 ms, and a retry when it did not come (HS-094, HS-095). */
export function RemotePage({ route }: { route: RouteEntry }) {
  const name = useRemoteName(route.remote);
  const title = useRouteTitle(route);
  const isCare = isCarePage(route.path);
  return (
    <SlotPlace remote={route.remote} expose={route.expose}>
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
            {route.header === 'none' && <BackHeader title={title} route={route} />}
            <PageFailed className={isCare ? undefined : styles.region} name={name} onRetry={retry} />
            {isCare && <BreakHere />}
          </>
        )}
      />
    </SlotPlace>
  );
}
