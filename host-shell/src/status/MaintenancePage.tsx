import { useTranslation } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { HelpList } from '@site/ui/HelpList';
import { ContactButton } from './ContactButton';
import { StatusPage } from './StatusPage';

/** The platform is under maintenance: who helps is there all the same. The page looks again by itself. */
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
      <HelpList />
    </StatusPage>
  );
}
