import { serviceLink } from '@site/api';
import type { Status } from '@site/contracts/system';
import { useTranslation } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { toast } from '@site/ui/Toast';
import { Headset } from 'lucide-react';

/** Opens the merchant's customer service outside the site. The status itself carries its address. */
export function ContactButton({ status }: { status: Status }) {
  const { t } = useTranslation('host-shell');
  const { customerService } = status.info;
  const contact = async () => {
    try {
      window.open(await serviceLink(customerService, customerService), '_blank', 'noopener');
    } catch {
      toast.error(t('service.refused'));
    }
  };
  return (
    <Button variant="quiet" block icon={<Icon of={Headset} size={20} />} onClick={() => void contact()}>
      {t('status.contact')}
    </Button>
  );
}
