import { act, renderHook } from '@testing-library/react';
import { useDelayed } from '.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('turns true after 200 ms and not before', () => {
  const { result } = renderHook(() => useDelayed());
  act(() => jest.advanceTimersByTime(199));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(() => useDelayed());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
