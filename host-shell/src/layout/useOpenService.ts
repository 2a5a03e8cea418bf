import { openServiceTab } from '@site/api';
import type { ServiceEntry, Status } from '@site/contracts/areas/system';
import { useTranslation } from '@site/i18n';
import { useConfirm } from '@site/ui/Dialog';
import { toast } from '@site/ui/Toast';

type OpenService = (
  entry: Pick<ServiceEntry, 'path'>,
  keys: Pick<Status['info']['customerService'], 'key' | 'hosts'>,
) => Promise<boolean>;

/** Opens customer service outside the site, in a tab of its own (HS-026). Resolves to whether it opened. */
export function useOpenService(): OpenService {
  const { t } = useTranslation('host-shell');
  const confirm = useConfirm();
  return async (entry, keys) => {
    try {
      const blocked = await openServiceTab(entry, keys);
      return blocked === undefined || (await openOnPress(blocked));
    } catch {
      toast.error(t('service.refused'));
      return false;
    }
  };

  async function openOnPress(url: string): Promise<boolean> {
    const pressed = await confirm({
      title: t('service.blocked'),
      body: t('service.blockedBody'),
      confirmLabel: t('service.open'),
      cancelLabel: t('logout.cancel'),
    });
    if (pressed) window.open(url, '_blank', 'noopener');
    return pressed;
  }
}
