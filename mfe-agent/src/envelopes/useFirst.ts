import { type ApiError, call } from '@site/api';
import { type Downline, downlines } from '@site/contracts/areas/team';
import { useMutation } from '@tanstack/react-query';
import { type Filter, filtered } from './queries';

/** Fetches the first of those that a filter leaves, as many as may get one at once. */
export function useFirst(filter: Filter, most: number, onFound: (found: Downline[]) => void) {
  const { mutate, isPending } = useMutation<Downline[], ApiError>({
    meta: { silent: true },
    mutationFn: async () => {
      const page = { pageNo: 1, pageSize: most };
      return (await call(downlines, { ...filtered(filter), ...page }, { silent: true })).list;
    },
    onSuccess: onFound,
  });
  return {
    isPending,
    take: (onError: (error: ApiError) => void) => {
      if (!isPending) mutate(undefined, { onError });
    },
  };
}
