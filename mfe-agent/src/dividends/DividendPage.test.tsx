import {
  currentDividend,
  dividendHistory,
  dividendInfo,
  dividendQuote,
  payDividends,
} from '@site/contracts/areas/dividends';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  DOWNLINES,
  downline,
  enter,
  fakeDividends,
  historyOf,
  info,
  open,
  PATH,
  payOut,
  refusing,
  running,
  sheet,
  show,
} from './testing';

afterEach(() => {
  act(() => signOut());
  sessionStorage.clear();
});

/** What the bar says that it comes to. */
const comesTo = (amount: string) =>
  screen.findByText((_, element) => element?.tagName === 'B' && element.textContent === amount);
const total = () => comesTo('฿6,480.00');
/** A range, however the language of the browser writes it. */
const DAYS = { running: /16\s–\s30/, last: /1\s–\s15/ };

describe('the running period', () => {
  it('says what it has brought so far, by which profit and rate @AG-021', async () => {
    await open();
    const card = await screen.findByRole('region', { name: 'This period so far' });
    await waitFor(() => expect(card).toHaveTextContent('฿18,420.75'));
    expect(card).toHaveTextContent('Running');
    expect(
      within(card)
        .getAllByRole('definition')
        .map((fact) => fact.textContent),
    ).toEqual([expect.stringMatching(DAYS.running), '฿184,207.50', '10.00%']);
  });

  it('may be a loss, and owes nothing then', async () => {
    const platform = await fakeDividends();
    platform.answer(currentDividend, {
      ...running,
      teamProfit: '-4300.00',
      rate: '0.00',
      amount: '0.00',
      status: 'NONE',
    });
    show();
    const card = await screen.findByRole('region', { name: 'This period so far' });
    await waitFor(() => expect(card).toHaveTextContent('\u2212฿4,300.00'));
    expect(card).toHaveTextContent('Nothing due');
  });

  it('may fail alone, and be tried again', async () => {
    const platform = await fakeDividends();
    platform.refuse(currentDividend, 'vendor.unavailable');
    show();
    expect(await screen.findByText('This period did not load')).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'pim_22' })).toBeChecked();
    platform.answer(currentDividend, running);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'This period so far' })).toBeVisible();
  });
});

describe('what is to pay out', () => {
  it('is chosen from what is due alone, and summed up by the platform', async () => {
    const platform = await open();
    expect(await total()).toBeVisible();
    expect(screen.getByText('2 of 2 due')).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    const settled = screen.getByText('tee_t9').closest('li');
    expect(settled).toHaveTextContent('\u22124,300.00 × 5.00%');
    expect(settled).toHaveTextContent('Nothing due');
    expect(screen.getByText('golf_g4').closest('li')).toHaveTextContent('Paid');
    expect(platform.sent(dividendQuote).at(-1)?.content).toEqual({
      period: '2026-11-1',
      accounts: ['pim_22', 'kla.89'],
    });
    platform.answer(dividendQuote, { total: '4420.00', kept: '282520.00' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'kla.89' }));
    expect(await comesTo('฿4,420.00')).toBeVisible();
    expect(screen.getByText('1 of 2 due')).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: 'pim_22' }));
    expect(screen.getByText('Nobody chosen')).toBeVisible();
    payOut();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is nothing while the period runs', async () => {
    const platform = await fakeDividends();
    platform.answer(dividendInfo, info([]));
    show();
    expect(await screen.findByText('Nothing to pay out')).toBeVisible();
    expect(await screen.findByText(/^The period of .*16\s–\s30.* is still running\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay out' })).not.toBeInTheDocument();
  });

  it('is nothing once all is paid, and who was paid is still said', async () => {
    const platform = await fakeDividends();
    platform.answer(dividendInfo, info([downline('pim_22', { status: 'PAID' })]));
    show();
    expect(await screen.findByText('Nothing to pay out')).toBeVisible();
    expect(screen.getByText('pim_22').closest('li')).toHaveTextContent('Paid');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('may fail to load, and be tried again', async () => {
    const platform = await fakeDividends();
    platform.refuse(dividendInfo, 'vendor.unavailable');
    show();
    expect(await screen.findByText('What is to pay out did not load')).toBeVisible();
    platform.answer(dividendInfo, info());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'pim_22' })).toBeChecked();
  });

  it('is nothing where the merchant pays no dividends @AG-021', async () => {
    const platform = await fakeDividends();
    platform.refuse(currentDividend, 'feature.unavailable');
    platform.refuse(dividendInfo, 'feature.unavailable');
    show();
    expect(await screen.findByText('No dividends here')).toBeVisible();
  });

  it('needs a payment password, and leads to it and back', async () => {
    const platform = await fakeDividends();
    platform.answer(dividendInfo, info(DOWNLINES, false));
    show();
    expect(await screen.findByRole('link', { name: 'Set it now' })).toHaveAttribute(
      'href',
      `/m/securityCenter?part=payment&return=${encodeURIComponent(PATH)}`,
    );
  });

  it('may be more than there is, with the way to a deposit', async () => {
    const platform = await fakeDividends();
    platform.answer(dividendQuote, refusing('balance.insufficient', { balance: '286.00', total: '6480.00' }));
    show();
    expect(await screen.findByText('You have ฿286.00, the total is ฿6,480.00.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  });
});

describe('paying', () => {
  it('names whom and how much, asks for the payment password, and shows the orders @AG-021', async () => {
    const platform = await open();
    await total();
    payOut();
    const facts = within(await sheet()).getAllByRole('definition');
    expect(facts.map((fact) => fact.textContent)).toEqual([
      expect.stringMatching(DAYS.last),
      '฿4,420.00',
      '฿2,060.00',
      '฿280,460.00',
      '฿6,480.00',
    ]);
    platform.answer(dividendInfo, info(DOWNLINES.map((one) => ({ ...one, status: 'PAID' as const }))));
    await enter();
    const title = await screen.findByRole('heading', { name: '2 downlines paid' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText('D2611-00072')).toBeVisible();
    expect(platform.sent(payDividends).map(({ content }) => content)).toEqual([
      { period: '2026-11-1', accounts: ['pim_22', 'kla.89'], paymentPassword: '740293' },
    ]);
    await waitFor(() => expect(address()).toBe(`${PATH}?step=done`));
    fireEvent.click(screen.getByRole('link', { name: 'Done' }));
    expect(await screen.findByText('Nothing to pay out')).toBeVisible();
  });

  it('says that the digits were wrong', async () => {
    const platform = await open();
    platform.answer(payDividends, refusing('payment.password.wrong', { triesLeft: 1 }));
    await total();
    payOut();
    await enter();
    expect(await screen.findByText('Not the right digits. 1 try left.')).toBeVisible();
  });

  it.each([
    ['some are left', [DOWNLINES[0] ?? downline('pim_22')]],
    ['none is left', []],
  ])('says what was paid meanwhile, and tells the lists anew: %s', async (_, left) => {
    const platform = await open();
    await total();
    platform.answer(payDividends, refusing('dividend.not.due'));
    platform.answer(dividendInfo, info(left));
    platform.answer(dividendQuote, { total: '4420.00', kept: '282520.00' });
    payOut();
    await enter();
    expect(await screen.findByText(/This dividend is not due/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('kla.89')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is asked about under its key after a reload', async () => {
    const before = await open();
    await total();
    before.answer(payDividends, () => {
      throw new TypeError('cut off');
    });
    payOut();
    await enter();
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeVisible();
    const [lost] = before.sent(payDividends);
    cleanup();
    const platform = await fakeDividends();
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    await enter('740293', () => screen.findByRole('dialog', { name: 'Payment password' }));
    expect(await screen.findByRole('heading', { name: '2 downlines paid' })).toBeVisible();
    const [again] = platform.sent(payDividends);
    expect(again?.headers['Idempotency-Key']).toBe(lost?.headers['Idempotency-Key']);
    expect(again?.content).toEqual(lost?.content);
  });
});

describe('the history', () => {
  const history = () => screen.findByRole('dialog', { name: 'History' });
  const openHistory = () => fireEvent.click(screen.getByRole('button', { name: 'History' }));

  it('has the periods that are over, at an address of its own', async () => {
    await open();
    openHistory();
    const rows = await within(await history()).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/1\s–\s15.*฿184,207\.50 × 10\.00%฿14,165\.00Due$/),
      expect.stringMatching(/1\s–\s15.*฿184,207\.50 × 10\.00%฿14,165\.00Paid$/),
    ]);
    expect(address()).toBe(`${PATH}?history=all`);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('may be empty, or fail', async () => {
    const platform = await open();
    platform.refuse(dividendHistory, 'vendor.unavailable');
    openHistory();
    const dialog = within(await history());
    expect(await dialog.findByText('The history did not load')).toBeVisible();
    platform.answer(dividendHistory, historyOf([]));
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('No periods yet')).toBeVisible();
  });
});
