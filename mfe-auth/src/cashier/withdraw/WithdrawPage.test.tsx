import { withdraw, withdrawCards, withdrawQuote } from '@site/contracts/areas/withdraw';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../testing/renderRemote';
import { askAgain } from '../testing/askAgain';
import { answerWithdrawal, fakeWithdrawals, withdrawal, withdrawOrder } from '../testing/fakeCashier';
import WithdrawPage from './WithdrawPage';

afterEach(() => {
  signOut();
  localStorage.clear();
});

const PATH = '/m/withdraw';

async function open(changes: Parameters<typeof fakeWithdrawals>[0] = {}) {
  const platform = fakeWithdrawals(changes);
  renderRemote(<WithdrawPage />, { path: PATH });
  await screen.findByLabelText('Amount');
  await screen.findByText(/^฿300\.00 to ฿100,000\.00 each time/);
  return platform;
}

const amountField = () => screen.getByLabelText('Amount');
const typeAmount = (text: string) => fireEvent.change(amountField(), { target: { value: text } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
const sheet = () => screen.findByRole('dialog', { name: 'Payment password' });

async function enter(figures = '123456') {
  const input = within(await sheet()).getByLabelText('Payment password', { selector: 'input' });
  await userEvent.type(input, figures);
}

async function ask() {
  typeAmount('3000');
  press();
  await enter();
}

describe('the form', () => {
  it('says what is free, what holds the rest, and what counts for it', async () => {
    await open();
    const free = screen.getByRole('region', { name: 'You can withdraw' });
    expect(free).toHaveTextContent('฿8,200.00');
    expect(free).toHaveTextContent('Bet ฿3,600.00 more and the ฿4,280.50 that it holds is free.');
    expect(free).toHaveTextContent('Live 20 % · Sports 0 % · all others count in full');
    expect(within(free).getByRole('img', { name: '฿6,400.00 of ฿10,000.00' })).toBeInTheDocument();
  });

  it('draws no gauge where the platform tells only what is left', async () => {
    await open({ demands: undefined });
    const free = screen.getByRole('region', { name: 'You can withdraw' });
    expect(free).toHaveTextContent('Bet ฿3,600.00 more and all of your money is free.');
    expect(within(free).queryByRole('img')).not.toBeInTheDocument();
  });

  it('offers another card, and comes back', async () => {
    await open();
    expect(screen.getByText('2 of 5 used')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add a card' })).toHaveAttribute(
      'href',
      '/m/securityCenter?part=addCard&return=%2Fm%2Fwithdraw',
    );
  });

  it('offers no further card than an account may have', async () => {
    await open({ limit: 2 });
    expect(screen.queryByRole('link', { name: 'Add a card' })).not.toBeInTheDocument();
  });

  it('takes all that is free at one press, and says what arrives', async () => {
    const platform = await open();
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(amountField()).toHaveValue('8,200');
    expect(await screen.findByText('To your card')).toBeInTheDocument();
    expect(screen.getByText('Fee').parentElement).toHaveTextContent('Fee\u2212฿10.00');
    expect(platform.sent(withdrawQuote)[0]?.content).toEqual({ amount: '8200.00' });
  });

  it.each([
    ['', 'Enter an amount.'],
    ['299.99', 'Enter ฿300.00 to ฿100,000.00.'],
    ['-1', 'Enter figures only, like 500 or 1,250.50.'],
  ])('says what is wrong with "%s" before it asks for the password', async (text, message) => {
    await open();
    typeAmount(text);
    press();
    await waitFor(() => expect(amountField()).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['balance.insufficient', undefined, /Your balance is not enough/],
    ['withdraw.turnover.unmet', { turnoverLeft: '3600.00' }, /still have to bet ฿3,600\.00/],
    ['amount.out.of.range', { min: '500.00', max: '900.00' }, /Enter ฿500\.00 to ฿900\.00\./],
  ])('has %s under the amount before it asks for the password', async (code, value, message) => {
    const platform = fakeWithdrawals();
    platform.refuse(withdrawQuote, code, { value });
    renderRemote(<WithdrawPage />, { path: PATH });
    await screen.findByLabelText('Amount');
    typeAmount('9000');
    await waitFor(() => expect(amountField()).toHaveAccessibleDescription(expect.stringMatching(message)));
    press();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the payment password', () => {
  it('is the last step, with what goes where, and one order for it', async () => {
    const platform = await open();
    platform.answer(withdraw, withdrawOrder);
    answerWithdrawal(platform, () => withdrawOrder);
    fireEvent.click(screen.getByRole('radio', { name: /River Bank/ }));
    typeAmount('3000');
    press();
    expect(await sheet()).toHaveTextContent('฿3,000.00 to River Bank •• 0926');
    await enter();
    await waitFor(() => expect(address()).toBe(`${PATH}?order=W2611210087`));
    expect(platform.sent(withdraw).map(({ content }) => content)).toEqual([
      { bankCardId: 'c2', amount: '3000.00', paymentPassword: '123456', language: 'EN' },
    ]);
    expect(await screen.findByRole('heading', { name: 'On its way to you' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /cancel/i })).not.toBeInTheDocument();
  });

  it('says how many tries are left, and is entered again', async () => {
    const platform = await open();
    platform.refuse(withdraw, 'payment.password.wrong', { value: { triesLeft: 4 } });
    await ask();
    expect(await screen.findByText('Not the right digits. 4 tries left.')).toBeInTheDocument();
    platform.answer(withdraw, withdrawOrder);
    answerWithdrawal(platform, () => withdrawOrder);
    await enter('654321');
    await waitFor(() => expect(address()).toBe(`${PATH}?order=W2611210087`));
    const [first, second] = platform.sent(withdraw).map(({ headers }) => headers['Idempotency-Key']);
    expect(second).not.toBe(first);
  });

  it('can be set anew by who forgot it, and comes back', async () => {
    await open();
    typeAmount('3000');
    press();
    expect(within(await sheet()).getByRole('link', { name: 'Forgot it?' })).toHaveAttribute(
      'href',
      '/m/securityCenter?part=reset&return=%2Fm%2Fwithdraw',
    );
  });

  it('is put away after any other refusal, which says why; what was typed stays', async () => {
    const platform = await open();
    platform.refuse(withdraw, 'vendor.unavailable');
    await ask();
    expect(await screen.findByText(/The provider does not answer/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(amountField()).toHaveValue('3000');
  });

  it('shows what stands in the way where that has changed', async () => {
    const platform = await open();
    platform.refuse(withdraw, 'withdraw.limit.reached');
    platform.answer(withdrawCards, { ...withdrawal, timesLeft: 0, timesAgainAt: '2099-11-21T17:00:00Z' });
    await ask();
    expect(await screen.findByRole('heading', { name: 'No withdrawals left today' })).toBeVisible();
  });

  it('never calls it failed while nobody knows, though nothing is left to withdraw', async () => {
    const platform = await open();
    platform.answer(withdraw, () => {
      throw new TypeError('cut off');
    });
    platform.answer(withdrawCards, { ...withdrawal, withdrawable: '0.00', turnoverLeft: '0.00' });
    await ask();
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
    platform.answer(withdraw, withdrawOrder);
    answerWithdrawal(platform, () => withdrawOrder);
    await askAgain();
    expect(await screen.findByRole('heading', { name: 'On its way to you' })).toBeVisible();
    const keys = platform.sent(withdraw).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('what stands in the way', () => {
  const back = 'return=%2Fm%2Fwithdraw';

  it.each([
    ['Add a bank card first', { list: [] }, 'Add a card', `/m/securityCenter?part=addCard&${back}`],
    [
      'Set a payment password first',
      { hasPaymentPassword: false },
      'Set it',
      `/m/securityCenter?part=payment&${back}`,
    ],
    [
      'No withdrawals left today',
      { timesLeft: 0 },
      'See your withdrawals',
      '/m/transaction/record?tab=withdrawals',
    ],
    [
      'Nothing to withdraw',
      { withdrawable: '0.00', turnoverLeft: '0.00' },
      'See your wallets',
      '/m/member/home',
    ],
  ])('is told as "%s", with the way out', async (title, changes, way, href) => {
    fakeWithdrawals(changes);
    renderRemote(<WithdrawPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href);
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  });

  it('is a turnover, with how much of it is met', async () => {
    fakeWithdrawals({ withdrawable: '0.00' });
    renderRemote(<WithdrawPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'Nothing to withdraw yet' })).toBeVisible();
    expect(
      await screen.findByText('The ฿4,280.50 belongs to Welcome match until its turnover is met.'),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: '฿6,400.00 of ฿10,000.00' })).toBeInTheDocument();
  });

  it('is a rest after a reset, with its end', async () => {
    fakeWithdrawals({ restingUntil: '2099-11-22T11:05:00Z' });
    renderRemote(<WithdrawPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: /^Open again .*2099, 18:05$/ })).toBeVisible();
  });
});

it('offers to try again when what may be withdrawn did not come', async () => {
  const platform = fakeWithdrawals();
  platform.refuse(withdrawCards, 'feature.unavailable');
  renderRemote(<WithdrawPage />, { path: PATH });
  expect(await screen.findByRole('heading', { name: 'The withdrawal did not load' })).toBeVisible();
  platform.answer(withdrawCards, withdrawal);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
});
