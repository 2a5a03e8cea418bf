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
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../../testing/renderRemote';
import { leaveFor } from '../../parts/leaveFor';
import { askAgain } from '../../testing/askAgain';
import { amountField, cutOff, open, PATH, press, sum, typeAmount } from '../../testing/depositPage';
import { answerOrder, bank, fakeDeposits, online, transferOrder } from '../../testing/fakeCashier';
import { aMoment } from '../../testing/leave';
import DepositPage from '../DepositPage';

jest.mock('../../parts/leaveFor');

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveFor).mockClear();
  signOut();
  localStorage.clear();
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
