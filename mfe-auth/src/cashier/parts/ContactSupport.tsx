import { openServiceTab, useCustomerService, useSystemStatus } from '@site/api';
import { Button } from '@site/ui/Button';
import { useConfirm } from '@site/ui/Dialog';
import { Icon } from '@site/ui/Icon';
import { toast } from '@site/ui/Toast';
import { Headset } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { leaveFor } from './leaveFor';

/** Customer service by chat, or by what the merchant lists first. */
const CHAT = 'LIVECHAT';

/** The way to customer service, in a tab of its own; not there where the merchant lists none. */
export function ContactSupport({ label }: { label?: string }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const entries = useCustomerService().data;
  const entry = entries?.find(({ csType }) => csType === CHAT) ?? entries?.[0];
  const keys = useSystemStatus().data?.info.customerService;
  if (!entry || !keys) return null;
  const open = async () => {
    try {
      const blocked = await openServiceTab(entry, keys);
      if (blocked === undefined) return;
      const here = await confirm({
        title: t('cashier.support.blocked'),
        body: t('cashier.support.blockedBody'),
        confirmLabel: t('cashier.support.openHere'),
        cancelLabel: t('cashier.support.stay'),
      });
      if (here) leaveFor(blocked);
    } catch {
      toast.error(t('cashier.support.refused'));
    }
  };
  return (
    <Button variant="quiet" block icon={<Icon of={Headset} size={20} />} onClick={() => void open()}>
      {label ?? t('cashier.support.contact')}
    </Button>
  );
}
