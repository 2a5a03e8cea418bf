import { LoadingRegion } from '@site/ui/Skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { PageSkeleton } from './PageSkeleton';
import styles from './RemotePage.module.css';
import type { ShellRoute } from './routeTable';

const screens: Readonly<Record<ShellRoute['screen'], ComponentType>> = {
  DownloadPage: lazy(() => import('../downloads/DownloadPage')),
};

/** A page of the host's own, fetched when it is opened. */
export function ShellPage({ screen }: { screen: ShellRoute['screen'] }) {
  const Screen = screens[screen];
  return (
    <Suspense
      fallback={
        <LoadingRegion className={styles.region}>
          <PageSkeleton />
        </LoadingRegion>
      }
    >
      <Screen />
    </Suspense>
  );
}
