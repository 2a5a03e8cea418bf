import { merchantWallet } from '@site/contracts/areas/account';
import { type WithdrawOrder, withdrawReport } from '@site/contracts/areas/withdraw';
import { signOut } from '@site/session';
import { act, screen } from '@testing-library/react';
import { renderRemote } from '../../../testing/renderRemote';
import { answerWithdrawal, fakeWithdrawals, withdrawOrder } from '../../testing/fakeCashier';
import WithdrawPage from '../WithdrawPage';

afterEach(() => {
  signOut();
  localStorage.clear();
  jest.useRealTimers();
});

function open(first: Partial<WithdrawOrder> = {}) {
  let order: WithdrawOrder = { ...withdrawOrder, ...first };
  const platform = fakeWithdrawals();
  answerWithdrawal(platform, () => order);
  renderRemote(<WithdrawPage />, { path: '/m/withdraw?order=W2611210087' });
  return { ...platform, now: (changes: Partial<WithdrawOrder>) => (order = { ...order, ...changes }) };
}

const states = () => {
  const trail = screen.getByRole('list', { name: 'What has happened' });
  return [...trail.querySelectorAll('li')].map(({ textContent }) => /\((.+?)\)/.exec(textContent ?? '')?.[1]);
};

it.each<[WithdrawOrder['status'], string, string[]]>([
  ['PENDING', 'On its way to you', ['Done', 'Now', 'Still to come', 'Still to come']],
  ['APPROVED', 'On its way to you', ['Done', 'Done', 'Done', 'Now']],
  ['PAID', 'Paid', ['Done', 'Done', 'Done', 'Done']],
])('tells how far %s is', async (status, title, steps) => {
  open({ status });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('W2611210087')).toBeInTheDocument();
  expect(states()).toEqual(steps);
  expect(screen.queryByRole('button', { name: /cancel/i })).not.toBeInTheDocument();
});

it.each([
  ['BANK_REFUSED', /Your bank did not accept account •• 4417\. The ฿3,000\.00 is back/, 'Use another card'],
  ['CHECK_FAILED', /It did not pass our check\. The ฿3,000\.00 is back/, 'Make another'],
] as const)('says after %s that the money is back', async (reason, words, way) => {
  open({ status: 'REJECTED', reason });
  expect(await screen.findByRole('heading', { name: 'Not paid' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/m/withdraw');
});

it('is watched until it is decided, and then no longer', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  const { sent, now } = open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'On its way to you' })).toBeInTheDocument();
  now({ status: 'PAID' });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { name: 'Paid' })).toBeInTheDocument();
  expect(screen.getByText('Paid', { selector: '[role=status]' })).toBeInTheDocument();
  const asked = sent(withdrawReport).length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(sent(withdrawReport)).toHaveLength(asked);
});

it('has the balance follow when the money comes back', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  const { sent, now } = open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  const balances = sent(merchantWallet).length;
  const region = screen.getByText('On its way to you', { selector: '[role=status]' });
  now({ status: 'REJECTED', reason: 'BANK_REFUSED' });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { name: 'Not paid' })).not.toHaveFocus();
  expect(region).toBeInTheDocument();
  expect(region).toHaveTextContent('Not paid');
  expect(sent(merchantWallet).length).toBeGreaterThan(balances);
});

it('says when there is no such withdrawal', async () => {
  const platform = fakeWithdrawals();
  platform.answer(withdrawReport, {
    list: [],
    footer: { amount: '0.00' },
    pageNum: 1,
    totalPages: 0,
    total: 0,
  });
  renderRemote(<WithdrawPage />, { path: '/m/withdraw?order=W1' });
  expect(await screen.findByRole('heading', { name: 'There is no such withdrawal' })).toBeVisible();
});
