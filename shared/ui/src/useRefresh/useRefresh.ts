import { useState } from 'react';

/**
 * A refresh that the user asks for by a press. `refreshing` is true from the press until `refetch` has ended, and not when
 * the page asks by itself: news of a balance would else mask it for a moment each time.
 *
 * @param refetch Of a query: it never rejects.
 */
export function useRefresh(refetch: () => Promise<unknown>) {
  const [refreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void refetch().finally(() => setRefreshing(false));
  };
  return { refreshing, refresh };
}
