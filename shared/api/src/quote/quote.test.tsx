import { endpointKey, moneyMoved, queryClient } from '@site/api';
import { fakePlatform, refuse } from '@site/api/testing';
import { withdrawQuote } from '@site/contracts/areas/withdraw';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useQuote } from './index';

const figures = { amount: '900.00', fee: '0.00', paid: '900.00' };

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Up to 1,000.00 may be withdrawn; from `hold` on, an answer waits to be let go. */
function withdrawals() {
  const platform = fakePlatform();
  let waiting = Promise.resolve();
  platform.answer(withdrawQuote, async ({ content }) => {
    await waiting;
    if ((content as { amount: string }).amount !== '900.00') refuse('wallet.insufficient');
    return figures;
  });
  return {
    platform,
    hold(): () => void {
      let letGo = () => {};
      waiting = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
  };
}

const open = (amount: string | undefined) =>
  renderHook(({ of }) => useQuote(withdrawQuote, of === undefined ? undefined : { amount: of }), {
    wrapper,
    initialProps: { of: amount },
  });

it('asks nothing without a request', async () => {
  const { platform } = withdrawals();
  const { result } = open(undefined);
  expect(result.current).toMatchObject({ data: undefined, error: null });
  expect(platform.sent(withdrawQuote)).toEqual([]);
});

it('keeps a refusal while the same is asked again, until its answer', async () => {
  const { platform, hold } = withdrawals();
  const { result } = open('5000.01');
  await waitFor(() => expect(result.current.error?.code).toBe('wallet.insufficient'));
  const letGo = hold();
  act(moneyMoved);
  await waitFor(() => expect(platform.sent(withdrawQuote)).toHaveLength(2));
  expect(queryClient.isFetching({ queryKey: endpointKey(withdrawQuote) })).toBe(1);
  expect(result.current.error?.code).toBe('wallet.insufficient');
  platform.answer(withdrawQuote, { ...figures, amount: '5000.01' });
  act(letGo);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  act(moneyMoved);
  await waitFor(() => expect(result.current.data?.amount).toBe('5000.01'));
  expect(result.current.error).toBeNull();
});

it('keeps the figures of another request until its own are there, and not its refusal', async () => {
  const { hold } = withdrawals();
  const { result, rerender } = open('900.00');
  await waitFor(() => expect(result.current.data).toEqual(figures));
  rerender({ of: '5000.01' });
  expect(result.current).toMatchObject({ data: figures, isPlaceholderData: true, error: null });
  await waitFor(() => expect(result.current.error?.code).toBe('wallet.insufficient'));
  const letGo = hold();
  rerender({ of: '6000.00' });
  expect(result.current.error).toBeNull();
  act(letGo);
  await waitFor(() => expect(result.current.error?.code).toBe('wallet.insufficient'));
});
