import { moneyMoved } from '@site/api';
import { depositManual, depositPromos, depositQuote, openDeposit } from '@site/contracts/areas/deposit';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveFor } from '../../parts/leaveFor';
import { amountField, open, PATH, press, sum, typeAmount } from '../../testing/depositPage';
import { answerOrder, fakeDeposits, transferOrder } from '../../testing/fakeCashier';
import { aMoment, goBack, keepHistory } from '../../testing/leave';

jest.mock('../../parts/leaveFor');

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveFor).mockClear();
  signOut();
  localStorage.clear();
});

describe('the choices', () => {
  it('are tiles and cards where the merchant has the new version @HS-038', async () => {
    await open(fakeDeposits({ version: '1' }));
    const ways = await screen.findByRole('group', { name: 'How you pay' });
    expect(within(ways).getAllByRole('radio')).toHaveLength(3);
    expect(within(ways).getByRole('radio', { name: 'Bank transfer 5 to 15 minutes' })).toBeChecked();
    expect(within(ways).getByRole('radio', { name: 'Online banking At once, fee 1 %' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sala Bank' })).toHaveTextContent('SSala Bank');
  });

  it.each(['0', '', '2'])('are plain lists where the merchant’s version is "%s" @HS-038', async (version) => {
    await open(fakeDeposits({ version }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'How you pay' })).toHaveValue('bank');
    expect(screen.getByRole('combobox', { name: 'To which bank' })).toHaveValue('SALA');
    expect(await screen.findByRole('combobox', { name: 'Promotion' })).toHaveDisplayValue('No promotion');
  });

  it('make the same order in either version @HS-038', async () => {
    const platform = await open(fakeDeposits({ version: '0' }));
    platform.answer(depositManual, transferOrder);
    answerOrder(platform, () => transferOrder);
    fireEvent.change(screen.getByRole('combobox', { name: 'To which bank' }), { target: { value: 'RIVER' } });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Promotion' }), {
      target: { value: 'welcome' },
    });
    typeAmount('1000');
    expect(await screen.findByText('bet ฿10,000.00')).toBeInTheDocument();
    press();
    await waitFor(() => expect(platform.sent(depositManual)).toHaveLength(1));
    expect(platform.sent(depositManual)[0]?.content).toMatchObject({
      methodId: 'bank',
      bankCode: 'RIVER',
      amount: '1000.00',
      promoId: 'welcome',
    });
  });

  it('start from no promotion, and tell what one gives and asks before it is chosen', async () => {
    const platform = await open(fakeDeposits());
    const promos = await screen.findByRole('group', { name: /^Promotion/ });
    const [first] = within(promos).getAllByRole('radio');
    expect(first).toHaveAccessibleName(/^No promotion/);
    expect(first).toBeChecked();
    expect(promos).toHaveTextContent('100 % on top, up to ฿5,000.00');
    typeAmount('1000');
    expect(await screen.findByText('bet ฿10,000.00')).toBeInTheDocument();
    expect(promos).toHaveTextContent('+฿1,000.00');
    expect(promos).toHaveTextContent('(deposit + bonus) × 5');
    expect(first).toBeChecked();
    await sum();
    expect(platform.sent(depositQuote)[0]?.content).toEqual({ methodId: 'bank', amount: '1000.00' });
  });

  it('keep a promotion in sight that asks for more, and say from when', async () => {
    await open(fakeDeposits());
    typeAmount('1000');
    const off = await screen.findByRole('radio', { name: 'Weekend reload For deposits from ฿2,000.00.' });
    expect(off).toBeDisabled();
  });

  it('leave the promotions out that did not come, and stop nobody', async () => {
    const platform = fakeDeposits();
    platform.refuse(depositPromos, 'feature.unavailable');
    await open(platform);
    expect(await screen.findByText(/The promotions did not load/)).toBeInTheDocument();
    typeAmount('1000');
    expect(await sum()).toBeInTheDocument();
  });
});

describe('the amount', () => {
  it.each([
    ['', 'Enter an amount.'],
    ['0', 'Enter ฿100.00 to ฿50,000.00.'],
    ['50', 'Enter ฿100.00 to ฿50,000.00.'],
    ['50000.01', 'Enter ฿100.00 to ฿50,000.00.'],
    ['-500', 'Enter figures only, like 500 or 1,250.50.'],
    ['1e9', 'Enter figures only, like 500 or 1,250.50.'],
    ['500.005', 'Enter two decimals at most.'],
  ])('says what is wrong with "%s", and orders nothing', async (text, message) => {
    const platform = await open(fakeDeposits());
    typeAmount(text);
    press();
    await waitFor(() => expect(amountField()).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(amountField()).toHaveFocus();
    expect(platform.sent(depositManual)).toHaveLength(0);
  });

  it.each(['1000', '1,000.00', '๑๐๐๐', '๑,๐๐๐', ' ฿1 000 '])('takes "%s" for 1,000.00', async (text) => {
    const platform = await open(fakeDeposits());
    typeAmount(text);
    press();
    await waitFor(() =>
      expect(platform.sent(depositManual)[0]?.content).toMatchObject({ amount: '1000.00' }),
    );
  });

  it('is said to cost no fee where the way takes none', async () => {
    await open(fakeDeposits());
    expect(screen.getByText('No fee')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('radio', { name: /Online banking/ }));
    expect(screen.queryByText('No fee')).not.toBeInTheDocument();
  });

  it('can be pressed instead of typed', async () => {
    await open(fakeDeposits());
    await userEvent.click(screen.getByRole('button', { name: '1,000' }));
    expect(amountField()).toHaveValue('1,000');
    expect(await sum()).toBeInTheDocument();
  });

  it('has the platform’s own limits under it when it refuses', async () => {
    const platform = fakeDeposits();
    platform.refuse(depositQuote, 'amount.out.of.range', { value: { min: '200.00', max: '900.00' } });
    await open(platform);
    typeAmount('1000');
    await waitFor(() =>
      expect(amountField()).toHaveAccessibleDescription(expect.stringContaining('Enter ฿200.00 to ฿900.00.')),
    );
  });
});

describe('what is filled in', () => {
  it('is there again after the payee name was entered, and after a reload', async () => {
    const platform = await open(fakeDeposits());
    platform.refuse(depositManual, 'payee.name.missing');
    fireEvent.click(await screen.findByRole('button', { name: 'River Bank' }));
    typeAmount('1000');
    await userEvent.click(await screen.findByRole('radio', { name: /^Welcome match/ }));
    press();
    await userEvent.click(await screen.findByRole('link', { name: 'Enter the name of your account' }));
    await waitFor(() => expect(address()).toMatch('/m/securityCenter'));
    await goBack();
    const isThere = async () => {
      expect(await screen.findByLabelText('Amount')).toHaveValue('1000');
      expect(await screen.findByRole('button', { name: 'River Bank' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(await screen.findByRole('radio', { name: /^Welcome match/ })).toBeChecked();
    };
    await isThere();
    cleanup();
    keepHistory();
    await open(fakeDeposits());
    await isThere();
  });

  it('stays where an open order is found late', async () => {
    const platform = fakeDeposits();
    platform.refuse(openDeposit, 'feature.unavailable');
    await open(platform);
    typeAmount('1000');
    platform.answer(openDeposit, { order: transferOrder });
    const field = amountField();
    await act(async () => moneyMoved());
    await aMoment();
    expect(amountField()).toBe(field);
    expect(address()).toBe(PATH);
  });

  it('keeps the figures of the last amount, dimmed and claiming nothing, until the new ones come', async () => {
    const platform = await open(fakeDeposits());
    typeAmount('1000');
    await sum();
    const region = screen.getByText('Into your main wallet').closest('[aria-live]');
    let answer = () => {};
    const quote = { amount: '2500.00', fee: '0.00', bonus: '0.00', credited: '2500.00' };
    platform.answer(depositQuote, () => new Promise((resolve) => (answer = () => resolve(quote))));
    typeAmount('2500');
    expect(region).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(platform.sent(depositQuote)).toHaveLength(2));
    expect(region).toHaveTextContent('You pay฿1,000.00');
    expect(screen.getByText('Into your main wallet').closest('[aria-hidden]')).not.toBeNull();
    await act(async () => answer());
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
    expect(region).toHaveTextContent('You pay฿2,500.00');
    expect(region).toBeInTheDocument();
    typeAmount('');
    expect(region).toBeEmptyDOMElement();
  });
});
