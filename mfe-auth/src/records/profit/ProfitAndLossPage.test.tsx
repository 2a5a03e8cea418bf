import { merchantWallet } from '@site/contracts/areas/account';
import { type ProfitDay, type ProfitSum, profitAndLoss } from '@site/contracts/areas/wallet';
import { address } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
import { stopTheClock } from '../testing/fakeRecords';
import ProfitAndLossPage from './ProfitAndLossPage';

stopTheClock();

const sum = (profit: string): ProfitSum => ({
  betAmount: '24600.00',
  winAmount: '22310.00',
  rebate: '150.00',
  bonus: '300.00',
  profit,
});
const aDay = (date: string, profit: string): ProfitDay => ({ ...sum(profit), date });
const lastDays = [aDay('2026-11-20', '-1180.00'), aDay('2026-11-18', '1010.00')];

async function show(list: ProfitDay[], footer: ProfitSum, search = '') {
  const platform = await fakeLogin();
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(profitAndLoss, { list, footer });
  renderRemote(<ProfitAndLossPage />, { path: `/m/profitandloss${search}`, leadsOn: false });
  return platform;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = async () => within(await screen.findByRole('table')).getAllByRole('row');

it.each([
  ['-1840.00', 'You are down ฿1,840.00 in these 7 days.', '−฿1,840.00'],
  ['860.00', 'You are up ฿860.00 in these 7 days.', '+฿860.00'],
  ['0.00', 'You are even in these 7 days.', '฿0.00'],
])('says a result of %s in words, by the sign of the platform @HS-010', async (profit, words, figure) => {
  await show(lastDays, sum(profit));
  const card = within(await screen.findByRole('region', { name: 'Net result' }));
  await waitFor(() => expect(card.getByText(words)).toBeVisible());
  expect(
    card.getByText((_text, element) => element?.textContent === figure, { selector: 'p' }),
  ).toBeVisible();
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '฿24,600.00',
    '฿22,310.00',
    '฿150.00',
    '฿300.00',
  ]);
});

it('adds nothing: the result is not counted from the figures', async () => {
  await show(lastDays, { ...sum('-7.77'), betAmount: '1.00', winAmount: '1.00' });
  expect(await screen.findByText('You are down ฿7.77 in these 7 days.')).toBeVisible();
});

it('has a table of all seven days, the newest first, and says which had no play', async () => {
  await show(lastDays, sum('-170.00'));
  const texts = (await rows()).map(({ textContent }) => textContent);
  expect(texts).toHaveLength(1 + 7 + 1);
  expect(texts[1]).toMatch(/20.*24,600.0022,310.00−1,180.00$/);
  expect(texts[2]).toMatch(/19.*No play$/);
  expect(texts[3]).toMatch(/18.*\+1,010.00$/);
  expect(texts.at(-1)).toMatch(/^Total.*−170.00$/);
});

it('tells more of a day that is chosen in the table', async () => {
  await show(lastDays, sum('-170.00'));
  expect(await screen.findByText('Fri, November 20, 2026')).toBeVisible();
  await press('18 Wed');
  expect(await screen.findByText('Wed, November 18, 2026')).toBeVisible();
  expect(screen.getByText('Rebate ฿150.00, bonus ฿300.00')).toBeVisible();
  expect(screen.getByRole('button', { name: '18 Wed' })).toHaveAttribute('aria-pressed', 'true');
});

it('draws the days in one picture, which says in words what it is', async () => {
  await show(lastDays, sum('-170.00'));
  expect(await screen.findByRole('img', { name: /^Net result of each day, Nov 14.+20, 2026/ })).toBeVisible();
});

it('says each result in one region that stays, whatever the days', async () => {
  const platform = await show(lastDays, sum('-170.00'));
  const told = await screen.findByText('You are down ฿170.00 in these 7 days.');
  expect(told).toHaveAttribute('role', 'status');
  let answer = () => {};
  platform.answer(
    profitAndLoss,
    () => new Promise((resolve) => (answer = () => resolve({ list: lastDays, footer: sum('5.00') }))),
  );
  await press('Today');
  await waitFor(() => expect(told).toBeEmptyDOMElement());
  expect(screen.getByRole('heading', { name: /^Net result, Nov 20/ })).toBeVisible();
  await act(async () => answer());
  await waitFor(() => expect(told).toHaveTextContent('You are up ฿5.00 on this day.'));

  platform.refuse(profitAndLoss, 'feature.unavailable');
  await press('Yesterday');
  await screen.findByRole('heading', { name: 'Your profit and loss did not load' });
  expect(screen.queryByRole('region', { name: 'Net result' })).not.toBeInTheDocument();
  platform.answer(profitAndLoss, { list: [], footer: sum('0.00') });
  await press('Try again');
  await waitFor(() => expect(told).toHaveTextContent('You did not play on this day.'));
  expect(told).toBeInTheDocument();
});

it('names the month of each day where there are several', async () => {
  await show(lastDays, sum('-170.00'), '?from=2026-09-10&to=2026-11-20');
  await userEvent.click(await screen.findByText('Each day in figures', { selector: 'summary' }));
  const texts = (await rows()).map(({ textContent }) => textContent);
  expect(texts[1]).toMatch(/^Nov 20/);
  expect(texts[21]).toMatch(/^Oct 31/);
  expect(texts.at(-2)).toMatch(/^Sep 10/);
});

it('folds the table of a month, and shows that month', async () => {
  const platform = await show(lastDays, sum('-170.00'));
  await press('November');
  await waitFor(() => expect(address()).toBe('/m/profitandloss?from=2026-11-01&to=2026-11-20'));
  expect(platform.sent(profitAndLoss).at(-1)?.content).toEqual({
    startDate: '2026-11-01',
    endDate: '2026-11-20',
  });
  expect(screen.getByRole('button', { name: 'November' })).toHaveAttribute('aria-pressed', 'true');
  const fold = await screen.findByText('Each day in figures', { selector: 'summary' });
  expect(fold.closest('details')).not.toHaveAttribute('open');
});

it('says that nobody played, and draws nothing', async () => {
  await show([], { betAmount: '0.00', winAmount: '0.00', rebate: '0.00', bonus: '0.00', profit: '0.00' });
  expect(await screen.findByText('You did not play in these 7 days.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('offers to try again when it did not load', async () => {
  const platform = await show(lastDays, sum('-170.00'));
  platform.refuse(profitAndLoss, 'feature.unavailable');
  await press('Today');
  expect(await screen.findByRole('heading', { name: 'Your profit and loss did not load' })).toBeVisible();
  platform.answer(profitAndLoss, { list: lastDays, footer: sum('-170.00') });
  await press('Try again');
  expect(await screen.findByText('You are down ฿170.00 on this day.')).toBeVisible();
});

it('can be taken along as a file', async () => {
  await show(lastDays, sum('-170.00'));
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await press('Export as CSV');
  await waitFor(() => expect(saved).toEqual(['profit_2026-11-14_2026-11-20.csv']));
});
