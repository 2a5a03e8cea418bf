import { PATHS } from '@site/contracts/values/paths';
import { useTranslation } from '@site/i18n';
import { toast } from '@site/ui/Toast';

/** The download page's whole address, to open it in another browser or on another device. */
export const downloadAddress = (): string => window.location.origin + PATHS.download;

/** Copies that address and says so. Some apps' web views have no clipboard: then to copy it by hand. */
export function useCopyAddress(): () => Promise<void> {
  const { t } = useTranslation('host-shell');
  return async () => {
    try {
      await navigator.clipboard.writeText(downloadAddress());
      toast.success(t('download.address.copied'));
    } catch {
      toast.error(t('download.address.notCopied'));
    }
  };
}
