import { inOneTab } from './inOneTab';
import { fakeLocks } from './testing/fakeLocks';

let over: AbortController;
let shown: DocumentVisibilityState = 'visible';

/** The signals of the works that were begun, in order. */
const works: AbortSignal[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  works.length = 0;
  shown = 'visible';
  over = new AbortController();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => shown);
});
afterEach(() => {
  over.abort();
  jest.useRealTimers();
});

const passes = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const show = async (next: DocumentVisibilityState) => {
  shown = next;
  document.dispatchEvent(new Event('visibilitychange'));
  await passes();
};
/** Begins to take part; each call is a tab. */
const openTab = async () => {
  inOneTab(
    'news',
    (signal) => {
      works.push(signal);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
    over.signal,
  );
  await passes();
};
/** For each time that a tab has had the work, whether it still has it. */
const working = () => works.map(({ aborted }) => !aborted);

it('works in the tab that came to the front last', async () => {
  await openTab();
  expect(working()).toEqual([true]);
  await openTab();
  expect(working()).toEqual([false, true]);
});

it('is not begun by a tab that opens in the background', async () => {
  shown = 'hidden';
  await openTab();
  expect(working()).toEqual([]);
  await show('visible');
  expect(working()).toEqual([true]);
});

it('keeps what it has when it is looked at again', async () => {
  await openTab();
  await show('hidden');
  await passes(30_000);
  await show('visible');
  await passes(120_000);
  expect(working()).toEqual([true]);
});

it('lets go after a minute out of sight, and begins again when it is looked at', async () => {
  await openTab();
  await show('hidden');
  await passes(60_000);
  expect(working()).toEqual([false]);
  await show('visible');
  expect(working()).toEqual([false, true]);
});

it('goes on in another tab when the one that has it closes', async () => {
  await openTab();
  // The second tab is another browser process: it holds the lock and goes.
  const closing = new AbortController();
  const untilClosed = () =>
    new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));
  void navigator.locks.request('news', { steal: true }, untilClosed).catch(() => undefined);
  await passes();
  expect(working()).toEqual([false]);
  closing.abort();
  await passes();
  expect(working()).toEqual([false, true]);
});

it('holds nothing while the browser keeps the page for the way back', async () => {
  await openTab();
  window.dispatchEvent(new Event('pagehide'));
  await passes();
  expect(working()).toEqual([false]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await passes();
  expect(working()).toEqual([false, true]);
});

it('ends for good', async () => {
  await openTab();
  over.abort();
  await show('visible');
  expect(working()).toEqual([false]);
});
