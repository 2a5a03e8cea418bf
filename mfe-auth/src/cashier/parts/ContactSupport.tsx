import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { useSupport } from '@site/ui/useSupport';
import { Headset } from 'lucide-react';
import { useTexts } from '../../useTexts';

/** The way to customer service, in a tab of its own; not there where the merchant lists none. */
export function ContactSupport({ label }: { label?: string }) {
  const { t } = useTexts();
  const open = useSupport();
  return (
    open && (
      <Button variant="quiet" block icon={<Icon of={Headset} size={20} />} onClick={open}>
        {label ?? t('cashier.support.contact')}
      </Button>
    )
  );
}
