import { moneyMoved } from '@site/api';
import { refuse } from '@site/api/testing';
import {
  depositGateway,
  depositManual,
  depositMethods,
  depositPromos,
  depositQuote,
  depositWechat,
  openDeposit,
} from '@site/contracts/areas/deposit';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../../testing/renderRemote';
import { leaveFor } from '../../parts/leaveFor';
import { askAgain } from '../../testing/askAgain';
import {
  answerOrder,
  bank,
  fakeDeposits,
  online,
  type Platform,
  transferOrder,
} from '../../testing/fakeCashier';
import { aMoment, goBack, keepHistory } from '../../testing/leave';
import DepositPage from '../DepositPage';

jest.mock('../../parts/leaveFor');

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveFor).mockClear();
  signOut();
  localStorage.clear();
});

const PATH = '/m/voucherCenter';

async function open(platform: Platform) {
  renderRemote(<DepositPage />, { path: PATH });
  await screen.findByLabelText('Amount');
  return platform;
}

const cutOff = () => {
  throw new TypeError('cut off');
};

const amountField = () => screen.getByLabelText('Amount');
const typeAmount = (text: string) => fireEvent.change(amountField(), { target: { value: text } });
const press = () => fireEvent.click(screen.getByText('Continue'));
const sum = () => screen.findByText('Into your main wallet');

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

  it.each(['1000', '1,000.00', '๑๐๐๐', ' ฿1 000 '])('takes "%s" for 1,000.00', async (text) => {
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

describe('the order', () => {
  it('is made once for two quick presses, and takes the place of the form', async () => {
    const platform = await open(fakeDeposits());
    let answer = () => {};
    platform.answer(depositManual, () => new Promise((resolve) => (answer = () => resolve(transferOrder))));
    answerOrder(platform, () => transferOrder);
    const steps = window.history.length;
    typeAmount('1000');
    press();
    press();
    await waitFor(() => expect(platform.sent(depositManual)).toHaveLength(1));
    await act(async () => answer());
    await waitFor(() => expect(address()).toBe(`${PATH}?order=D2611210041`));
    expect(await screen.findByText('Send exactly')).toBeInTheDocument();
    expect(window.history).toHaveLength(steps);
    expect(platform.sent(depositManual)).toHaveLength(1);
  });

  it('goes on at the vendor in the same tab, which comes back to the cashier', async () => {
    const platform = await open(fakeDeposits());
    const order = { ...transferOrder, kind: online.kind, bank: undefined, payUrl: 'https://pay.example/p/1' };
    platform.answer(depositGateway, order);
    answerOrder(platform, () => order);
    await userEvent.click(await screen.findByRole('radio', { name: /Online banking/ }));
    typeAmount('1000');
    press();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example/p/1'));
    expect(platform.sent(depositGateway)[0]?.content).toMatchObject({ returnUrl: PATH });
    expect(address()).toBe(`${PATH}?order=D2611210041`);
    expect(await screen.findByRole('link', { name: 'Go to the payment' })).toHaveAttribute(
      'href',
      'https://pay.example/p/1',
    );
  });

  it('is never called failed while nobody knows, and is asked for again under the same key', async () => {
    const platform = await open(fakeDeposits());
    platform.answer(depositManual, cutOff);
    typeAmount('1000');
    press();
    const title = await screen.findByRole('heading', { name: 'We are still checking' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByRole('link', { name: 'See your records' })).toHaveAttribute(
      'href',
      '/m/transaction/record?tab=deposits',
    );
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    platform.answer(depositManual, transferOrder);
    answerOrder(platform, () => transferOrder);
    await askAgain();
    await waitFor(() => expect(address()).toBe(`${PATH}?order=D2611210041`));
    const keys = platform.sent(depositManual).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it.each(['system.upgrading', 'vendor.timeout', 'unknown'])(
    'is not called failed after %s, which may come when it is made',
    async (code) => {
      const platform = await open(fakeDeposits());
      platform.refuse(depositManual, code);
      typeAmount('1000');
      press();
      expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
      expect(screen.queryByText(/No order was made/)).not.toBeInTheDocument();
    },
  );

  it('is asked for again under its key after a reload, and at the call that it was made with', async () => {
    const before = await open(fakeDeposits());
    before.answer(depositWechat, cutOff);
    await userEvent.click(await screen.findByRole('radio', { name: /QR payment/ }));
    typeAmount('1000');
    press();
    await screen.findByRole('heading', { name: 'We are still checking' });
    const [first] = before.sent(depositWechat);
    cleanup();

    const platform = fakeDeposits();
    const other = { ...transferOrder, orderNo: 'D1' };
    platform.answer(openDeposit, { order: other });
    const made = {
      ...transferOrder,
      kind: 'WECHAT' as const,
      bank: undefined,
      qrCode: 'https://pay.example/p/1',
    };
    platform.answer(depositWechat, made);
    answerOrder(platform, () => made);
    renderRemote(<DepositPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
    await aMoment();
    expect(address()).toBe(PATH);
    await askAgain();
    await waitFor(() => expect(address()).toBe(`${PATH}?order=D2611210041`));
    const [again] = platform.sent(depositWechat);
    expect(again?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    expect(again?.content).toEqual(first?.content);
  });

  it('is not changed any more while it is on its way', async () => {
    const platform = await open(fakeDeposits());
    platform.answer(depositManual, () => new Promise(() => {}));
    await screen.findByRole('radio', { name: /^Welcome match/ });
    typeAmount('1000');
    press();
    await waitFor(() => expect(amountField()).toHaveAttribute('readonly'));
    for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Sala Bank' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '300' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('pulls nobody back who has left in the meantime, and says where it is', async () => {
    const platform = await open(fakeDeposits());
    let answer = () => {};
    const order = { ...transferOrder, payUrl: 'https://pay.example/p/1' };
    platform.answer(depositManual, () => new Promise((resolve) => (answer = () => resolve(order))));
    typeAmount('1000');
    press();
    await waitFor(() => expect(platform.sent(depositManual)).toHaveLength(1));
    act(() => {
      window.history.pushState(null, '', '/m/home');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await act(async () => answer());
    expect(
      await screen.findByText('Your deposit order of ฿1,000.00 is made. See your records'),
    ).toBeInTheDocument();
    expect(address()).toBe('/m/home');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('keeps what was typed when a promotion ends between showing and pressing', async () => {
    const platform = await open(fakeDeposits());
    typeAmount('1000');
    await userEvent.click(await screen.findByRole('radio', { name: /^Welcome match/ }));
    await sum();
    platform.refuse(depositManual, 'deposit.promo.unavailable');
    platform.answer(depositPromos, { list: [] });
    press();
    expect(await screen.findByText(/This promotion cannot be taken now.*No order was made\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Welcome match')).not.toBeInTheDocument());
    expect(amountField()).toHaveValue('1000');
    expect(address()).toBe(PATH);
  });

  it('says at once when a promotion has ended before anything is pressed', async () => {
    const platform = await open(fakeDeposits());
    await screen.findByText('Welcome match');
    platform.answer(depositQuote, ({ content }) => {
      const { amount, promoId } = content as { amount: string; promoId?: string };
      if (promoId) return refuse('deposit.promo.unavailable');
      return { amount, fee: '0.00', bonus: '0.00', credited: amount };
    });
    typeAmount('1000');
    await screen.findByText('bet ฿10,000.00');
    platform.answer(depositPromos, { list: [] });
    await userEvent.click(screen.getByRole('radio', { name: /^Welcome match/ }));
    expect(await screen.findByText(/This promotion cannot be taken now/)).toBeVisible();
    expect(await sum()).toBeInTheDocument();
    expect(amountField()).toHaveValue('1000');
  });

  it('keeps what was typed when a way to pay is gone, and offers the others', async () => {
    const platform = await open(fakeDeposits());
    await userEvent.click(await screen.findByRole('radio', { name: /QR payment/ }));
    typeAmount('1000');
    platform.refuse(depositWechat, 'deposit.method.unavailable');
    platform.answer(depositMethods, { list: [bank] });
    press();
    expect(await screen.findByText(/This way to pay is not available now/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /QR payment/ })).not.toBeInTheDocument());
    expect(amountField()).toHaveValue('1000');
  });

  it('leads to the payee name where there is none, and back', async () => {
    const platform = await open(fakeDeposits());
    platform.refuse(depositManual, 'payee.name.missing');
    typeAmount('1000');
    press();
    expect(await screen.findByRole('link', { name: 'Enter the name of your account' })).toHaveAttribute(
      'href',
      '/m/securityCenter?part=payee&return=%2Fm%2FvoucherCenter',
    );
  });

  it('leads to the deposits that wait where there are too many', async () => {
    const platform = await open(fakeDeposits());
    platform.refuse(depositManual, 'deposit.order.limit');
    typeAmount('1000');
    press();
    expect(await screen.findByRole('link', { name: 'See your deposits' })).toHaveAttribute(
      'href',
      '/m/transaction/record?tab=deposits',
    );
  });

  it.each([
    ['vendor.unavailable', /The provider does not answer/],
    ['request.url.empty', /The requested address is empty/],
  ])('says that none was made after %s', async (code, message) => {
    const platform = await open(fakeDeposits());
    platform.refuse(depositManual, code);
    typeAmount('1000');
    press();
    const note = await screen.findByText(message);
    expect(note).toHaveTextContent('No order was made.');
    expect(amountField()).toHaveValue('1000');
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

describe('on opening', () => {
  it('comes back to the order that is not over yet', async () => {
    const platform = fakeDeposits();
    platform.answer(openDeposit, { order: transferOrder });
    answerOrder(platform, () => transferOrder);
    renderRemote(<DepositPage />, { path: PATH });
    expect(await screen.findByText('Send exactly')).toBeInTheDocument();
    expect(address()).toBe(`${PATH}?order=D2611210041`);
  });

  it('offers to try again when the ways to pay did not come', async () => {
    const platform = fakeDeposits();
    platform.refuse(depositMethods, 'feature.unavailable');
    renderRemote(<DepositPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'The ways to pay did not load' })).toBeVisible();
    platform.answer(depositMethods, { list: [bank] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Amount')).toBeInTheDocument();
  });

  it('says that there is no way to pay in', async () => {
    const platform = fakeDeposits();
    platform.answer(depositMethods, { list: [] });
    renderRemote(<DepositPage />, { path: PATH });
    expect(await screen.findByRole('heading', { name: 'No way to deposit right now' })).toBeVisible();
  });
});
