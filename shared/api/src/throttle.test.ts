import { THROTTLE_MS, throttle } from './throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('has the limits of the specification @SH-028', () => {
  expect(THROTTLE_MS).toEqual({
    news: 1_000,
    markAsRead: 150,
    unreadCounts: 250,
    languageRefresh: 250,
    nameSearch: 500,
    loadMore: 1000,
  });
});

describe.each([150, 250, 500, 1000])('a throttle of %i ms', (gap) => {
  function started() {
    const ran: string[] = [];
    return { ran, throttled: throttle((name: string) => ran.push(name), gap) };
  }

  it('runs the first call at once and the last of the others when the gap is over @SH-028', () => {
    const { ran, throttled } = started();
    for (const name of ['a', 'b', 'c']) throttled(name);
    expect(ran).toEqual(['a']);
    jest.advanceTimersByTime(gap - 1);
    expect(ran).toEqual(['a']);
    jest.advanceTimersByTime(1);
    expect(ran).toEqual(['a', 'c']);
  });

  it('keeps the gap after the last one too, and then runs at once again @SH-028', () => {
    const { ran, throttled } = started();
    throttled('a');
    throttled('b');
    jest.advanceTimersByTime(gap);
    throttled('c');
    jest.advanceTimersByTime(gap - 1);
    expect(ran).toEqual(['a', 'b']);
    jest.advanceTimersByTime(1);
    expect(ran).toEqual(['a', 'b', 'c']);
    jest.advanceTimersByTime(gap);
    throttled('d');
    expect(ran).toEqual(['a', 'b', 'c', 'd']);
  });

  it('runs nothing more after it was called off, until the next call @SH-028', () => {
    const { ran, throttled } = started();
    throttled('a');
    throttled('b');
    throttled.cancel();
    jest.advanceTimersByTime(gap * 2);
    expect(ran).toEqual(['a']);
    throttled('c');
    expect(ran).toEqual(['a', 'c']);
  });
});

it('stays usable when a run throws', () => {
  const throttled = throttle((name: string) => {
    if (name === 'bad') throw new Error('no');
  }, 150);
  expect(() => throttled('bad')).toThrow('no');
  jest.advanceTimersByTime(150);
  expect(() => throttled('good')).not.toThrow();
});
