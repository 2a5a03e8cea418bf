import { act, render } from '@testing-library/react';
import { LOAD_DISTANCE_PX, useEndlessScroll } from './useEndlessScroll';

let report: (near: boolean) => void = () => {};
let margin: string | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options) => {
    margin = options?.rootMargin;
    const observer = { observe() {}, unobserve() {}, disconnect() {} } as unknown as IntersectionObserver;
    report = (isIntersecting) =>
      act(() => callback([{ isIntersecting } as IntersectionObserverEntry], observer));
    return observer;
  });
});
afterEach(() => jest.useRealTimers());

const tick = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function List({ ready, loadMore }: { ready: boolean; loadMore: () => void }) {
  return <div ref={useEndlessScroll(ready, loadMore)} />;
}

it('asks for the next page within 300 px of the end @GA-027', () => {
  const loadMore = jest.fn();
  render(<List ready loadMore={loadMore} />);
  expect(LOAD_DISTANCE_PX).toBe(300);
  expect(margin).toBe('0px 0px 300px');
  tick(5000);
  expect(loadMore).not.toHaveBeenCalled();
  report(true);
  tick(0);
  expect(loadMore).toHaveBeenCalledTimes(1);
});

it('asks at most once a second @GA-027', () => {
  const loadMore = jest.fn();
  const { rerender } = render(<List ready loadMore={loadMore} />);
  report(true);
  tick(0);
  for (const ready of [false, true]) rerender(<List ready={ready} loadMore={loadMore} />);
  report(true);
  tick(999);
  expect(loadMore).toHaveBeenCalledTimes(1);
  tick(1);
  expect(loadMore).toHaveBeenCalledTimes(2);
});

it('asks for one page only when that page takes the end of the list away, however long it took @GA-027', () => {
  const loadMore = jest.fn();
  const { rerender } = render(<List ready loadMore={loadMore} />);
  report(true);
  tick(0);
  rerender(<List ready={false} loadMore={loadMore} />);
  tick(5000);
  // The page is there; the browser has not looked yet where the end is now.
  rerender(<List ready loadMore={loadMore} />);
  tick(5000);
  expect(loadMore).toHaveBeenCalledTimes(1);
  report(false);
  tick(5000);
  expect(loadMore).toHaveBeenCalledTimes(1);
});

it('asks for nothing while a page is loading or none is left @GA-027', () => {
  const loadMore = jest.fn();
  const { rerender } = render(<List ready loadMore={loadMore} />);
  report(true);
  rerender(<List ready={false} loadMore={loadMore} />);
  tick(5000);
  expect(loadMore).not.toHaveBeenCalled();
});
