import { useTranslation } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { BackHeader } from '../layout/Header/BackHeader';
import { PageSkeleton } from './PageSkeleton';
import styles from './RemotePage.module.css';
import type { ShellRoute } from './routeTable';
import { useScreen } from './useScreen';

/** A page of the host's own, fetched when it is opened. */
export function ShellPage({ route }: { route: ShellRoute }) {
  const { t } = useTranslation('host-shell');
  const { Component, failed, retry } = useScreen(route.screen);
  if (Component) return <Component />;
  if (!failed) return <PageSkeleton />;
  return (
    <>
      {/* The page would have drawn its own, and without one there is no way out. */}
      {route.header === 'none' && <BackHeader route={route} />}
      <ErrorState
        className={styles.region}
        heading="h2"
        title={t('remote.pageFailed')}
        body={t('remote.pageFailedBody')}
        onRetry={retry}
      />
    </>
  );
}
