import { walletBalance } from '@site/contracts/areas/account';
import { type DepositOrder, depositManual, depositPaid, depositWechat } from '@site/contracts/areas/deposit';
import { transfer } from '@site/contracts/areas/wallet';
import { withdraw } from '@site/contracts/areas/withdraw';
import type { Endpoint, RequestOf } from '@site/contracts/http/endpoint';
import { signIn, signOut } from '@site/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type OneOfCalls, queryClient, useApiQuery, useMoneyMutation } from './index';
import { forgetPresses } from './presses';
import { fakePlatform, refuse } from './testing/fakePlatform';

const request = { from: 'MAIN', to: 'MOONREEF', amount: '100.00' };
const done = { orderNo: 'T1', sumBalance: '900.00' };

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

afterEach(() => {
  jest.restoreAllMocks();
  signOut();
  sessionStorage.clear();
});

/** As long as a call takes to be made. */
const settledCalls = () => new Promise((resolve) => setTimeout(resolve, 20));

function setUp() {
  const onFailure = jest.fn();
  const platform = fakePlatform({ onFailure });
  platform.answer(transfer, done);
  const { result } = renderHook(() => useMoneyMutation(transfer), { wrapper });
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

it.each<[string, 'unknown' | 'refused']>([
  ['client.response.malformed', 'unknown'],
  ['system.upgrading', 'unknown'],
  ['vendor.timeout', 'unknown'],
  ['unknown', 'unknown'],
  ['idempotency.key.reused', 'unknown'],
  ['vendor.unavailable', 'refused'],
  ['system.maintenance', 'refused'],
  ['region.restricted', 'refused'],
  ['request.rate.limited', 'refused'],
  ['balance.insufficient', 'refused'],
])('knows what %s means: %s', async (code, meaning) => {
  const { answer, answerRaw, money, press } = setUp();
  if (code === 'client.response.malformed') answerRaw(transfer, '<h1>502</h1>', 502);
  else answer(transfer, () => refuse(code));
  await press();
  await waitFor(() => expect(money().isError).toBe(true));
  const refused = meaning === 'refused';
  expect(money().isUnknown).toBe(!refused);
  expect(money().error?.code).toBe(refused ? code : undefined);
});

it.each([
  'request.rate.limited',
  'auth.required',
  'feature.unavailable',
  'region.restricted',
  'system.maintenance',
  'vendor.unavailable',
  'request.invalid',
])('does not take %s for the answer of a press that may have been done', async (code) => {
  const { answer, money, press, keys } = setUp();
  answer(transfer, noAnswer);
  await press();
  await waitFor(() => expect(money().isUnknown).toBe(true));
  answer(transfer, () => refuse(code));
  await waitFor(() => expect(money().isPending).toBe(false));
  act(() => money().askAgain());
  await waitFor(() => expect(keys()).toHaveLength(2));
  await waitFor(() => expect(money().isPending).toBe(false));
  expect(money().isUnknown).toBe(true);
  expect(money().error).toBeNull();
  answer(transfer, done);
  act(() => money().askAgain());
  await waitFor(() => expect(money().data).toEqual(done));
  expect(new Set(keys()).size).toBe(1);
});

it('takes a refusal that is kept under the key for the answer of a press', async () => {
  const { answer, money, press } = setUp();
  answer(transfer, noAnswer);
  await press();
  await waitFor(() => expect(money().isUnknown).toBe(true));
  answer(transfer, () => refuse('balance.insufficient'));
  await waitFor(() => expect(money().isPending).toBe(false));
  act(() => money().askAgain());
  await waitFor(() => expect(money().error?.code).toBe('balance.insufficient'));
  expect(money().isUnknown).toBe(false);
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
  await waitFor(() => expect(money().isPending).toBe(false));
  act(() => money().reset());
  expect(money().isUnknown).toBe(false);
  await act(async () => {
    money().askAgain();
    await settledCalls();
  });
  expect(keys()).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

describe('a press without an answer', () => {
  const paidOut = { bankCardId: 'c1', amount: '300.00', paymentPassword: '135790' };
  const order: DepositOrder = {
    orderNo: 'D1',
    kind: 'MANUAL',
    amount: '100.00',
    fee: '0.00',
    status: 'PENDING',
    createdAt: '2026-11-21T13:00:00Z',
  };

  const signInAs = (userName: string) =>
    act(() =>
      signIn(
        { token: userName, userName, merchantCode: 'aurora', type: 0, firstTimeLogin: false },
        { persist: false },
      ),
    );

  function mount<E extends Endpoint>(...hook: Parameters<typeof useMoneyMutation<E>>) {
    const { result, unmount } = renderHook(() => useMoneyMutation<E>(...hook), { wrapper });
    const money = () => result.current;
    return {
      money,
      unmount,
      async lose(request: RequestOf<E>) {
        act(() => money().mutate(request));
        await waitFor(() => expect(money().isUnknown).toBe(true));
        await waitFor(() => expect(money().isPending).toBe(false));
      },
    };
  }

  it('is found by the next component, and after a reload of the page, under its key', async () => {
    const platform = fakePlatform();
    platform.answer(transfer, noAnswer);
    const first = mount(transfer);
    await first.lose(request);
    first.unmount();
    const second = mount(transfer);
    expect(second.money().unsettled).toMatchObject({ amount: '100.00', request });
    second.unmount();

    forgetPresses();
    const { money } = mount(transfer);
    expect(money().isUnknown).toBe(true);
    expect(money().unsettled).toMatchObject({ amount: '100.00', request });
    platform.answer(transfer, done);
    act(() => money().askAgain());
    await waitFor(() => expect(money().data).toEqual(done));
    const [one, other] = platform.sent(transfer).map(({ headers }) => headers['Idempotency-Key']);
    expect(other).toBe(one);
    expect(sessionStorage).toHaveLength(0);
    forgetPresses();
    expect(mount(transfer).money().isUnknown).toBe(false);
  });

  it('is found by a page that is reloaded before the answer could come', async () => {
    const platform = fakePlatform();
    platform.answer(transfer, () => new Promise(() => {}));
    const { money } = mount(transfer);
    await act(async () => money().mutate(request));
    const other = mount(transfer).money;
    expect([other().isPending, other().isUnknown]).toEqual([true, false]);
    forgetPresses();
    const { money: later } = mount(transfer);
    expect([later().isPending, later().isUnknown]).toEqual([false, true]);
  });

  it('is never stored with a secret: without it, it cannot be repeated', async () => {
    const platform = fakePlatform();
    platform.answer(withdraw, noAnswer);
    const before = mount(withdraw);
    await before.lose(paidOut);
    expect(before.money().unsettled?.request).toEqual(paidOut);
    before.unmount();
    expect(JSON.stringify({ ...sessionStorage })).toContain('300.00');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('135790');

    forgetPresses();
    const { money } = mount(withdraw);
    const { paymentPassword: _secret, ...rest } = paidOut;
    expect(money().unsettled).toEqual({
      amount: '300.00',
      since: expect.any(Number),
      request: undefined,
      rest,
    });
    await act(async () => {
      money().askAgain();
      await settledCalls();
    });
    expect(platform.sent(withdraw)).toHaveLength(1);
  });

  it('goes under its key with a secret that is typed anew, and another request does not', async () => {
    const platform = fakePlatform();
    platform.answer(withdraw, noAnswer);
    const before = mount(withdraw);
    await before.lose(paidOut);
    before.unmount();
    forgetPresses();
    const { lose } = mount(withdraw);
    await lose({ ...paidOut, paymentPassword: '246813' });
    await lose({ ...paidOut, amount: '301.00' });
    const [first, again, other] = platform.sent(withdraw).map(({ headers }) => headers['Idempotency-Key']);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('246813');
  });

  it('loses its secret with the session, and not its key', async () => {
    const platform = fakePlatform();
    platform.answer(withdraw, noAnswer);
    signInAs('narin');
    const { money, lose } = mount(withdraw);
    await lose(paidOut);
    act(() => signOut());
    expect(money().isUnknown).toBe(false);
    signInAs('narin');
    expect(money().isUnknown).toBe(true);
    expect(money().unsettled?.request).toBeUndefined();
  });

  it('belongs to an account, and to what it is about', async () => {
    const platform = fakePlatform();
    platform.answer(depositPaid, noAnswer);
    signInAs('narin');
    const { money, lose } = mount(depositPaid, { about: 'D1' });
    await lose({ orderNo: 'D1' });
    expect(mount(depositPaid, { about: 'D2' }).money().isUnknown).toBe(false);
    signInAs('somchai');
    expect(money().isUnknown).toBe(false);
    signInAs('narin');
    expect(money().isUnknown).toBe(true);
  });

  it('goes to the call that it was made with, whichever is chosen by now', async () => {
    const platform = fakePlatform();
    platform.answer(depositManual, noAnswer);
    const ways: OneOfCalls<typeof depositManual | typeof depositWechat> = {
      calls: [depositWechat, depositManual],
      callFor: ({ methodId }) => (methodId === 'bank' ? depositManual : depositWechat),
    };
    const before = mount(ways);
    await before.lose({ methodId: 'bank', bankCode: 'SALA', amount: '100.00' });
    before.unmount();
    forgetPresses();
    const { money } = mount({ ...ways, callFor: () => depositWechat });
    platform.answer(depositManual, order);
    act(() => money().askAgain());
    await waitFor(() => expect(money().data).toEqual(order));
    expect(platform.sent(depositManual)).toHaveLength(2);
    expect(platform.sent(depositWechat)).toHaveLength(0);
  });

  it('is not repeated once the platform may have forgotten its key', async () => {
    const platform = fakePlatform();
    platform.answer(transfer, noAnswer);
    const { money, lose } = mount(transfer);
    await lose(request);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 24 * 3_600_000);
    await act(async () => {
      money().askAgain();
      await settledCalls();
    });
    expect(platform.sent(transfer)).toHaveLength(1);
    expect(mount(transfer).money().isUnknown).toBe(false);
  });

  it('that is stored in another form is none', async () => {
    const platform = fakePlatform();
    platform.answer(transfer, noAnswer);
    await mount(transfer).lose(request);
    for (const name of Object.keys(sessionStorage)) sessionStorage.setItem(name, '{"key":"1"}');
    forgetPresses();
    expect(mount(transfer).money().isUnknown).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });
});

it('makes the balance follow', async () => {
  const platform = fakePlatform();
  platform.answer(transfer, done);
  platform.answer(walletBalance, { sumBalance: '1000.00', currencySymbol: '฿' });
  const { result } = renderHook(
    () => ({ money: useMoneyMutation(transfer), balance: useApiQuery(walletBalance, {}) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.balance.isSuccess).toBe(true));
  platform.answer(walletBalance, { sumBalance: '900.00', currencySymbol: '฿' });
  act(() => result.current.money.mutate(request));
  await waitFor(() => expect(result.current.balance.data?.sumBalance).toBe('900.00'));
});
