import { walletBalance } from '@site/contracts/areas/account';
import { transfer } from '@site/contracts/areas/wallet';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient, useApiQuery, useMoneyMutation } from './index';
import { fakePlatform, refuse } from './testing/fakePlatform';

const request = { from: 'MAIN', to: 'MOONREEF', amount: '100.00' };
const done = { orderNo: 'T1', sumBalance: '900.00' };

function setUp() {
  const onFailure = jest.fn();
  const platform = fakePlatform({ onFailure });
  platform.answer(transfer, done);
  const { result } = renderHook(() => useMoneyMutation(transfer), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  return {
    ...platform,
    onFailure,
    money: () => result.current,
    press: (what = request) => act(async () => result.current.mutate(what)),
    keys: () => platform.sent(transfer).map(({ headers }) => headers['Idempotency-Key']),
  };
}

/** As when the line is cut between press and answer. */
const noAnswer = () => {
  throw new TypeError('cut off');
};

it('has one key for a press, whatever is tapped while it is under way, and another for the next press', async () => {
  const { money, press, keys } = setUp();
  await act(async () => {
    money().mutate(request);
    money().mutate(request);
  });
  await waitFor(() => expect(money().data).toEqual(done));
  expect(keys()).toHaveLength(1);
  await press();
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
});

it('does not call a press failed whose answer was lost, and asks again under the same key', async () => {
  const { answer, money, press, keys, onFailure } = setUp();
  answer(transfer, noAnswer);
  await press();
  await waitFor(() => expect(money().isUnknown).toBe(true));
  expect(money().error).toBeNull();
  expect(onFailure).not.toHaveBeenCalled();

  answer(transfer, done);
  act(() => money().askAgain());
  expect(money().isUnknown).toBe(true);
  await waitFor(() => expect(money().data).toEqual(done));
  expect(money().isUnknown).toBe(false);
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

it('keeps the key when the button is pressed again instead, and makes one for another amount', async () => {
  const { answer, money, press, keys } = setUp();
  answer(transfer, noAnswer);
  await press();
  await waitFor(() => expect(money().isUnknown).toBe(true));
  await press({ ...request });
  await waitFor(() => expect(keys()).toHaveLength(2));
  await waitFor(() => expect(money().isPending).toBe(false));
  await press({ ...request, amount: '200.00' });
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

it.each([['client.response.malformed'], ['balance.insufficient']])('knows what %s means', async (code) => {
  const { answer, answerRaw, money, press } = setUp();
  if (code === 'client.response.malformed') answerRaw(transfer, '<h1>502</h1>', 502);
  else answer(transfer, () => refuse(code));
  await press();
  await waitFor(() => expect(money().isError).toBe(true));
  const refused = code === 'balance.insufficient';
  expect(money().isUnknown).toBe(!refused);
  expect(money().error?.code).toBe(refused ? code : undefined);
});

it('drops the key with the answer, also with a refusal', async () => {
  const { answer, money, press, keys } = setUp();
  answer(transfer, () => refuse('balance.insufficient'));
  await press();
  await waitFor(() => expect(money().error).not.toBeNull());
  await press();
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
});

it('forgets what it was reset', async () => {
  const { answer, money, press, keys } = setUp();
  answer(transfer, noAnswer);
  await press();
  await waitFor(() => expect(money().isUnknown).toBe(true));
  act(() => money().reset());
  expect(money().isUnknown).toBe(false);
  act(() => money().askAgain());
  expect(keys()).toHaveLength(1);
});

it('makes the balance follow', async () => {
  const platform = fakePlatform();
  platform.answer(transfer, done);
  platform.answer(walletBalance, { sumBalance: '1000.00', currencySymbol: '฿' });
  const { result } = renderHook(
    () => ({ money: useMoneyMutation(transfer), balance: useApiQuery(walletBalance, {}) }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.balance.isSuccess).toBe(true));
  platform.answer(walletBalance, { sumBalance: '900.00', currencySymbol: '฿' });
  act(() => result.current.money.mutate(request));
  await waitFor(() => expect(result.current.balance.data?.sumBalance).toBe('900.00'));
});
