import { useApiQuery } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { merchantWallet } from '@site/contracts/areas/account';
import { profitAndLoss, transactions } from '@site/contracts/areas/wallet';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInSite } from '../testing';
import {
  DayList,
  NoRecords,
  type Range,
  RangeChips,
  RecordDetails,
  RecordRow,
  TotalsCard,
  type TotalsCardProps,
  useRefreshRecords,
} from '.';

const TODAY = '2026-11-21';
const show = (ui: React.ReactElement) => renderInSite(ui, { texts: {} });

describe('a list by day', () => {
  const items = [
    { id: '1', name: 'Withdrawal', at: '2026-11-21T13:21:00Z' },
    // Midnight at the merchant.
    { id: '2', name: 'Deposit', at: '2026-11-20T17:00:00Z' },
    { id: '3', name: 'Bonus', at: '2026-11-18T04:40:00Z' },
  ];

  it('has each record under its day at the merchant, with its time', () => {
    show(
      <DayList items={items} today={TODAY}>
        {({ id, name, at }) => (
          <RecordRow key={id} icon={null} name={name} at={at} detail="Sala Bank">
            Done
          </RecordRow>
        )}
      </DayList>,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Today · Sat, November 21, 2026',
      'Wed, November 18, 2026',
    ]);
    const [today] = screen.getAllByRole('list');
    expect(today).toHaveTextContent('Withdrawal 20:21 · Sala Bank DoneDeposit 00:00 · Sala Bank Done');
  });

  it('opens a record at a press, where there is more to tell', async () => {
    const onOpen = jest.fn();
    show(
      <ul>
        <RecordRow icon={null} name="Deposit" at="2026-11-21T13:21:00Z" onOpen={onOpen}>
          Done
        </RecordRow>
        <RecordRow icon={null} name="Bonus" at="2026-11-21T13:21:00Z">
          Done
        </RecordRow>
      </ul>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Deposit 20:21 Done' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: /Bonus/ })).not.toBeInTheDocument();
  });
});

it('chooses one of the usual ranges, or any two days', async () => {
  function Example() {
    const [range, setRange] = useState<Range>('7days');
    return <RangeChips range={range} today={TODAY} onChange={setRange} />;
  }
  show(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Yesterday', pressed: false }));
  expect(screen.getByRole('button', { name: 'Yesterday' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Choose days' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose days' }));
  expect(sheet.getByLabelText('From')).toHaveValue('2026-11-20');
  await userEvent.clear(sheet.getByLabelText('From'));
  await userEvent.type(sheet.getByLabelText('From'), '2026-11-01');
  await userEvent.click(sheet.getByRole('button', { name: 'Show 20 days' }));
  expect(await screen.findByRole('button', { name: /Nov 1\s–\s20/, pressed: true })).toBeInTheDocument();
});

it('leads out of filters that leave nothing, and otherwise to where records come from', async () => {
  const onClear = jest.fn();
  const { unmount } = show(<NoRecords title="No deposit fits" body="" onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledTimes(1);
  unmount();
  show(<NoRecords title="No deposits yet" body="Choose other days." action={<a href="/m/home">Home</a>} />);
  expect(screen.getByRole('heading', { name: 'No deposits yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

it('says which way a sum points by its sign and in a word', async () => {
  fakePlatform().answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  show(
    <TotalsCard
      count="12 days"
      net="-1840.00"
      netLabel="Net result"
      figures={[{ label: 'Bets', amount: '24600.00' }]}
    />,
  );
  const card = screen.getByRole('region', { name: 'Totals' });
  await waitFor(() => expect(card).toHaveTextContent('Net result12 days\u2212฿1,840.00Bets฿24,600.00'));
  expect(within(card).getByRole('img', { name: 'Behind' })).toBeInTheDocument();
});

it('selects the number of a record where it may not be copied', async () => {
  const user = userEvent.setup();
  show(<RecordDetails lines={[['Amount', '1.00']]} id="D2611200041" idLabel="Order number" />);
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(await screen.findByText('Number copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('D2611200041');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is selected: copy it.');
  expect(getSelection()?.toString()).toBe('D2611200041');
});

it('says a new count in the region of the last one, also while there is nothing to sum up', () => {
  fakePlatform().answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  let change = (_props: Partial<TotalsCardProps>) => {};
  function Example() {
    const [props, setProps] = useState<Partial<TotalsCardProps>>({});
    change = setProps;
    return <TotalsCard count="12 orders" figures={[{ label: 'In', amount: '5.00' }]} {...props} />;
  }
  show(<Example />);
  const count = screen.getByText('12 orders');
  act(() => change({ count: '', figures: [{ label: 'In', amount: undefined }] }));
  expect(count).toBeEmptyDOMElement();
  expect(screen.getByRole('term')).toHaveTextContent('In');
  act(() => change({ count: '0 orders', bare: true }));
  expect(count).toHaveTextContent('0 orders');
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  expect(count).toBeInTheDocument();
});

it('asks for its lists again when the player comes back to the page, and for nothing else', async () => {
  const platform = fakePlatform();
  const days = { startDate: TODAY, endDate: TODAY };
  const nothing = { betAmount: '0.00', winAmount: '0.00', rebate: '0.00', bonus: '0.00', profit: '0.00' };
  platform.answer(profitAndLoss, { list: [], footer: nothing });
  platform.answer(transactions, {
    list: [],
    pageNum: 1,
    totalPages: 0,
    total: 0,
    footer: { in: '0.00', out: '0.00' },
  });
  const LISTS = [profitAndLoss];
  function Example() {
    const profit = useApiQuery(profitAndLoss, days);
    const moves = useApiQuery(transactions, { ...days, pageNo: 1, pageSize: 25 });
    useRefreshRecords(LISTS);
    return <p>{profit.isSuccess && moves.isSuccess && 'Here'}</p>;
  }
  show(<Example />);
  await screen.findByText('Here');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(platform.sent(profitAndLoss)).toHaveLength(2));
  expect(platform.sent(transactions)).toHaveLength(1);
});
