import {
  freePlayLogin,
  logout,
  memberInfo,
  merchantWallet,
  renewSession,
} from '@site/contracts/areas/account';
import { announcements } from '@site/contracts/areas/messages';
import { type Status, systemStatus, whitelabelMenu } from '@site/contracts/areas/system';
import { chatUnreadCount, inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { FLAGS, type Flag } from '@site/contracts/values/flags';
import { getSession, type SessionInfo, signIn, signOut as signOutHere } from '@site/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  call,
  queryClient,
  queryOptionsFor,
  renew,
  signOut,
  startTrial,
  systemStatusOptions,
  useAccountType,
  useCurrencySymbol,
  useFlag,
  useMenuKey,
  useSystemStatus,
  useUnreadCounts,
} from '../index';
import { fakePlatform, refuse } from '../testing/fakePlatform';
import { wait } from '../wait';

const player: SessionInfo = {
  token: 'token-of-player01',
  merchantCode: 'aurora',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
};
const status: Status = {
  info: {
    customerService: { path: '', key: { kty: 'oct', k: '' }, hosts: [] },
    domainRoute: {},
    mobileTemplate: { mem_cen: '1', dep_func: '0' },
    paths: { lotteryMui: '', lotteryFrame: '' },
    register: { username: true, mobileNum: false },
    resources: { downloadLinks: [], appWindow: false, downloadBarLogin: false },
    whitelabel: {},
    mainDomain: 'localhost',
    imageCDNs: ['/cdn'],
  },
  location: { ip: '127.0.0.1' },
  maintenance: false,
  regionRestriction: false,
};
const lists = { banners: [], notices: [], popups: [], promotions: [], promotionCategories: [] };

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

afterEach(() => {
  act(() => signOutHere());
  localStorage.clear();
});

describe('the session', () => {
  it('ends on the platform first, which needs its token, and then here', async () => {
    const platform = fakePlatform();
    platform.answer(logout, {});
    signIn(player, { persist: true });
    await signOut();
    expect(platform.sent(logout)[0]?.headers).toMatchObject({ Authorization: 'Bearer token-of-player01' });
    expect(getSession()).toBeNull();
  });

  it('is not told as ended to who is signing out, when a call is refused on the way', async () => {
    const onSessionEnded = jest.fn();
    const platform = fakePlatform({ onSessionEnded });
    let end = () => {};
    platform.answer(logout, () => new Promise((resolve) => (end = () => resolve({}))));
    platform.refuse(merchantWallet, 'session.expired');
    signIn(player, { persist: true });
    const signingOut = signOut();
    await expect(call(merchantWallet, {})).rejects.toMatchObject({ code: 'session.expired' });
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(getSession()).not.toBeNull();
    end();
    await signingOut;
    expect(getSession()).toBeNull();
  });

  it('takes back what it is asking, before it ends', async () => {
    const platform = fakePlatform();
    const takenBack = jest.fn();
    platform.answer(memberInfo, () => new Promise(() => {}));
    platform.answer(logout, () => new Promise(() => {}));
    signIn(player, { persist: true });
    queryClient.fetchQuery(queryOptionsFor(memberInfo, {})).catch(takenBack);
    await waitFor(() => expect(platform.sent(memberInfo)).toHaveLength(1));
    void signOut();
    await waitFor(() => expect(takenBack).toHaveBeenCalled());
    expect(getSession()).not.toBeNull();
  });

  it('ends here even when the platform does not answer', async () => {
    fakePlatform().refuse(logout, 'unknown');
    signIn(player, { persist: true });
    await expect(signOut()).resolves.toBeUndefined();
    expect(getSession()).toBeNull();
  });

  it('is renewed, unless somebody else signed in meanwhile', async () => {
    const platform = fakePlatform();
    platform.answer(renewSession, { token: 'a-renewed-token-0', expirationTime: 0 });
    await renew();
    expect(platform.sent(renewSession)).toHaveLength(0);
    signIn(player, { persist: false });
    await renew();
    expect(getSession()?.token).toBe('a-renewed-token-0');
    const late = renew();
    signIn({ ...player, token: 'another' }, { persist: false });
    await late;
    expect(getSession()?.token).toBe('another');
  });

  it('of a trial has the type that the platform says, and ends with the tab @AU-084 @AU-085 @AU-087', async () => {
    const platform = fakePlatform();
    platform.answer(freePlayLogin, { token: 'token-of-a-trial-1', userName: 'trial-1', customerType: 4 });
    await startTrial();
    expect(platform.sent(freePlayLogin)[0]?.headers).toMatchObject({ ModuleId: 'FREEPLAY3' });
    expect(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({
      token: 'token-of-a-trial-1',
      userName: 'trial-1',
      type: 4,
      merchantCode: 'aurora',
      firstTimeLogin: false,
    });
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });
});

describe('the system status', () => {
  it('is not asked for without end by its own failures, nor by those of others', async () => {
    jest.useFakeTimers();
    const platform = fakePlatform();
    platform.answer(systemStatus, status);
    await queryClient.fetchQuery(systemStatusOptions());
    queryClient.clear();
    for (const endpoint of [systemStatus, whitelabelMenu])
      platform.answer(endpoint, async () => {
        await wait(50);
        return refuse('system.upgrading', { headers: { 'retry-after': '5' } });
      });
    renderHook(() => [useSystemStatus(), useMenuKey('AGEPAG')], { wrapper });
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(platform.sent(systemStatus)).toHaveLength(2);
    jest.useRealTimers();
  });

  it('is asked for again by itself while the site does not answer', async () => {
    const platform = fakePlatform();
    platform.refuse(systemStatus, 'access.denied');
    jest.useFakeTimers();
    try {
      const { result } = renderHook(useSystemStatus, { wrapper });
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(result.current.isError).toBe(true);
      platform.answer(systemStatus, status);
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(result.current).toMatchObject({ isError: false, data: status });
      const asked = platform.sent(systemStatus).length;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(platform.sent(systemStatus)).toHaveLength(asked);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is there at once from the last visit, and refreshed behind it', async () => {
    const platform = fakePlatform();
    platform.answer(systemStatus, status);
    await queryClient.fetchQuery(systemStatusOptions());
    queryClient.clear();
    platform.answer(systemStatus, { ...status, maintenance: true });
    const { result } = renderHook(useSystemStatus, { wrapper });
    expect(result.current.data).toEqual(status);
    await waitFor(() => expect(result.current.data?.maintenance).toBe(true));
    expect(JSON.parse(localStorage.getItem('MC_SYSTEM_STATUS') ?? '')).toMatchObject({ maintenance: true });
  });

  it('is unknown, not normal, when there is neither', async () => {
    fakePlatform().refuse(systemStatus, 'not.found');
    const { result } = renderHook(useSystemStatus, { wrapper });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.data).toBeUndefined();
  });
});

describe('a flag', () => {
  const flagsOf = async (whitelabel: Record<string, boolean>) => {
    queryClient.clear();
    fakePlatform().answer(systemStatus, { ...status, info: { ...status.info, whitelabel } });
    await queryClient.fetchQuery({ ...systemStatusOptions(), staleTime: 0 });
    const flags = Object.keys(FLAGS) as Flag[];
    const { result } = renderHook(() => flags.filter((flag) => useFlag(flag)), { wrapper });
    return result.current;
  };

  it.each([
    ['USERNAMEREG3', 'registerByUsername'],
    ['MOBILENUMREG3', 'registerByMobile'],
    ['REGMOBVERF3', 'registerWithSmsCode'],
    ['MOBILENUMPASSREG3', 'registerByMobileWithPassword'],
    ['CHNGPASSVERIF3', 'resetPasswordByPhone'],
    ['FACEBOOKLOGIN3', 'facebookLogin'],
    ['LINELOGIN3', 'lineLogin'],
    ['GOOGLELOGIN3', 'googleLogin'],
  ])('%s is read from the status @SH-008', async (name, flag) => {
    expect(await flagsOf({ [name]: true })).toEqual([flag]);
  });

  it('for SMS login is the merchant’s to set, and off until it does @SH-009', async () => {
    expect(await flagsOf({})).toEqual([]);
    expect(await flagsOf({ MOBILESMSLOGIN3: false })).toEqual([]);
    expect(await flagsOf({ MOBILESMSLOGIN3: true })).toEqual(['smsLogin']);
  });
});

describe('the menu', () => {
  it('has the keys that the white label sets to true, and no other @SH-010', async () => {
    fakePlatform().answer(whitelabelMenu, { menu: { REWCEN3: true, PTSYS3: false } });
    const { result } = renderHook(() => ['REWCEN3', 'PTSYS3', 'SECPRIV'].map(useMenuKey), { wrapper });
    expect(result.current).toEqual([false, false, false]);
    await waitFor(() => expect(result.current).toEqual([true, false, false]));
  });
});

describe('the account type', () => {
  it('is member info’s when that is known, and nobody’s for a guest', async () => {
    fakePlatform().answer(memberInfo, { id: 'm1', account: 'player01', nickname: 'P', type: 2 });
    const { result } = renderHook(useAccountType, { wrapper });
    expect(result.current).toBeUndefined();
    act(() => signIn(player, { persist: false }));
    expect(result.current).toBe(0);
    await waitFor(() => expect(result.current).toBe(2));
  });
});

describe('unread counts', () => {
  const withChat = { ...status, info: { ...status.info, whitelabel: { CBS3: true } } };

  it('add up for a member @ME-008', async () => {
    const platform = fakePlatform();
    platform.answer(systemStatus, withChat);
    platform.answer(chatUnreadCount, 4);
    platform.answer(memberInfo, { id: 'm1', account: 'player01', nickname: 'P', type: 0 });
    platform.answer(announcements, { ...lists, unreadCount: 2 });
    platform.answer(inboxUnreadCount, 3);
    signIn(player, { persist: false });
    const { result } = renderHook(() => useUnreadCounts(), { wrapper });
    await waitFor(() => expect(result.current).toEqual({ announcements: 2, inbox: 3, chat: 4, total: 9 }));
    expect(platform.sent(announcements)[0]?.content).toMatchObject({
      types: 'B,PL,PU',
      merchantCode: 'aurora',
    });
  });

  it('of the inbox are asked for silently, and once in 250 ms at most @ME-011', async () => {
    jest.useFakeTimers();
    const onFailure = jest.fn();
    const platform = fakePlatform({ onFailure });
    platform.answer(memberInfo, { id: 'm1', account: 'player01', nickname: 'P', type: 0 });
    platform.answer(announcements, { ...lists, unreadCount: 0 });
    platform.answer(inboxUnreadCount, 3);
    signIn(player, { persist: false });
    const asked = () => platform.sent(inboxUnreadCount).length;
    const show = async () => {
      renderHook(() => useUnreadCounts(), { wrapper });
      await act(() => jest.advanceTimersByTimeAsync(0));
    };
    await show();
    await show();
    await act(() => jest.advanceTimersByTimeAsync(249));
    await show();
    expect(asked()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    platform.refuse(inboxUnreadCount, 'feature.unavailable');
    await show();
    expect(asked()).toBe(2);
    expect(onFailure).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it.each([['a guest'], ['a trial user']])('are 0 for %s, who asks for nothing @ME-009', async (who) => {
    const platform = fakePlatform();
    platform.answer(systemStatus, withChat);
    platform.answer(memberInfo, { id: 'm1', account: 'guest', nickname: '', type: 4 });
    for (const call of [inboxUnreadCount, chatUnreadCount]) platform.answer(call, 3);
    if (who === 'a trial user') signIn({ ...player, type: 4 }, { persist: false });
    const { result } = renderHook(() => [useFlag('liveChat'), useUnreadCounts().total], { wrapper });
    await waitFor(() => expect(result.current).toEqual([true, 0]));
    for (const call of [inboxUnreadCount, chatUnreadCount, announcements])
      expect(platform.sent(call)).toHaveLength(0);
  });

  it('of the chat are asked for where the merchant has one @ME-010', async () => {
    const platform = fakePlatform();
    platform.answer(systemStatus, status);
    platform.answer(memberInfo, { id: 'm1', account: 'player01', nickname: 'P', type: 0 });
    platform.answer(inboxUnreadCount, 3);
    platform.answer(chatUnreadCount, 4);
    signIn(player, { persist: false });
    const { result } = renderHook(() => useUnreadCounts(), { wrapper });
    await waitFor(() => expect(result.current.inbox).toBe(3));
    expect(platform.sent(chatUnreadCount)).toHaveLength(0);
    platform.answer(systemStatus, withChat);
    await act(() => queryClient.invalidateQueries(systemStatusOptions()));
    await waitFor(() => expect(result.current).toMatchObject({ chat: 4, total: 7 }));
  });

  it('are asked for again every minute, without a word where that fails @ME-011', async () => {
    jest.useFakeTimers();
    const onFailure = jest.fn();
    const platform = fakePlatform({ onFailure });
    platform.answer(memberInfo, { id: 'm1', account: 'player01', nickname: 'P', type: 0 });
    platform.answer(announcements, { ...lists, unreadCount: 0 });
    platform.answer(inboxUnreadCount, 3);
    signIn(player, { persist: false });
    const { result } = renderHook(() => useUnreadCounts(), { wrapper });
    await act(() => jest.advanceTimersByTimeAsync(0));
    platform.refuse(inboxUnreadCount, 'feature.unavailable');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(platform.sent(inboxUnreadCount)).toHaveLength(2);
    expect([result.current.inbox, onFailure.mock.calls]).toEqual([3, []]);
    jest.useRealTimers();
  });

  it('are what others know while a part does not ask for itself', async () => {
    const platform = fakePlatform();
    platform.answer(memberInfo, { id: 'm1', account: 'player01', nickname: 'P', type: 0 });
    platform.answer(inboxUnreadCount, 3);
    signIn(player, { persist: false });
    const { result } = renderHook(() => useUnreadCounts({ ask: false }), { wrapper });
    await waitFor(() => expect(platform.sent(memberInfo)).toHaveLength(1));
    expect([platform.sent(inboxUnreadCount).length, result.current.inbox]).toEqual([0, 0]);
    renderHook(() => useUnreadCounts(), { wrapper });
    await waitFor(() => expect(result.current.inbox).toBe(3));
  });
});

describe('the currency sign', () => {
  const wallets = { currency: 'THB', currencySymbol: '฿', wallets: [] };
  const shown = () => renderHook(useCurrencySymbol, { wrapper });

  it('is as the browser knew it last until it is told, and empty the first time', async () => {
    const platform = fakePlatform();
    platform.answer(merchantWallet, wallets);
    const first = shown();
    expect(first.result.current).toBe('');
    await waitFor(() => expect(first.result.current).toBe('฿'));
    first.unmount();
    queryClient.clear();

    platform.answer(merchantWallet, { ...wallets, currencySymbol: '₭' });
    const next = shown();
    expect(next.result.current).toBe('฿');
    await waitFor(() => expect(next.result.current).toBe('₭'));
  });
});
