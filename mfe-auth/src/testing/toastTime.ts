import { act, screen, waitFor } from '@testing-library/react';

/** For tests: sees a loading notice go long before it would by itself. */
export const expectGoneSoon = (words: string): Promise<void> =>
  waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument(), { timeout: 5_000 });

/**
 * For tests: does what brings a toast, with a clock that stands still, and sees the toast go after so many ms
 * and no sooner.
 */
export async function expectToastFor(ms: number, words: string, cause: () => void): Promise<void> {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  try {
    cause();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText(words)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(ms - 1));
    expect(screen.getByText(words)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
}
