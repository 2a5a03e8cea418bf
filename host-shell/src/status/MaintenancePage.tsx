import { useTranslation } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { ContactButton } from './ContactButton';
import { StatusPage } from './StatusPage';

/** The platform is under maintenance. The page looks again by itself: the status call is repeated. */
export function MaintenancePage() {
  const { t } = useTranslation('host-shell');
  return (
    <StatusPage>
      <EmptyState
        heading="h1"
        picture="lantern"
        title={t('status.maintenance')}
        body={t('status.maintenanceBody')}
        action={<ContactButton />}
      />
    </StatusPage>
  );
}
