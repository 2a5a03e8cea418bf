import { refuse } from '@site/api/testing';
import {
  type WithdrawOrder,
  withdraw,
  withdrawCards,
  withdrawQuote,
  withdrawReport,
} from '@site/contracts/areas/withdraw';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../testing/renderRemote';
import { askAgain } from '../testing/askAgain';
import { answerWithdrawal, fakeWithdrawals, withdrawal, withdrawOrder } from '../testing/fakeCashier';
import { aMoment, goBack, keepHistory } from '../testing/leave';
import WithdrawPage from './WithdrawPage';

afterEach(() => {
  jest.restoreAllMocks();
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

const cutOff = () => {
  throw new TypeError('cut off');
};

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
    const card = screen.getByRole('radio', { name: /^River Bank/ });
    expect(card.closest('label')).toHaveTextContent('RRiver Bank');
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
    await aMoment();
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
    await aMoment();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the figures of the last amount, dimmed and claiming nothing, until the new ones come', async () => {
    const platform = await open();
    typeAmount('3000');
    const region = (await screen.findByText('To your card')).closest('[aria-live]');
    let answer = () => {};
    platform.answer(
      withdrawQuote,
      () =>
        new Promise(
          (resolve) => (answer = () => resolve({ amount: '4000.00', fee: '10.00', paid: '3990.00' })),
        ),
    );
    typeAmount('4000');
    expect(region).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(platform.sent(withdrawQuote)).toHaveLength(2));
    expect(region).toHaveTextContent('฿2,990.00');
    expect(screen.getByText('To your card').closest('[aria-hidden]')).not.toBeNull();
    await act(async () => answer());
    await waitFor(() => expect(region).toHaveTextContent('฿3,990.00'));
    expect(region).toHaveAttribute('aria-busy', 'false');
    expect(region).toBeInTheDocument();
    typeAmount('');
    expect(region).toBeEmptyDOMElement();
  });

  it.each([
    ['0.00', true],
    ['10.00', false],
  ])('says whether there is no fee: %s', async (fee, said) => {
    await open({ fee });
    expect(screen.queryByText('No fee') !== null).toBe(said);
  });

  it('is filled in as it was when a card has been added, and after a reload', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: /River Bank/ }));
    typeAmount('3000');
    await userEvent.click(screen.getByRole('link', { name: 'Add a card' }));
    await waitFor(() => expect(address()).toMatch('/m/securityCenter'));
    await goBack();
    expect(await screen.findByLabelText('Amount')).toHaveValue('3000');
    expect(screen.getByRole('radio', { name: /River Bank/ })).toBeChecked();

    cleanup();
    keepHistory();
    await open();
    expect(amountField()).toHaveValue('3000');
    expect(screen.getByRole('radio', { name: /River Bank/ })).toBeChecked();
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
    const title = await screen.findByRole('heading', { name: 'On its way to you' });
    expect(title).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
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

  it('has the keyboard from the start', async () => {
    await open();
    typeAmount('3000');
    press();
    const input = within(await sheet()).getByLabelText('Payment password', { selector: 'input' });
    await waitFor(() => expect(input).toHaveFocus());
  });

  it('is a step of its own: Back closes it, and the page with what was typed stays', async () => {
    await open();
    typeAmount('3000');
    press();
    await sheet();
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(PATH);
    expect(amountField()).toHaveValue('3000');
  });

  it('leads to an order in the place of the form: Back does not lead into a second one', async () => {
    window.history.pushState(null, '', '/m/before');
    window.history.pushState(null, '', PATH);
    const platform = await open();
    platform.answer(withdraw, withdrawOrder);
    answerWithdrawal(platform, () => withdrawOrder);
    await ask();
    await screen.findByRole('heading', { name: 'On its way to you' });
    await aMoment();
    expect(address()).toBe(`${PATH}?order=W2611210087`);
    await goBack();
    expect(address()).toBe('/m/before');
  });

  it('says that it was wrong also where it was closed while it was checked, and not at the next opening', async () => {
    const platform = await open();
    let answer = () => {};
    platform.answer(withdraw, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return refuse('payment.password.wrong', { value: { triesLeft: 4 } });
    });
    await ask();
    await waitFor(() => expect(platform.sent(withdraw)).toHaveLength(1));
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(async () => answer());
    expect(await sheet()).toHaveTextContent('Not the right digits. 4 tries left.');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    press();
    expect(await sheet()).not.toHaveTextContent('Not the right digits.');
  });

  it('says that it was wrong also where it had to be asked for again', async () => {
    const platform = await open();
    platform.answer(withdraw, cutOff);
    await ask();
    await screen.findByRole('heading', { name: 'We are still checking' });
    await waitFor(() => expect(address()).toBe(PATH));
    platform.refuse(withdraw, 'payment.password.wrong', { value: { triesLeft: 4 } });
    await askAgain();
    expect(await sheet()).toHaveTextContent('Not the right digits. 4 tries left.');
    expect(amountField()).toHaveValue('3000');
  });

  it('pulls nobody back who has left in the meantime, and says where the order is', async () => {
    const platform = await open();
    let answer = () => {};
    platform.answer(withdraw, () => new Promise((resolve) => (answer = () => resolve(withdrawOrder))));
    await ask();
    await waitFor(() => expect(platform.sent(withdraw)).toHaveLength(1));
    fireEvent.click(screen.getByText('Forgot it?'));
    await waitFor(() => expect(address()).toMatch('/m/securityCenter'));
    await act(async () => answer());
    expect(
      await screen.findByText('Your withdrawal of ฿3,000.00 is on its way. See your records'),
    ).toBeInTheDocument();
    expect(address()).toMatch('/m/securityCenter');
  });

  it('tells whoever has left that nobody knows yet', async () => {
    const platform = await open();
    let cut = () => {};
    platform.answer(
      withdraw,
      () => new Promise((_resolve, reject) => (cut = () => reject(new TypeError('cut off')))),
    );
    await ask();
    await waitFor(() => expect(platform.sent(withdraw)).toHaveLength(1));
    fireEvent.click(screen.getByText('Forgot it?'));
    await waitFor(() => expect(address()).toMatch('/m/securityCenter'));
    await act(async () => cut());
    expect(await screen.findByText('Still checking ฿3,000.00. See your records')).toBeInTheDocument();
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
    const title = await screen.findByRole('heading', { name: 'No withdrawals left today' });
    expect(title).toBeVisible();
    expect(title).toHaveFocus();
  });

  it('never calls it failed while nobody knows, though nothing is left to withdraw', async () => {
    const platform = await open();
    platform.answer(withdraw, cutOff);
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

describe('a withdrawal that nobody knows about', () => {
  async function lose() {
    const platform = await open();
    platform.answer(withdraw, cutOff);
    await ask();
    await screen.findByRole('heading', { name: 'We are still checking' });
    await waitFor(() => expect(address()).toBe(PATH));
    cleanup();
    return platform;
  }

  /** The page after a reload, with these withdrawals in the records. */
  function reload(...orders: WithdrawOrder[]) {
    const platform = fakeWithdrawals();
    platform.answer(withdrawReport, {
      list: orders,
      footer: { amount: '0.00' },
      pageNum: 1,
      totalPages: 1,
      total: orders.length,
    });
    renderRemote(<WithdrawPage />, { path: PATH });
    return platform;
  }

  const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

  it('has the focus on what is said of it, and a way to the records', async () => {
    window.history.pushState(null, '', '/m/before');
    window.history.pushState(null, '', PATH);
    const platform = await open();
    platform.answer(withdraw, cutOff);
    await ask();
    const title = await screen.findByRole('heading', { name: 'We are still checking' });
    await waitFor(() => expect(title).toHaveFocus());
    await aMoment();
    expect(address()).toBe(PATH);
    expect(screen.getByRole('link', { name: 'See your records' })).toHaveAttribute(
      'href',
      '/m/transaction/record?tab=withdrawals',
    );
  });

  it('is still there for whoever comes back, under the same key', async () => {
    const platform = await lose();
    renderRemote(<WithdrawPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
    platform.answer(withdraw, withdrawOrder);
    answerWithdrawal(platform, () => withdrawOrder);
    await askAgain();
    await waitFor(() => expect(address()).toBe(`${PATH}?order=W2611210087`));
    const [one, other] = platform.sent(withdraw).map(({ headers }) => headers['Idempotency-Key']);
    expect(other).toBe(one);
  });

  it('is looked up in the records after a reload, because its password is gone', async () => {
    await lose();
    const earlier = { ...withdrawOrder, orderNo: 'W1', createdAt: '2026-01-01T00:00:00Z' };
    const other = { ...withdrawOrder, orderNo: 'W2', amount: '2000.00', createdAt: new Date().toISOString() };
    const platform = reload(other, earlier);
    expect(await screen.findByText(/whether your withdrawal of ฿3,000\.00 was made/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your records' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
    await waitFor(() => expect(platform.sent(withdrawReport)).toHaveLength(1));
    await aMoment();
    expect(address()).toBe(PATH);
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
    cleanup();

    const made = { ...withdrawOrder, createdAt: new Date().toISOString() };
    const { sent } = reload(other, made, earlier);
    await waitFor(() => expect(address()).toBe(`${PATH}?order=${made.orderNo}`));
    expect(sent(withdraw)).toHaveLength(0);
    expect(sessionStorage.length).toBe(1); // the session
  });

  it('was not made where it is not in the records in time', async () => {
    await lose();
    later(3 * 60_000);
    reload();
    expect(
      await screen.findByText('No withdrawal of ฿3,000.00 was made. You can ask again.'),
    ).toBeInTheDocument();
    expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
  });

  it('is still asked about when what may be withdrawn does not load', async () => {
    await lose();
    const platform = fakeWithdrawals();
    platform.refuse(withdrawCards, 'feature.unavailable');
    renderRemote(<WithdrawPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
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
