import { serviceLink, useSystemStatus } from '@site/api';
import { useTranslation } from '@site/i18n';
import { toast } from '@site/ui/Toast';

/** Opens the merchant's customer service outside the site (HS-026); the status itself carries its address. */
export function useContact(): () => void {
  const { t } = useTranslation('host-shell');
  const { data: status } = useSystemStatus();
  const open = async () => {
    if (!status) return;
    const { customerService } = status.info;
    try {
      window.open(await serviceLink(customerService, customerService), '_blank', 'noopener');
    } catch {
      toast.error(t('service.refused'));
    }
  };
  return () => void open();
}
