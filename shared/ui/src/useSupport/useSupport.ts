import { openServiceTab, useCustomerService, useSystemStatus } from '@site/api';
import type { ServiceEntry } from '@site/contracts/areas/system';
// By their names, not as neighbours: a remote that brings this hook uses the host's dialog and toasts.
import { useConfirm } from '@site/ui/Dialog';
import { toast } from '@site/ui/Toast';
import { leaveFor } from './leaveFor';
import { useSupportTexts } from './useSupportTexts';

/** Customer service by chat, or by what the merchant lists first. */
const CHAT = 'LIVECHAT';

/**
 * The way to customer service, in a tab of its own, or here where the browser blocks that.
 *
 * @param kind That way and no other; without it the chat, or what the merchant lists first.
 * @returns the handler of a press; undefined where the merchant lists none, and until that is known.
 */
export function useSupport(kind?: ServiceEntry['csType']): (() => void) | undefined {
  const { t } = useSupportTexts();
  const confirm = useConfirm();
  const entries = useCustomerService().data;
  const listed = entries?.find(({ csType }) => csType === (kind ?? CHAT));
  const entry = kind === undefined ? (listed ?? entries?.[0]) : listed;
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
