import { queryClient } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { withdrawReport } from '@site/contracts/areas/withdraw';
import { focusManager, onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useWatchedOrder } from './useWatchedOrder';

beforeEach(() => {
  fakePlatform();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
});

afterEach(() => {
  jest.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

/** Watches an order that last moved so long ago, in ms; `read` counts how often it is asked for. */
function watch({ ago = 0 } = {}) {
  const order = { orderNo: 'D1', done: false, at: new Date(Date.now() - ago).toISOString() };
  const read = jest.fn(async () => ({ list: [order] }));
  renderHook(
    () =>
      useWatchedOrder<typeof order>({
        orderNo: 'D1',
        records: withdrawReport,
        read,
        isDecided: ({ done }) => done,
        movedAt: ({ at }) => at,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  return read;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it.each([
  ['closely while the order is fresh', 0, 4],
  ['less when it is not', 10 * 60_000, 1],
])('asks %s', async (_how, ago, times) => {
  const read = watch({ ago });
  await pass(12_500);
  expect(read).toHaveBeenCalledTimes(times);
});

it('asks nothing while nobody looks, and at once when somebody does', async () => {
  const read = watch();
  await pass(0);
  act(() => focusManager.setFocused(false));
  await pass(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  act(() => focusManager.setFocused(true));
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
});

it('asks nothing once the line is gone, and at once when it is back', async () => {
  const read = watch();
  await pass(0);
  act(() => onlineManager.setOnline(false));
  // The one that was due already is the last.
  await pass(60_000);
  expect(read.mock.calls.length).toBeLessThanOrEqual(2);
  const asked = read.mock.calls.length;
  act(() => onlineManager.setOnline(true));
  await pass(0);
  expect(read).toHaveBeenCalledTimes(asked + 1);
});
