import { envelopesQuote, sendEnvelopes, transferLimits } from '@site/contracts/areas/envelopes';
import { downlines } from '@site/contracts/areas/team';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showAgain } from '../payment/testing';
import {
  choose,
  cutOff,
  enter,
  fakeEnvelopes,
  next,
  open,
  PATH,
  page,
  person,
  refusing,
  sheet,
  show,
  toAmounts,
  toPassword,
} from './testing';

afterEach(() => {
  act(() => signOut());
  sessionStorage.clear();
});

const box = (name: string) => screen.findByRole('checkbox', { name });

describe('who', () => {
  it('is chosen from the whole team, with kind, level and balance @AG-012', async () => {
    await open();
    const row = (await box('pim_22')).closest('label');
    expect(row).toHaveTextContent('Agent, level 1');
    expect(row).toHaveTextContent('18,240.00');
    expect(screen.getByText('0 people')).toBeVisible();
    choose('pim_22', 'wanna01');
    expect(screen.getByText('2 people')).toBeVisible();
    choose('pim_22');
    expect(screen.getByText('1 person')).toBeVisible();
  });

  it('is searched for, and filtered by who is online', async () => {
    const platform = await open();
    const asked = () => platform.sent(downlines).at(-1)?.content;
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' arun ' } });
    await waitFor(() => expect(asked()).toMatchObject({ search: 'arun' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Online' }));
    await waitFor(() => expect(asked()).toEqual({ search: 'arun', online: '1', pageSize: 25, pageNo: 1 }));
  });

  it.each([
    ['nobody', 'Nobody found'],
    ['', 'Nobody in your team yet'],
  ])('is nobody for “%s”: %s', async (search, told) => {
    const platform = await fakeEnvelopes();
    platform.answer(downlines, page([]));
    show();
    if (search !== '') fireEvent.change(await screen.findByRole('searchbox'), { target: { value: search } });
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('may fail to load, and be tried again', async () => {
    const platform = await fakeEnvelopes();
    platform.refuse(downlines, 'vendor.unavailable');
    show();
    expect(await screen.findByText('Your team did not load')).toBeVisible();
    platform.answer(downlines, page([person('later01')]));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box('later01')).toBeInTheDocument();
  });

  it('is somebody whom the address names', async () => {
    await open(`${PATH}?account=arun77`);
    expect(await box('arun77')).toBeChecked();
    expect(screen.getByText('1 person')).toBeVisible();
  });

  it('is the first hundred in one press, and no more than that', async () => {
    const platform = await open();
    const many = Array.from({ length: 101 }, (_, index) => person(`member${index}`));
    platform.answer(downlines, page(many.slice(0, 100)));
    choose('wanna01');
    fireEvent.click(screen.getByRole('button', { name: 'First 100' }));
    expect(await screen.findByText('100 people')).toBeVisible();
    expect(screen.getByText('100 are chosen, that is all at a time')).toBeVisible();
    expect(platform.sent(downlines).at(-1)?.content).toMatchObject({ pageNo: 1, pageSize: 100 });
    const other = await box('arun77');
    fireEvent.click(other);
    expect(other).not.toBeChecked();
    choose('wanna01');
    expect(screen.getByText('99 people')).toBeVisible();
  });

  it('has to be somebody', async () => {
    await open();
    next();
    expect(await screen.findByText('Choose somebody first.')).toBeInTheDocument();
    expect(address()).toBe(PATH);
  });

  it('asks for a payment password first, and leads to it and back', async () => {
    const platform = await fakeEnvelopes();
    platform.answer(transferLimits, { min: '10.00', max: '5000.00', most: 100, hasPaymentPassword: false });
    show();
    expect(await screen.findByRole('link', { name: 'Set it now' })).toHaveAttribute(
      'href',
      '/m/securityCenter?part=payment&return=%2Fm%2FredRain',
    );
  });

  it('is nobody where there are no transfers between players @PL-045', async () => {
    const platform = await fakeEnvelopes();
    platform.refuse(transferLimits, 'transfer.players.off');
    show();
    expect(await screen.findByText('No red envelopes here')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
});

describe('how much', () => {
  it('is the same for all, with what it comes to as the platform says', async () => {
    const platform = await open();
    await toAmounts('100');
    expect(await screen.findByText('2 people · you keep ฿286,740.00')).toBeVisible();
    expect(platform.sent(envelopesQuote).at(-1)?.content).toEqual({
      transfers: [
        { account: 'pim_22', amount: '100.00' },
        { account: 'arun77', amount: '100.00' },
      ],
    });
    fireEvent.click(screen.getByRole('button', { name: '200' }));
    expect(screen.getByLabelText('Amount for each')).toHaveValue('200');
  });

  it('is one of their own for each, with what is wrong under the one that it is about', async () => {
    const platform = await open();
    await toAmounts();
    fireEvent.click(screen.getByRole('tab', { name: 'One by one' }));
    fireEvent.change(screen.getByLabelText('Amount for pim_22'), { target: { value: '500' } });
    const other = screen.getByLabelText('Amount for arun77');
    fireEvent.change(other, { target: { value: '5' } });
    expect(other).toHaveAccessibleDescription('From ฿10.00 to ฿5,000.00');
    next();
    await waitFor(() => expect(other).toHaveFocus());
    expect(platform.sent(envelopesQuote)).toHaveLength(0);
    platform.answer(
      envelopesQuote,
      refusing('amount.out.of.range', { account: 'arun77', min: '10.00', max: '50.00' }),
    );
    fireEvent.change(other, { target: { value: '200' } });
    await waitFor(() => expect(other).toHaveAccessibleDescription('From ฿10.00 to ฿50.00'));
    expect(screen.getByLabelText('Amount for pim_22')).not.toHaveAccessibleDescription();
  });

  it('opens the password for a press that comes before the figures do', async () => {
    await open();
    await toAmounts('100');
    next();
    expect(await sheet()).toHaveTextContent('฿200.00');
  });

  it('opens it too where an amount was put right just before', async () => {
    await open(`${PATH}?account=arun77`);
    next();
    fireEvent.click(await screen.findByRole('tab', { name: 'One by one' }));
    const field = screen.getByLabelText('Amount for arun77');
    fireEvent.change(field, { target: { value: '5' } });
    await waitFor(() => expect(field).toHaveAccessibleDescription('From ฿10.00 to ฿5,000.00'));
    fireEvent.change(field, { target: { value: '10' } });
    next();
    expect(await sheet()).toHaveTextContent('฿200.00');
  });

  it('is nothing wrong while it is empty, until it is sent', async () => {
    await open();
    await toAmounts();
    const field = screen.getByLabelText('Amount for each');
    await waitFor(() => expect(field).toHaveAccessibleDescription('From ฿10.00 to ฿5,000.00'));
    next();
    expect(field).toHaveAccessibleDescription('Enter an amount.');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('may be too much, with what there is and the way to a deposit', async () => {
    const platform = await open();
    platform.answer(envelopesQuote, refusing('balance.insufficient', { balance: '286.00', total: '400.00' }));
    await toAmounts('200');
    const told = await screen.findByText('You have ฿286.00, the total is ฿400.00.');
    expect(told).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
    expect(screen.getByLabelText('Amount for each')).toHaveValue('200');
  });

  it('cannot go to somebody who is not available, who is left out in one press', async () => {
    const platform = await open();
    platform.answer(envelopesQuote, refusing('user.unavailable', { account: 'arun77' }));
    await toAmounts('100');
    expect(await screen.findByText('Nothing can be sent to arun77.')).toBeVisible();
    next();
    await act(() => Promise.resolve());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    platform.answer(envelopesQuote, { total: '100.00', kept: '286840.00' });
    fireEvent.click(screen.getByRole('button', { name: 'Leave arun77 out' }));
    expect(await screen.findByText('1 person · you keep ฿286,840.00')).toBeVisible();
    expect(screen.queryByText('Nothing can be sent to arun77.')).not.toBeInTheDocument();
  });

  it('says of a bonus what is still to be bet', async () => {
    const platform = await open();
    platform.answer(envelopesQuote, refusing('withdraw.turnover.unmet', { turnoverLeft: '10000.00' }));
    await toAmounts('100');
    expect(await screen.findByText(/฿10,000\.00/)).toBeVisible();
  });

  it('is a step that Back takes again, with everybody still chosen', async () => {
    await open();
    await toAmounts('100');
    expect(address()).toBe(`${PATH}?step=amounts`);
    act(() => window.history.back());
    expect(await box('pim_22')).toBeChecked();
    next();
    expect(await screen.findByLabelText('Amount for each')).toHaveValue('100');
  });

  it('is not asked of an address without anybody', async () => {
    await fakeEnvelopes();
    show(`${PATH}?step=amounts`);
    expect(await box('pim_22')).not.toBeChecked();
  });

  it('is kept over a reload, with the words', async () => {
    await open();
    await toAmounts('100');
    fireEvent.change(screen.getByLabelText('Words with it, if you like'), { target: { value: 'Thanks' } });
    const kept = window.history.state;
    cleanup();
    await fakeEnvelopes();
    showAgain(kept, () => show(`${PATH}?step=amounts`));
    expect(await screen.findByLabelText('Amount for each')).toHaveValue('100');
    expect(screen.getByLabelText('Words with it, if you like')).toHaveValue('Thanks');
    expect(await screen.findByText('2 people · you keep ฿286,740.00')).toBeVisible();
  });
});

describe('sending', () => {
  it('asks for the payment password, and says who got what by which order @AG-012', async () => {
    const platform = await open();
    await toAmounts('100');
    fireEvent.change(screen.getByLabelText('Words with it, if you like'), {
      target: { value: ' Thank you ' },
    });
    await screen.findByText('2 people · you keep ฿286,740.00');
    next();
    const rows = within(await sheet()).getAllByRole('definition');
    expect(rows.map((row) => row.textContent)).toEqual(['2', '฿100.00', '฿286,740.00', '฿200.00']);
    await enter();
    const title = await screen.findByRole('heading', { name: '2 envelopes sent' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText('฿200.00 in all. You have ฿286,740.00.')).toBeVisible();
    expect(screen.getByText('R2611-30441')).toBeVisible();
    expect(platform.sent(sendEnvelopes).map(({ content }) => content)).toEqual([
      {
        transfers: [
          { account: 'pim_22', amount: '100.00' },
          { account: 'arun77', amount: '100.00' },
        ],
        remark: 'Thank you',
        paymentPassword: '740293',
      },
    ]);
    await waitFor(() => expect(address()).toBe(`${PATH}?step=done`));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('740293');
  });

  it('leads Back to an empty first step, not into a second sending', async () => {
    await open();
    await toPassword();
    await enter();
    await screen.findByRole('heading', { name: '2 envelopes sent' });
    await waitFor(() => expect(address()).toBe(`${PATH}?step=done`));
    act(() => window.history.back());
    expect(await box('pim_22')).not.toBeChecked();
    expect(address()).toBe(PATH);
  });

  it('says in the sheet that the digits were wrong, and takes others under another key', async () => {
    const platform = await open();
    platform.answer(sendEnvelopes, refusing('payment.password.wrong', { triesLeft: 4 }));
    await toPassword();
    await enter();
    expect(await screen.findByText('Not the right digits. 4 tries left.')).toBeVisible();
    await enter('654321');
    await waitFor(() => expect(platform.sent(sendEnvelopes)).toHaveLength(2));
    const [one, other] = platform.sent(sendEnvelopes).map(({ headers }) => headers['Idempotency-Key']);
    expect(other).not.toBe(one);
  });

  it('is one call for a double tap', async () => {
    const platform = await open();
    await toPassword();
    await enter();
    await enter('740294').catch(() => undefined);
    await screen.findByRole('heading', { name: '2 envelopes sent' });
    expect(platform.sent(sendEnvelopes)).toHaveLength(1);
  });

  it('puts the sheet away for any other refusal, and keeps what was typed', async () => {
    const platform = await open();
    platform.answer(sendEnvelopes, refusing('balance.insufficient', { balance: '1.00', total: '200.00' }));
    await toPassword();
    await enter();
    expect(await screen.findByText('You have ฿1.00, the total is ฿200.00.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Amount for each')).toHaveValue('100');
  });

  it('is asked about under its key where the answer is lost', async () => {
    const platform = await open();
    platform.answer(sendEnvelopes, cutOff);
    await toPassword();
    await enter();
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
    await waitFor(() => expect(address()).toBe(`${PATH}?step=amounts`));
    platform.answer(sendEnvelopes, {
      orders: [{ account: 'pim_22', amount: '100.00', orderNo: 'R2611-30441' }],
      total: '100.00',
      sumBalance: '286840.00',
    });
    await waitFor(() => {
      // Gone once it is asked, which it may be before that has left.
      const again = screen.queryByRole('button', { name: 'Ask again' });
      if (again) fireEvent.click(again);
      expect(platform.sent(sendEnvelopes)).toHaveLength(2);
    });
    expect(await screen.findByRole('heading', { name: '1 envelope sent' })).toBeVisible();
    const [one, other] = platform.sent(sendEnvelopes).map(({ headers }) => headers['Idempotency-Key']);
    expect(other).toBe(one);
  });

  it('is asked about after a reload too, under its key, with the password typed anew', async () => {
    const before = await open();
    before.answer(sendEnvelopes, cutOff);
    await toPassword();
    await enter();
    await screen.findByRole('heading', { name: 'We are still checking' });
    const [lost] = before.sent(sendEnvelopes);
    cleanup();
    const platform = await fakeEnvelopes();
    show();
    expect(await screen.findByText(/Enter your payment password to ask again/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await enter('740293', () => screen.findByRole('dialog', { name: 'Payment password' }));
    expect(await screen.findByRole('heading', { name: '2 envelopes sent' })).toBeVisible();
    const [again] = platform.sent(sendEnvelopes);
    expect(again?.content).toEqual(lost?.content);
    expect(again?.headers['Idempotency-Key']).toBe(lost?.headers['Idempotency-Key']);
  });
});
