import { renderHook, waitFor } from '@testing-library/react';
import { useOneByOne } from './useOneByOne';

it('begins with one and ends with all', async () => {
  const seen: number[] = [];
  const { result } = renderHook(() => {
    const count = useOneByOne(4);
    seen.push(count);
    return count;
  });
  await waitFor(() => expect(result.current).toBe(4));
  expect([...new Set(seen)]).toEqual([1, 2, 3, 4]);
});

it('is content with nothing', () => {
  const { result } = renderHook(() => useOneByOne(0));
  expect(result.current).toBe(1);
});
