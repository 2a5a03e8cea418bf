import { queryClient, queryKeyOf } from '@site/api';
import { type SecurityOverview, securityOverview } from '@site/contracts/areas/security';
import { type ToastOptions, toast } from '@site/ui/Toast';
import { refreshSecurity } from './queries';

/**
 * What every saved change ends with: it shows at once, before the platform is asked how things stand; it is said;
 * and its sheet closes.
 */
export function useSaved(onClose: () => void) {
  return (news: string, changes: Partial<SecurityOverview>, options?: ToastOptions): void => {
    queryClient.setQueryData<SecurityOverview>(
      queryKeyOf(securityOverview, {}),
      (known) => known && { ...known, ...changes },
    );
    refreshSecurity();
    toast.success(news, options);
    onClose();
  };
}
