import { openServiceTab, useCustomerService, useSystemStatus } from '@site/api';
import { useConfirm } from '../Dialog';
import { toast } from '../Toast';
import { leaveFor } from './leaveFor';
import { useSupportTexts } from './useSupportTexts';

/** Customer service by chat, or by what the merchant lists first. */
const CHAT = 'LIVECHAT';

/**
 * The way to customer service, in a tab of its own, or here where the browser blocks that.
 *
 * @returns the handler of a press; undefined where the merchant lists none, and until that is known.
 */
export function useSupport(): (() => void) | undefined {
  const { t } = useSupportTexts();
  const confirm = useConfirm();
  const entries = useCustomerService().data;
  const entry = entries?.find(({ csType }) => csType === CHAT) ?? entries?.[0];
  const keys = useSystemStatus().data?.info.customerService;
  if (!entry || !keys) return undefined;
  const open = async () => {
    try {
      const blocked = await openServiceTab(entry, keys);
      if (blocked === undefined) return;
      const here = await confirm({
        title: t('support.blocked'),
        body: t('support.blockedBody'),
        confirmLabel: t('support.openHere'),
        cancelLabel: t('support.stay'),
      });
      if (here) leaveFor(blocked);
    } catch {
      toast.error(t('support.refused'));
    }
  };
  return () => void open();
}
