import { useSystemStatus } from '@site/api';
import { useOpenService } from './useOpenService';

/** Opens the merchant's customer service; the system status itself carries its address. */
export function useContact(): () => void {
  const openService = useOpenService();
  const { data: status } = useSystemStatus();
  return () => {
    if (status) void openService(status.info.customerService, status.info.customerService);
  };
}
