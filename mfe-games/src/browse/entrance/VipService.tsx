import { openServiceTab, useCustomerService, useSystemStatus } from '@site/api';
import { Chip } from '@site/ui/Chip';
import { useConfirm } from '@site/ui/Dialog';
import { Icon } from '@site/ui/Icon';
import { toast } from '@site/ui/Toast';
import { Crown } from 'lucide-react';
import { leavePage } from '../../play/launch/leavePage';
import { useTexts } from '../../useTexts';

/** The entry of customer service that stands in the game menu (GA-007); the others are in the service sheet. */
const GAME_MENU_POSITION = 'VIP-2';

/** The way to the merchant's VIP service, where it has one. It opens outside the site. */
export function VipService() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const entry = useCustomerService().data?.find(({ csPosition }) => csPosition === GAME_MENU_POSITION);
  const keys = useSystemStatus().data?.info.customerService;
  if (!entry || !keys) return null;
  const openHere = {
    title: t('launch.blocked.title'),
    body: entry.title,
    confirmLabel: t('launch.blocked.openHere'),
    cancelLabel: t('launch.blocked.cancel'),
  };
  const open = async () => {
    try {
      const blocked = await openServiceTab(entry, keys);
      if (blocked !== undefined && (await confirm(openHere))) await leavePage(new URL(blocked));
    } catch {
      toast.error(t('entrance.vipRefused'));
    }
  };
  return (
    <Chip icon={<Icon of={Crown} size={16} />} onClick={() => void open()}>
      {entry.title}
    </Chip>
  );
}
