import { walletBalance } from '@site/contracts/areas/account';
import { type PlayState, playState } from '@site/contracts/areas/care/state';
import { whitelabelMenu } from '@site/contracts/areas/system';
import { type SessionInfo, signIn, signOut } from '@site/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { call, queryClient, useClosedPlay, useOffers, usePlayState } from './index';
import { fakePlatform } from './testing/fakePlatform';

const player: SessionInfo = {
  token: 'token-of-player01',
  merchantCode: 'aurora',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
};
const open: PlayState = {
  version: 4,
  state: 'OPEN',
  identity: 'NONE',
  offers: true,
  at: '2026-11-21T20:30:00.000Z',
};
const timeout: PlayState = { ...open, version: 8, state: 'TIMEOUT', until: '2026-11-22T20:30:00.000Z' };

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

let platform: ReturnType<typeof fakePlatform>;
beforeEach(() => {
  platform = fakePlatform();
  platform.answer(playState, open);
  platform.answer(walletBalance, { sumBalance: '1.00', currencySymbol: '฿' });
});
afterEach(() => act(() => signOut()));

/** A page of a signed-in member that has its state. */
async function openPage() {
  signIn(player, { persist: false });
  const page = renderHook(() => ({ state: usePlayState().data, closed: useClosedPlay() }), { wrapper });
  await waitFor(() => expect(page.result.current.state).toEqual(open));
  expect(page.result.current.closed).toBeUndefined();
  return page;
}

const anyCall = () => act(() => call(walletBalance, {}));

it('asks for the state once, and again when an answer has a newer version @PL-020', async () => {
  const { result } = await openPage();
  platform.playStateIs(open.version);
  await anyCall();
  expect(platform.sent(playState)).toHaveLength(1);

  platform.answer(playState, timeout);
  platform.playStateIs(timeout.version);
  await anyCall();
  await waitFor(() => expect(result.current.closed).toEqual(timeout));
  // The answer to the question itself has that version too.
  expect(platform.sent(playState)).toHaveLength(2);
});

it('does not take an answer that was kept for news', async () => {
  await openPage();
  platform.playStateIs(open.version - 1);
  await anyCall();
  expect(platform.sent(playState)).toHaveLength(1);
});

it('asks again after a call that is refused because play is closed @PL-020', async () => {
  const { result } = await openPage();
  platform.answer(playState, timeout);
  platform.refuse(walletBalance, 'play.closed', { value: { state: 'TIMEOUT' } });
  await act(() => call(walletBalance, {}).catch(() => undefined));
  await waitFor(() => expect(result.current.closed).toEqual(timeout));
});

describe('a time-out that ends while the page is open', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T20:29:00.000Z') }));
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  async function openClosedPage() {
    platform.answer(playState, timeout);
    signIn(player, { persist: false });
    const { result } = renderHook(() => [useClosedPlay(), useClosedPlay()], { wrapper });
    await pass(1_000);
    expect(result.current[0]).toEqual(timeout);
    platform.answer(playState, { ...open, version: 9, at: '2026-11-22T20:30:01.000Z' });
    return result;
  }

  it('is asked about once, when it ends @PL-017', async () => {
    const result = await openClosedPage();
    await pass(50_000);
    expect(platform.sent(playState)).toHaveLength(1);
    await pass(20_000);
    expect(result.current[0]).toBeUndefined();
    await pass(86_400_000);
    expect(platform.sent(playState)).toHaveLength(2);
  });

  it('is asked about when somebody comes back to the tab after its end', async () => {
    const result = await openClosedPage();
    const looks = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(300_000);
    expect(platform.sent(playState)).toHaveLength(1);
    looks.mockReturnValue('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await pass(100);
    expect(result.current[0]).toBeUndefined();
  });
});

it('closes nothing when the state cannot be read @PL-048', async () => {
  platform.refuse(playState, 'not.found');
  signIn(player, { persist: false });
  const { result } = renderHook(() => ({ failed: usePlayState().isError, closed: useClosedPlay() }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.closed).toBeUndefined();
});

it('has offers as before while a state that could not be read is asked for again', async () => {
  jest.useFakeTimers();
  platform.refuse(playState, 'not.found');
  signIn(player, { persist: false });
  const told: (boolean | undefined)[] = [];
  renderHook(() => told.push(useOffers()), { wrapper });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(told.at(-1)).toBe(true);
  told.length = 0;
  platform.answer(playState, () => new Promise(() => {}));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(platform.sent(playState)).toHaveLength(2);
  expect(told).not.toContain(undefined);
});

it('asks nothing for a guest, and forgets the state with the session', async () => {
  const { result } = await openPage();
  act(() => signOut());
  await waitFor(() => expect(result.current.state).toBeUndefined());
  await act(() => call(whitelabelMenu, {}).catch(() => undefined));
  expect(platform.sent(playState)).toHaveLength(1);
});
