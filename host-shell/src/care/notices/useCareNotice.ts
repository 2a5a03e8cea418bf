import {
  CATALOGUE_FRESH_MS,
  endpointKey,
  queryClient,
  queryKeyOf,
  useAccountType,
  useApiMutation,
  useApiQuery,
} from '@site/api';
import { type CareNotice, careNotices, noticeSeen } from '@site/contracts/areas/careNotices';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { isTrialAccount } from '@site/contracts/values/accountTypes';

const queryKey = queryKeyOf(careNotices, {});

/**
 * What a member is to be told at this place, if anything. Looked for again when the tab comes to the front, because it may
 * have been acknowledged elsewhere. `isLoading` while that is not known; without an answer there is nothing.
 */
export function useCareNotice(before: CareNotice['before'] | undefined) {
  const type = useAccountType();
  const { data, isLoading } = useApiQuery(
    careNotices,
    {},
    {
      enabled: before !== undefined && type !== undefined && !isTrialAccount(type),
      staleTime: CATALOGUE_FRESH_MS,
      refetchOnWindowFocus: true,
      silent: true,
    },
  );
  return { notice: data?.list.find((one) => one.before === before), isLoading };
}

/** Puts a notice away, here at once and on every device. One that could not be put away comes back. */
export function useSeeNotice(): (id: string) => void {
  const { mutate } = useApiMutation(noticeSeen, {
    silent: true,
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ValueOf<typeof careNotices>>(
        queryKey,
        (known) => known && { ...known, list: known.list.filter((one) => one.id !== id) },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: endpointKey(careNotices) }),
  });
  return (id) => mutate({ id });
}
