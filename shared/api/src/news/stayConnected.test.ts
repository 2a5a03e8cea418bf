import { NEWS_HEARTBEAT_MS } from '@site/contracts/areas/news';
import { signIn, signOut } from '@site/session';
import { fakePlatform } from '../testing/fakePlatform';
import { retryWait, stayConnected } from './stayConnected';
import { fakeStreams } from './testing/fakeStreams';

let platform: ReturnType<typeof fakeStreams>;
let over: AbortController;
const onNews = jest.fn();
const onMissed = jest.fn();
const onMalformed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  for (const heard of [onNews, onMissed, onMalformed]) heard.mockReset();
  fakePlatform({ onMalformed });
  platform = fakeStreams();
  over = new AbortController();
});
afterEach(async () => {
  over.abort();
  await passes(0);
  platform.restore();
  signOut();
  jest.useRealTimers();
});

const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const last = () => {
  const stream = platform.streams.at(-1);
  if (!stream) throw new Error('There is no connection');
  return stream;
};

async function begin() {
  let ended = false;
  void stayConnected({ onNews, onMissed }, over.signal).then(() => {
    ended = true;
  });
  await passes(0);
  return () => ended;
}

it('asks as every call does, with the token in no address', async () => {
  const session = {
    token: 't-1',
    merchantCode: 'aurora',
    userName: 'p',
    type: 0,
    firstTimeLogin: false,
  } as const;
  signIn(session, { persist: false });
  await begin();
  expect(last().headers).toMatchObject({
    Merchant: 'aurora',
    ModuleId: 'COMM3',
    Authorization: 'Bearer t-1',
  });
  expect(onMissed).toHaveBeenCalledTimes(1);
  last().tell('balance');
  await passes(0);
  expect(onNews.mock.calls).toEqual([[['balance']]]);
});

it('comes back after a break within three seconds, and takes everything as changed', async () => {
  await begin();
  await passes(30_000);
  last().close();
  await passes(999);
  expect(platform.streams).toHaveLength(1);
  await passes(2_001);
  expect(platform.streams).toHaveLength(2);
  await passes(3_000);
  expect(onMissed).toHaveBeenCalledTimes(2);
});

it('waits ever longer, up to a minute, each page for another time', () => {
  const waits = (failures: number) => Array.from({ length: 200 }, () => retryWait(failures));
  for (const [failures, most] of [
    [0, 3_000],
    [1, 5_000],
    [3, 17_000],
    [20, 60_000],
  ] as const) {
    const all = waits(failures);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...all)).toBeLessThanOrEqual(most);
    expect(Math.max(...all)).toBeGreaterThan(most / 2);
  }
  expect(retryWait(0, 30)).toBeGreaterThanOrEqual(30_000);
});

it('waits as long as a refusal says', async () => {
  platform.refuse(() => new Response('{}', { status: 429, headers: { 'Retry-After': '30' } }));
  await begin();
  await passes(29_999);
  expect(platform.streams).toHaveLength(0);
  await passes(5_001);
  expect(platform.streams).toHaveLength(1);
});

it('asks seldom while nothing answers', async () => {
  const asked = jest.fn(() => Promise.reject(new TypeError('no line')));
  platform.refuse(...Array(200).fill(asked));
  await begin();
  await passes(10 * 60_000);
  expect(asked.mock.calls.length).toBeLessThan(60);
  expect(onMissed).not.toHaveBeenCalled();
});

it('does not run in a circle where each stream ends at once', async () => {
  await begin();
  for (let second = 0; second < 120; second += 1) {
    if (!last().given()) {
      try {
        last().close();
      } catch {
        // It has ended before.
      }
    }
    await passes(1_000);
  }
  expect(platform.streams.length).toBeLessThan(20);
});

it('takes a connection for dead after two heartbeats without a byte', async () => {
  await begin();
  for (let beat = 0; beat < 6; beat += 1) {
    await passes(NEWS_HEARTBEAT_MS);
    last().write(':\n\n');
  }
  expect(platform.streams).toHaveLength(1);
  await passes(2 * NEWS_HEARTBEAT_MS + 11_000);
  expect(platform.streams).toHaveLength(2);
});

it('notices after a sleep, when the page is looked at, that the line is dead', async () => {
  await begin();
  jest.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await passes(0);
  expect(platform.streams).toHaveLength(2);
  expect(onMissed).toHaveBeenCalledTimes(2);
});

it('keeps a connection that lives when the page is looked at', async () => {
  await begin();
  document.dispatchEvent(new Event('visibilitychange'));
  await passes(1_000);
  expect(platform.streams).toHaveLength(1);
});

it('connects anew at once when there is a network again', async () => {
  await begin();
  window.dispatchEvent(new Event('online'));
  await passes(0);
  expect(platform.streams).toHaveLength(2);
  expect(platform.streams[0]?.given()).toBe(true);

  platform.refuse(() => Promise.reject(new TypeError('no line')));
  window.dispatchEvent(new Event('online'));
  await passes(0);
  expect(platform.streams).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await passes(0);
  expect(platform.streams).toHaveLength(3);
});

it('leaves a platform alone that has no news', async () => {
  platform.refuse(() => new Response('{}', { status: 404 }));
  const ended = await begin();
  await passes(600_000);
  expect(ended()).toBe(true);
  expect(platform.streams).toHaveLength(0);
});

it('has the session looked at where it is refused', async () => {
  platform.refuse(() => new Response('{}', { status: 401 }));
  await begin();
  expect(onNews).toHaveBeenCalledWith(['session']);
});

it('takes no page of HTML for a stream, and tells of it', async () => {
  platform.refuse(() => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }));
  await begin();
  expect(onMissed).not.toHaveBeenCalled();
  expect(onMalformed).toHaveBeenCalledWith({ path: '/wps/news', places: ['content-type'], failed: true });
});

it('lets the connection go when it is ended', async () => {
  const ended = await begin();
  over.abort();
  await passes(0);
  expect([last().given(), ended()]).toEqual([true, true]);
});
