import { refuse } from '@site/api/testing';
import { withdraw, withdrawCards } from '@site/contracts/areas/withdraw';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { askAgain } from '../../testing/askAgain';
import { answerWithdrawal, withdrawal, withdrawOrder } from '../../testing/fakeCashier';
import { aMoment, goBack } from '../../testing/leave';
import {
  amountField,
  ask,
  cutOff,
  enter,
  open,
  PATH,
  press,
  sheet,
  typeAmount,
} from '../../testing/withdrawPage';

afterEach(() => {
  jest.restoreAllMocks();
  signOut();
  localStorage.clear();
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
