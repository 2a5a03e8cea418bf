import { queryClient, queryKeyOf, useApiMutation, useApiQuery } from '@site/api';
import { reviewInterval, setReviewInterval } from '@site/contracts/areas/careNotices';

/** How often the member is asked to look at limits and statement, in months, and what may be chosen (PL-012). */
export function useReview() {
  return useApiQuery(reviewInterval, {});
}

/** Changes how often. The answer is shown at once. */
export function useSetReview(onSet: (months: number) => void) {
  return useApiMutation(setReviewInterval, {
    onSuccess: (interval) => {
      queryClient.setQueryData(queryKeyOf(reviewInterval, {}), interval);
      onSet(interval.months);
    },
  });
}
