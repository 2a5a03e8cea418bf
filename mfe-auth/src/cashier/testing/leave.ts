import { act } from '@testing-library/react';

/** For tests: the next page to be shown is this one after a reload, which keeps what its step of the history holds. */
export function keepHistory(): void {
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {});
}

/** One step back, and what it brings. */
export async function goBack(): Promise<void> {
  await act(async () => {
    const there = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await there;
  });
}

/** For tests of what does not happen: as long as a lazy part or a call takes. */
export const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
