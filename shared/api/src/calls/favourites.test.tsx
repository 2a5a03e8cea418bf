import { addFavourite, favouriteIds, removeFavourite } from '@site/contracts/areas/games';
import { signIn, signOut } from '@site/session';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient, useFavouriteIds, useToggleFavourite } from '../index';
import { fakePlatform, refuse } from '../testing/fakePlatform';

const player = {
  token: 'token-of-player01',
  merchantCode: 'aurora',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
} as const;

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function useFavourites() {
  return { ids: useFavouriteIds(), toggle: useToggleFavourite() };
}

/** A platform that keeps favourites, and a user who has `n1` there. */
async function started() {
  const platform = fakePlatform();
  let kept = ['n1'];
  platform.answer(favouriteIds, () => ({ list: kept }));
  platform.answer(addFavourite, ({ content }) => {
    const { nodeId } = content as { nodeId: string };
    kept = [nodeId, ...kept];
    return { nodeId };
  });
  platform.answer(removeFavourite, ({ content }) => {
    const { nodeId } = content as { nodeId: string };
    kept = kept.filter((id) => id !== nodeId);
    return { nodeId };
  });
  signIn(player, { persist: false });
  const { result } = renderHook(useFavourites, { wrapper });
  await waitFor(() => expect([...result.current.ids]).toEqual(['n1']));
  return { platform, result };
}

const change = (nodeId: string, favourite: boolean) => ({ nodeId, vendor: 'v1', favourite });

afterEach(() => act(() => signOut()));

it('turns the star at once, before the platform answers', async () => {
  const { platform, result } = await started();
  platform.answer(addFavourite, () => new Promise(() => {}));
  act(() => result.current.toggle.mutate(change('n2', true)));
  await waitFor(() => expect(result.current.ids.has('n2')).toBe(true));
  await waitFor(() =>
    expect(platform.sent(addFavourite)[0]?.content).toEqual({ nodeId: 'n2', vendor: 'v1' }),
  );
});

it('shows what was starred in another tab as soon as this one is looked at again', async () => {
  const { platform, result } = await started();
  act(() => focusManager.setFocused(false));
  platform.answer(favouriteIds, { list: ['n1', 'n9'] });
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect([...result.current.ids]).toEqual(['n1', 'n9']));
  focusManager.setFocused(undefined);
});

it('turns it back when the platform refuses, and says nothing', async () => {
  const { platform, result } = await started();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  platform.answer(removeFavourite, async () => {
    await answered;
    return refuse('unknown');
  });
  act(() => result.current.toggle.mutate(change('n1', false)));
  await waitFor(() => expect(result.current.ids.has('n1')).toBe(false));
  answer();
  await waitFor(() => expect(result.current.ids.has('n1')).toBe(true));
});

it('sends quick taps one after the other, and ends where they end', async () => {
  const { platform, result } = await started();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  platform.answer(addFavourite, () => answered.then(() => ({ nodeId: 'n2' })));
  act(() => {
    result.current.toggle.mutate(change('n2', true));
    result.current.toggle.mutate(change('n2', false));
  });
  await waitFor(() => expect(platform.sent(addFavourite)).toHaveLength(1));
  expect(result.current.ids.has('n2')).toBe(false);
  expect(platform.sent(removeFavourite)).toHaveLength(0);
  answer();
  await waitFor(() => expect(platform.sent(removeFavourite)).toHaveLength(1));
  await waitFor(() => expect([...result.current.ids]).toEqual(['n1']));
});

it('rolls back the one game that failed, not those beside it', async () => {
  const { platform, result } = await started();
  platform.answer(addFavourite, ({ content }) => {
    const { nodeId } = content as { nodeId: string };
    return nodeId === 'n2' ? refuse('game.unavailable') : { nodeId };
  });
  platform.answer(favouriteIds, () => new Promise(() => {}));
  act(() => {
    result.current.toggle.mutate(change('n2', true));
    result.current.toggle.mutate(change('n3', true));
  });
  await waitFor(() => expect([...result.current.ids]).toEqual(['n3', 'n1']));
});

it('is empty for a guest, who asks for nothing', () => {
  const platform = fakePlatform();
  const { result } = renderHook(useFavourites, { wrapper });
  expect(result.current.ids.size).toBe(0);
  expect(platform.sent(favouriteIds)).toHaveLength(0);
});
