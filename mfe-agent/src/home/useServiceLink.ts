import { ApiError, serviceLink, useCustomerService, useSystemStatus } from '@site/api';
import { useQuery } from '@tanstack/react-query';

/** What the online service of the agent page opens. */
const CHAT = 'LIVECHAT';

/**
 * The address of the chat with customer service, decoded ahead: a window that opens only after an answer is a
 * pop-up to the browser and gets blocked. Fails with client.link.refused when the merchant lists no chat or
 * one that is not safe to open.
 */
export function useServiceLink() {
  const { data: entries, error: entriesError, refetch: refetchEntries } = useCustomerService();
  const { data: status } = useSystemStatus();
  const chat = entries?.find(({ csType }) => csType === CHAT);
  const link = useQuery<string, ApiError>({
    queryKey: ['serviceLink', chat?.path],
    enabled: entries !== undefined && status !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      if (!chat || !status) throw new ApiError({ code: 'client.link.refused' });
      return serviceLink(chat, status.info.customerService);
    },
  });
  return {
    address: link.data,
    error: entriesError ?? link.error,
    retry: entries ? link.refetch : refetchEntries,
  };
}
