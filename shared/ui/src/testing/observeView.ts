import { act } from '@testing-library/react';

/**
 * jsdom has no layout, so a test says what is in view. To be called before what it tests is drawn;
 * `jest.restoreAllMocks()` ends it.
 *
 * @returns `scroll`, which brings all that is observed into view or out of it, and what observes: with its margin,
 *   until it looks no more.
 */
export function observeView() {
  const observing = new Map<
    IntersectionObserver,
    { margin: string | undefined; tell: (near: boolean) => void }
  >();
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options) => {
    const observer: Partial<IntersectionObserver> = {
      observe() {},
      unobserve() {},
      disconnect: () => void observing.delete(observer as IntersectionObserver),
    };
    observing.set(observer as IntersectionObserver, {
      margin: options?.rootMargin,
      tell: (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], observer as IntersectionObserver),
    });
    return observer as IntersectionObserver;
  });
  return {
    observing,
    scroll: (intoView: boolean) =>
      act(async () => {
        for (const { tell } of observing.values()) tell(intoView);
      }),
  };
}
