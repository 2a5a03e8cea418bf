import { memberInfo } from '@site/contracts/areas/account';
import { NEWS_KINDS } from '@site/contracts/areas/news';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { type SessionInfo, signIn, signOut } from '@site/session';
import { waitFor } from '@testing-library/react';
import { queryClient } from '../queryClient';
import { queryKeyOf } from '../queryKey';
import { fakePlatform } from '../testing/fakePlatform';
import { followNews } from './followNews';
import { onNews } from './listeners';
import { fakeLocks } from './testing/fakeLocks';
import { fakeStreams } from './testing/fakeStreams';

const member: SessionInfo = {
  token: 'token-1',
  merchantCode: 'aurora',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
};

const { streams } = fakeStreams();
const moved = jest.fn();

beforeAll(() => {
  fakePlatform();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  onNews('balance', moved);
  followNews();
});

const connections = async (count: number) => {
  await waitFor(() => expect(streams).toHaveLength(count));
  return streams[count - 1] ?? Promise.reject(new Error('none'));
};

it('has one connection at a time, as whoever is signed in, and tells the other tabs of the same account', async () => {
  const ofGuest = await connections(1);
  expect(ofGuest.headers).not.toHaveProperty('Authorization');

  const otherTab = new BroadcastChannel('site-news player01');
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => heard.push(data);
  signIn(member, { persist: false });
  const ofMember = await connections(2);
  expect(ofGuest.given()).toBe(true);
  expect(ofMember.headers.Authorization).toBe('Bearer token-1');
  await waitFor(() => expect(heard).toEqual([{ changed: [...NEWS_KINDS] }]));

  ofMember.tell('balance');
  await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(heard).toEqual([expect.anything(), { changed: ['balance'] }]));

  // The other tab has the connection.
  otherTab.postMessage({ changed: ['balance'] });
  await waitFor(() => expect(moved).toHaveBeenCalledTimes(2));
  for (const nonsense of [null, 'balance', { changed: 'balance' }, { changed: [1] }])
    otherTab.postMessage(nonsense);
  otherTab.close();

  // A renewed token is the same session.
  signIn({ ...member, token: 'token-2' }, { persist: false });
  expect(ofMember.given()).toBe(false);

  signIn({ ...member, userName: 'agent01', token: 'token-3' }, { persist: false });
  expect((await connections(3)).headers.Authorization).toBe('Bearer token-3');
  expect(ofMember.given()).toBe(true);

  signOut();
  expect((await connections(4)).headers).not.toHaveProperty('Authorization');
  expect(moved).toHaveBeenCalledTimes(2);
});

it('asks again at its first connection for what may have changed before it, and not for who is signed in', async () => {
  const info = queryKeyOf(memberInfo, {});
  const unread = queryKeyOf(inboxUnreadCount, {});
  signIn({ ...member, userName: 'vip01' }, { persist: false });
  for (const key of [info, unread]) queryClient.setQueryData<unknown>(key, 'known');
  await connections(5);
  await waitFor(() => expect(queryClient.getQueryState(unread)?.isInvalidated).toBe(true));
  expect(queryClient.getQueryState(info)?.isInvalidated).toBe(false);
});
