import { memberInfo, walletBalance } from '@site/contracts/areas/account';
import { announcementsRequest } from '@site/contracts/areas/announcementScreens';
import { announcements } from '@site/contracts/areas/messages';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from '../queryClient';
import { queryKeyOf } from '../queryKey';
import { refreshMissed } from './refreshMissed';

const unread = queryKeyOf(inboxUnreadCount, {});
const balance = queryKeyOf(walletBalance, {});
const seldom = [
  queryKeyOf(memberInfo, {}),
  queryKeyOf(announcements, announcementsRequest('notices', 'aurora')),
];

beforeEach(() => {
  jest.useFakeTimers();
  queryClient.clear();
});
afterEach(() => jest.useRealTimers());

const isOutdated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

it('takes what is of the account as missed, however young it is, and what changes seldom when it is not young', async () => {
  for (const key of [unread, balance, ...seldom]) queryClient.setQueryData<unknown>(key, 'known');
  queryClient.setQueryData(['something else'], 'known');
  refreshMissed();
  expect([unread, balance, ...seldom].map(isOutdated)).toEqual([true, true, false, false]);
  await jest.advanceTimersByTimeAsync(10_000);
  refreshMissed();
  expect(seldom.map(isOutdated)).toEqual([true, true]);
  expect(isOutdated(['something else'])).toBe(false);
});

/** Shows a query that the platform takes a second to answer, and counts how often it is asked. */
function show(queryKey: readonly unknown[]) {
  const ask: jest.Mock<Promise<number>> = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return ask.mock.calls.length;
  });
  const end = new QueryObserver(queryClient, { queryKey, queryFn: ask }).subscribe(() => undefined);
  return { ask, end };
}

it('asks again for what was on its way, once it has come', async () => {
  const { ask, end } = show(unread);
  await jest.advanceTimersByTimeAsync(500);
  refreshMissed();
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(500);
  expect(queryClient.getQueryData(unread)).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(queryClient.getQueryData(unread)).toBe(2);
  expect(ask).toHaveBeenCalledTimes(2);
  end();
});

it('does not wait for an answer again that did not come', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('away')));
  const options = { queryKey: unread, queryFn: ask, retry: false };
  const end = new QueryObserver(queryClient, options).subscribe(() => undefined);
  refreshMissed();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(1);
  end();
});
