import { useTranslation } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { Activity, type ReactNode, useRef } from 'react';
import { MaintenancePage } from './MaintenancePage';
import { RestrictedPage } from './RestrictedPage';
import { StatusPage } from './StatusPage';
import { systemLevel } from './systemLevel';
import { useWatchedStatus } from './useWatchedStatus';

/**
 * Decides between the normal page, the maintenance page and the access-restricted page (HS-033). As long as
 * no status is known nothing of the site is shown, and a retry screen when the call failed.
 */
export function SystemStatusGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host-shell');
  const { data: status, isError, isFetching, refetch } = useWatchedStatus();
  const hasOpened = useRef(false);
  if (!status && isError) {
    return (
      <StatusPage>
        <ErrorState
          heading="h1"
          title={t('status.loadingFailed')}
          body={t('status.loadingFailedBody')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </StatusPage>
    );
  }
  if (!status) return null;
  const level = systemLevel(status);
  hasOpened.current ||= level === 0;
  return (
    <>
      {level === 1 && <MaintenancePage />}
      {level === 2 && <RestrictedPage status={status} />}
      {/* Who was in the middle of something finds it again afterwards. */}
      {hasOpened.current && <Activity mode={level === 0 ? 'visible' : 'hidden'}>{children}</Activity>}
    </>
  );
}
