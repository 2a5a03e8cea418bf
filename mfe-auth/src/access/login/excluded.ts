import { queryClient } from '@site/api';
import { skipToken, useQuery } from '@tanstack/react-query';

/*
 * That a member has just been logged out because they excluded themselves, from the page where they did to the login
 * page, which comes in its place. In memory alone. As all that the cache holds of a person, it ends with the next login.
 */

const KEY = ['excluded'];

/** @param until When the exclusion ends; said once the session is over. */
export const sayExcluded = (until: string): void => {
  queryClient.setQueryData<string>(KEY, until);
};

export function useExcludedUntil(): string | undefined {
  const { data } = useQuery<string>({
    queryKey: KEY,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
