import { useTranslation } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Headset } from 'lucide-react';
import { useContact } from '../layout/useContact';

/** The way to customer service from a page that replaces the site. */
export function ContactButton() {
  const { t } = useTranslation('host-shell');
  return (
    <Button variant="quiet" block icon={<Icon of={Headset} size={20} />} onClick={useContact()}>
      {t('status.contact')}
    </Button>
  );
}
