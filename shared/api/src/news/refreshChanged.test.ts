import { memberInfo, walletBalance } from '@site/contracts/areas/account';
import { announcementsRequest } from '@site/contracts/areas/announcementScreens';
import { playState } from '@site/contracts/areas/care/state';
import { announcements } from '@site/contracts/areas/messages';
import { NEWS_KINDS, type NewsKind } from '@site/contracts/areas/news';
import { chatUnreadCount, inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { allEndpoints } from '@site/contracts/endpoints';
import type { Endpoint } from '@site/contracts/http/endpoint';
import { queryClient } from '../queryClient';
import { queryKeyOf } from '../queryKey';
import { onNews } from './listeners';
import { PATHS_OF } from './refreshChanged';
import { takeNews } from './takeNews';

const answers = {
  balance: queryKeyOf(walletBalance, {}),
  inbox: queryKeyOf(inboxUnreadCount, {}),
  chat: queryKeyOf(chatUnreadCount, {}),
  announcements: queryKeyOf(announcements, announcementsRequest('notices', 'aurora')),
  care: queryKeyOf(playState, {}),
  member: queryKeyOf(memberInfo, {}),
  // As a remote may keep what is no call.
  own: [{ kept: 'by a remote' }],
};
type Answer = keyof typeof answers;

let shown: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers();
  shown = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => shown);
  queryClient.clear();
  for (const key of Object.values(answers)) queryClient.setQueryData<unknown>(key, 'known');
});
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
});

const outdated = () =>
  (Object.keys(answers) as Answer[]).filter(
    (name) => queryClient.getQueryState(answers[name])?.isInvalidated,
  );

it.each<[NewsKind, Answer[]]>([
  ['balance', ['balance']],
  ['unread', ['inbox', 'chat', 'announcements']],
  ['orders', ['balance']],
  ['announcements', ['announcements']],
  ['care', ['care']],
  ['session', ['member']],
  ['release', []],
])('%s outdates %j and nothing else', async (kind, expected) => {
  takeNews([kind, 'a kind of a later platform']);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(outdated()).toEqual(expected);
});

it('names no call that the contract does not have', () => {
  const paths = (allEndpoints as readonly Endpoint[]).map(({ path }) => path);
  for (const start of Object.values(PATHS_OF).flat()) {
    expect([
      start,
      paths.some((path) => (start.endsWith('/') ? path.startsWith(start) : path === start)),
    ]).toEqual([start, true]);
  }
});

it('asks for a kind once a second at most, and never drops the last', async () => {
  const asked = jest.fn();
  const end = onNews('balance', asked);
  for (let times = 0; times < 20; times += 1) {
    takeNews(['balance']);
    await jest.advanceTimersByTimeAsync(100);
  }
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(3);
  end();
});

it('spreads what all pages of a merchant hear at once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  const asked = jest.fn();
  const end = onNews('release', asked);
  takeNews(['release']);
  await jest.advanceTimersByTimeAsync(1_799);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(1);
  end();
});

it('asks for nothing while the page is hidden, save for its session, and for all of it when it is looked at', async () => {
  shown = 'hidden';
  takeNews(NEWS_KINDS);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(outdated()).toEqual(['member']);
  shown = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(outdated()).toEqual(Object.keys(answers).filter((name) => name !== 'own'));
});
