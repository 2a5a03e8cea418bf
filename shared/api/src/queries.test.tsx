import { memberInfo, walletBalance } from '@site/contracts/areas/account';
import { gameList, hotGames, recentGames } from '@site/contracts/areas/games';
import { joinPromotion } from '@site/contracts/areas/promotions';
import { systemStatus, whitelabelMenu } from '@site/contracts/areas/system';
import { type SessionInfo, signIn, signOut, useSession } from '@site/session';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  queryClient,
  queryOptionsFor,
  refreshAfterLanguageChange,
  useApiInfiniteQuery,
  useApiMutation,
  useApiQuery,
  useMenuKey,
} from './index';
import { fakePlatform, refuse } from './testing/fakePlatform';

const player: SessionInfo = {
  token: 'token-of-player01',
  merchantCode: 'aurora',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
};
const wallet = { sumBalance: '1234.50', currencySymbol: '฿' };
const hotRequest = { merchantCode: 'aurora', isPlatform: 2, language: 'TH', platform: 'html5' } as const;

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

afterEach(() => act(() => signOut()));

describe('a read', () => {
  it('answers the parsed value under a key of path and request, whatever its language', async () => {
    const platform = fakePlatform();
    platform.answer(hotGames, { list: [] });
    const { result } = renderHook(() => useApiQuery(hotGames, hotRequest), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual({ list: [] }));
    const { language: _, ...request } = hotRequest;
    expect(queryClient.getQueryData([hotGames.path, request])).toEqual({ list: [] });
  });

  it('takes a catalogue as fresh for a while, and nothing else', () => {
    expect(queryOptionsFor(hotGames, hotRequest).staleTime).toBe(60_000);
    expect(queryOptionsFor(walletBalance, {}).staleTime).toBe(0);
  });

  it('fails at once without internet, and goes on when it is back', async () => {
    const platform = fakePlatform();
    platform.refuse(walletBalance, 'client.offline', { status: 400 });
    act(() => onlineManager.setOnline(false));
    const { result } = renderHook(() => useApiQuery(walletBalance, {}), { wrapper });
    await waitFor(() => expect(result.current.error?.code).toBe('client.offline'));
    platform.answer(walletBalance, wallet);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(result.current.data).toEqual(wallet));
  });
});

describe('a read while the platform is away for a moment', () => {
  const away = { headers: { 'retry-after': '5' } };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is tried again when the platform says, before anybody sees an error', async () => {
    const platform = fakePlatform();
    platform.refuse(walletBalance, 'system.upgrading', away);
    const { result } = renderHook(() => useApiQuery(walletBalance, {}), { wrapper });
    await pass(4_999);
    expect(platform.sent(walletBalance)).toHaveLength(1);
    expect(result.current.isLoading).toBe(true);
    platform.answer(walletBalance, wallet);
    await pass(1_001);
    expect(result.current.data).toEqual(wallet);
  });

  it('fails after two more tries', async () => {
    const platform = fakePlatform();
    platform.refuse(walletBalance, 'system.upgrading', away);
    const { result } = renderHook(() => useApiQuery(walletBalance, {}), { wrapper });
    await pass(60_000);
    expect(platform.sent(walletBalance)).toHaveLength(3);
    expect(result.current.error?.code).toBe('system.upgrading');
  });

  it('is not tried again for a page that is gone', async () => {
    const platform = fakePlatform();
    platform.refuse(walletBalance, 'system.upgrading', away);
    const { unmount } = renderHook(() => useApiQuery(walletBalance, {}), { wrapper });
    await pass(1_000);
    unmount();
    await pass(60_000);
    expect(platform.sent(walletBalance)).toHaveLength(1);
  });
});

describe('an endless list', () => {
  const request = { pageSize: 25, merchant: 'aurora', clientType: 2, platform: 'html5' } as const;

  it('asks for the next page while there is one', async () => {
    const platform = fakePlatform();
    platform.answer(gameList, ({ content }) => {
      const { pageNo } = content as { pageNo: number };
      return { games: [], pageNum: pageNo, totalPages: 2 };
    });
    const { result } = renderHook(
      () => useApiInfiniteQuery(gameList, { ...request, gameType: 'RNG', language: 'TH' }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.hasNextPage).toBe(true));
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.hasNextPage).toBe(false));
    expect(result.current.data?.pages.map(({ pageNum }) => pageNum)).toEqual([1, 2]);
    expect(platform.sent(gameList).map(({ content }) => content)).toMatchObject([
      { pageNo: 1 },
      { pageNo: 2 },
    ]);
  });

  it('counts pages under the name that the call gives them', async () => {
    const platform = fakePlatform();
    platform.answer(recentGames, { list: [], totalPages: 0 });
    const { result } = renderHook(
      () =>
        useApiInfiniteQuery(
          recentGames,
          { pageSize: 25, language: 'TH', clientType: 2 },
          { pageField: 'page' },
        ),
      { wrapper },
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.hasNextPage).toBe(false);
    expect(platform.sent(recentGames)[0]?.content).toMatchObject({ page: 1 });
  });
});

describe('a change', () => {
  it('tells of its failure once, unless it is silent @SH-003', async () => {
    const onFailure = jest.fn();
    const platform = fakePlatform({ onFailure });
    platform.refuse(joinPromotion, 'promotion.not.joinable');
    const loud = renderHook(() => useApiMutation(joinPromotion), { wrapper });
    const silent = renderHook(() => useApiMutation(joinPromotion, { silent: true }), { wrapper });
    silent.result.current.mutate({ promotionId: 'p1' });
    await waitFor(() => expect(silent.result.current.isError).toBe(true));
    expect(onFailure).not.toHaveBeenCalled();
    loud.result.current.mutate({ promotionId: 'p1' });
    await waitFor(() => expect(loud.result.current.isError).toBe(true));
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ code: 'promotion.not.joinable' });
  });

  it('is sent once for a double tap, and again for a later press', async () => {
    const platform = fakePlatform();
    platform.answer(joinPromotion, { signUpStatus: 'JOINED' });
    const { result } = renderHook(() => useApiMutation(joinPromotion), { wrapper });
    const { mutate } = result.current;
    mutate({ promotionId: 'p1' });
    mutate({ promotionId: 'p1' });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(platform.sent(joinPromotion)).toHaveLength(1);
    expect(result.current.mutate).toBe(mutate);
    mutate({ promotionId: 'p1' });
    await waitFor(() => expect(platform.sent(joinPromotion)).toHaveLength(2));
  });

  it('is never sent again by itself', async () => {
    const platform = fakePlatform();
    platform.refuse(joinPromotion, 'unknown');
    const { result } = renderHook(() => useApiMutation(joinPromotion), { wrapper });
    result.current.mutate({ promotionId: 'p1' });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(platform.sent(joinPromotion)).toHaveLength(1);
  });
});

describe('when the session changes', () => {
  function useBalance() {
    const signedIn = useSession((session) => session !== null);
    return useApiQuery(walletBalance, {}, { enabled: signedIn });
  }

  it('nothing of the old account stays, and a guest asks for nothing', async () => {
    const onSessionEnded = jest.fn();
    const platform = fakePlatform({ onSessionEnded });
    platform.answer(walletBalance, wallet);
    platform.answer(memberInfo, { id: 'm1', account: 'player01', nickname: 'Player', type: 0 });
    act(() => signIn(player, { persist: false }));
    await queryClient.fetchQuery(queryOptionsFor(memberInfo, {}));
    const { result } = renderHook(useBalance, { wrapper });
    await waitFor(() => expect(result.current.data).toEqual(wallet));

    act(() => signOut());
    await waitFor(() => expect(result.current.data).toBeUndefined());
    expect(queryClient.getQueryData(queryOptionsFor(memberInfo, {}).queryKey)).toBeUndefined();
    expect(platform.sent(walletBalance)).toHaveLength(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('public answers are asked for again: they hold marks of the reader', async () => {
    const platform = fakePlatform();
    platform.answer(whitelabelMenu, ({ headers }) => ({ menu: { AGEPAG: 'Authorization' in headers } }));
    const { result } = renderHook(() => useMenuKey('AGEPAG'), { wrapper });
    await waitFor(() => expect(platform.sent(whitelabelMenu)).toHaveLength(1));
    expect(result.current).toBe(false);
    act(() => signIn(player, { persist: false }));
    await waitFor(() => expect(result.current).toBe(true));
  });

  it('a renewed token asks for nothing', async () => {
    const platform = fakePlatform();
    platform.answer(walletBalance, wallet);
    act(() => signIn(player, { persist: false }));
    const { result } = renderHook(useBalance, { wrapper });
    await waitFor(() => expect(result.current.data).toEqual(wallet));
    act(() => signIn({ ...player, token: 'renewed' }, { persist: false }));
    expect(queryClient.getQueryData(queryOptionsFor(walletBalance, {}).queryKey)).toEqual(wallet);
    expect(platform.sent(walletBalance)).toHaveLength(1);
  });
});

describe('reactions to codes', () => {
  it.each(['system.maintenance', 'system.upgrading', 'region.restricted'])(
    '%s fetches the system status again',
    async (code) => {
      const platform = fakePlatform();
      platform.refuse(systemStatus, 'unknown');
      platform.refuse(joinPromotion, code);
      renderHook(() => useApiQuery(systemStatus, {}, { retry: false }), { wrapper });
      const { result } = renderHook(() => useApiMutation(joinPromotion), { wrapper });
      await waitFor(() => expect(platform.sent(systemStatus)).toHaveLength(1));
      result.current.mutate({ promotionId: 'p1' });
      await waitFor(() => expect(platform.sent(systemStatus)).toHaveLength(2));
    },
  );
});

describe('when the language changes', () => {
  it('asks once for what names the language, in the new one, and keeps the old until then @HS-041', async () => {
    jest.useFakeTimers();
    const platform = fakePlatform();
    platform.answer(hotGames, { list: [] });
    const { result, rerender } = renderHook(
      ({ language }: { language: 'EN' | 'TH' }) => useApiQuery(hotGames, { ...hotRequest, language }),
      { wrapper, initialProps: { language: 'EN' } },
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    rerender({ language: 'TH' });
    refreshAfterLanguageChange();
    await act(() => jest.advanceTimersByTimeAsync(249));
    expect(platform.sent(hotGames)).toHaveLength(1);
    expect(result.current.data).toEqual({ list: [] });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(platform.sent(hotGames)).toHaveLength(2);
    expect(platform.sent(hotGames)[1]?.content).toMatchObject({ language: 'TH' });
    jest.useRealTimers();
  });

  it('waits for the last change, keeps what is on screen until the new texts are there, and forgets the rest @HS-041', async () => {
    jest.useFakeTimers();
    const platform = fakePlatform();
    platform.answer(hotGames, { list: [] });
    platform.answer(whitelabelMenu, { menu: {} });
    await queryClient.fetchQuery(queryOptionsFor(whitelabelMenu, {}));
    const { result } = renderHook(() => useApiQuery(hotGames, hotRequest), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));

    refreshAfterLanguageChange();
    act(() => jest.advanceTimersByTime(200));
    refreshAfterLanguageChange();
    act(() => jest.advanceTimersByTime(249));
    expect(platform.sent(hotGames)).toHaveLength(1);
    platform.answer(hotGames, () => refuse('unknown'));
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(result.current.data).toEqual({ list: [] });
    expect(platform.sent(hotGames)).toHaveLength(2);
    expect(queryClient.getQueryData(queryOptionsFor(whitelabelMenu, {}).queryKey)).toBeUndefined();
    jest.useRealTimers();
  });
});
