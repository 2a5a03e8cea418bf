import { withdrawQuote } from '@site/contracts/areas/withdraw';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../../testing/renderRemote';
import { fakeWithdrawals } from '../../testing/fakeCashier';
import { aMoment, goBack, keepHistory } from '../../testing/leave';
import { amountField, open, PATH, press, typeAmount } from '../../testing/withdrawPage';
import WithdrawPage from '../WithdrawPage';

afterEach(() => {
  jest.restoreAllMocks();
  signOut();
  localStorage.clear();
});

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
    await waitFor(() => expect(amountField()).toHaveFocus());
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
