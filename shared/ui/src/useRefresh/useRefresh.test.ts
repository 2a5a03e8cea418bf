import { act, renderHook } from '@testing-library/react';
import { useRefresh } from '.';

it('lasts from the press until the answer is here', async () => {
  let answer = () => {};
  const { result } = renderHook(() => useRefresh(() => new Promise<void>((resolve) => (answer = resolve))));
  expect(result.current.refreshing).toBe(false);
  act(() => result.current.refresh());
  expect(result.current.refreshing).toBe(true);
  await act(async () => answer());
  expect(result.current.refreshing).toBe(false);
});
