import { walletBalance } from '@site/contracts/areas/account';
import { type PlayState, playState } from '@site/contracts/areas/care/state';
import { whitelabelMenu } from '@site/contracts/areas/system';
import { type SessionInfo, signIn, signOut } from '@site/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { call, queryClient, useClosedPlay, usePlayState } from './index';
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

it('closes nothing when the state cannot be read @PL-048', async () => {
  platform.refuse(playState, 'not.found');
  signIn(player, { persist: false });
  const { result } = renderHook(() => ({ failed: usePlayState().isError, closed: useClosedPlay() }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.closed).toBeUndefined();
});

it('asks nothing for a guest, and forgets the state with the session', async () => {
  const { result } = await openPage();
  act(() => signOut());
  await waitFor(() => expect(result.current.state).toBeUndefined());
  await act(() => call(whitelabelMenu, {}).catch(() => undefined));
  expect(platform.sent(playState)).toHaveLength(1);
});
