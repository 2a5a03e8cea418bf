import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` parts may show: one at first, and another after each paint. So the first part, which
 * the page is waited for, does not wait on a slow phone until all the others are drawn too.
 */
export function useOneByOne(total: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + 1));
  }, [count, total]);
  return count;
}
