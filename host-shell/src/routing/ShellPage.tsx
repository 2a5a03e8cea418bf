import { useTranslation } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { BackHeader } from '../layout/Header/BackHeader';
import { HeaderActions } from '../layout/Header/HeaderActions';
import { PageSkeleton } from './PageSkeleton';
import styles from './RemotePage.module.css';
import type { ShellRoute } from './routeTable';
import { useRouteTitle } from './useRouteTitle';
import { useScreen } from './useScreen';

/** A page of the host's own, fetched when it is opened. */
export function ShellPage({ route }: { route: ShellRoute }) {
  const { t } = useTranslation('host-shell');
  const title = useRouteTitle(route);
  const { Component, failed, retry } = useScreen(route.screen);
  if (Component) return <Component headerActions={<HeaderActions compact />} />;
  if (!failed) return <PageSkeleton />;
  return (
    <>
      {/* The page would have drawn its own, and without one there is no way out. */}
      {route.header === 'none' && <BackHeader title={title} route={route} />}
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
