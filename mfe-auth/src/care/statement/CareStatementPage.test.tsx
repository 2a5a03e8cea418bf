import { type CareLogEntry, careLog } from '@site/contracts/areas/care';
import { type StatementDay, type StatementSum, statement } from '@site/contracts/areas/careStatement';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopTheClock } from '../../records/testing/fakeRecords';
import { fakeMember } from '../../testing/fakeMember';
import { renderRemote } from '../../testing/renderRemote';
import CareStatementPage from './CareStatementPage';

stopTheClock();
afterEach(() => signOut());

const sum: StatementSum = {
  deposit: '5000.00',
  withdraw: '1200.00',
  staked: '9000.00',
  won: '7160.00',
  net: '-1840.00',
  minutes: 95,
  bets: 1_204,
};
const aDay = (date: string, changes: Partial<StatementDay> = {}): StatementDay => ({
  ...sum,
  date,
  net: '-1180.00',
  reached: [],
  ...changes,
});
const list = [
  aDay('2026-11-20', { reached: ['DEPOSIT', 'STRETCH_TIME'] }),
  aDay('2026-11-18', { net: '1010.00', deposit: '0.00', minutes: 30, bets: 7 }),
];
const netDeposit = { days30: '3800.00', months12: '12000.00', all: '-500.00' };
const nothing: StatementSum = {
  deposit: '0.00',
  withdraw: '0.00',
  staked: '0.00',
  won: '0.00',
  net: '0.00',
  minutes: 0,
  bets: 0,
};

function fakeStatement(days = list, footer = sum, changes: readonly CareLogEntry[] = []) {
  const platform = fakeMember();
  platform.answer(statement, { list: days, footer, netDeposit });
  platform.answer(careLog, {
    list: [...changes],
    footer: {},
    pageNum: 1,
    totalPages: 1,
    total: changes.length,
  });
  return platform;
}
const show = (search = '') =>
  renderRemote(<CareStatementPage />, { path: `/m/care/statement${search}`, leadsOn: false });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const unfold = async () =>
  userEvent.click(await screen.findByText('Each day in figures', { selector: 'summary' }));

const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

it('asks for 30 days, and for the others by one press each @PL-025', async () => {
  const platform = fakeStatement();
  show();
  await screen.findByText(/^You are down/);
  for (const range of ['7 days', '90 days', '12 months']) await press(range);
  await waitFor(() => expect(platform.sent(statement)).toHaveLength(4));
  expect(platform.sent(statement).map(({ content }) => content)).toEqual([
    { startDate: '2026-10-22', endDate: '2026-11-20' },
    { startDate: '2026-11-14', endDate: '2026-11-20' },
    { startDate: '2026-08-23', endDate: '2026-11-20' },
    { startDate: '2025-11-21', endDate: '2026-11-20' },
  ]);
  expect(address()).toBe('/m/care/statement?range=12months');
});

it('says the result in words, over the sums of the platform @PL-025', async () => {
  fakeStatement();
  show();
  expect(await screen.findByText('You are down ฿1,840.00 in these 30 days.')).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Net result' }));
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '฿9,000.00',
    '฿7,160.00',
    '฿5,000.00',
    '฿1,200.00',
    '1 h 35 min',
    '1,204',
  ]);
});

it('has a table with all figures of each day and their sums, folded for 30 days @PL-025 @PL-026', async () => {
  fakeStatement();
  show();
  await screen.findByRole('img');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await unfold();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Day', 'Net', 'Deposits', 'Withdrawals', 'Staked', 'Won', 'Time', 'Bets', 'Limits reached'],
    [
      'Nov 20',
      '−1,180.00',
      '5,000.00',
      '1,200.00',
      '9,000.00',
      '7,160.00',
      '1 h 35 min',
      '1,204',
      'Deposits, Session time',
    ],
    ['Nov 18', '+1,010.00', '0.00', '1,200.00', '9,000.00', '7,160.00', '30 min', '7', ''],
    ['Total', '−1,840.00', '5,000.00', '1,200.00', '9,000.00', '7,160.00', '1 h 35 min', '1,204', ''],
  ]);
});

it('draws net and deposits of each day with a sentence, and tells more of a day that is chosen @PL-026', async () => {
  fakeStatement();
  show('?range=7days');
  const chart = await screen.findByRole('img', {
    name: /^Net result and deposits of each day, Nov 14.+20, 2026/,
  });
  const count = (name: string) => chart.querySelectorAll(`.${name}`).length;
  expect([count('up'), count('down'), count('none'), count('mark')]).toEqual([1, 1, 5, 1]);
  expect(
    screen.getByText(/^Deposits ฿5,000\.00, time 1 h 35 min\. Limits reached: Deposits, Session time/),
  ).toBeVisible();
  await press('18 Wed');
  expect(screen.getByText('Deposits ฿0.00, time 30 min.')).toBeVisible();
});

it('can be taken along as a file that spreadsheets read @PL-026', async () => {
  fakeStatement();
  show();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:test';
  };
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press('Export as CSV');
  await waitFor(() => expect(names).toEqual(['statement_2026-10-22_2026-11-20.csv']));
  const bytes = await bytesOf(saved[0] as Blob);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n').slice(0, 2)).toEqual([
    'Day,Deposits,Withdrawals,Staked,Won,Net,Minutes,Bets,Limits reached',
    '2026-11-20,5000.00,1200.00,9000.00,7160.00,-1180.00,95,1204,"Deposits, Session time"',
  ]);
});

it('has the net deposit of three spans, and calls it no limit @PL-027', async () => {
  fakeStatement();
  show();
  const card = within(await screen.findByRole('region', { name: 'Net deposit' }));
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Last 30 days',
    'Last 12 months',
    'In all',
  ]);
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '฿3,800.00',
    '฿12,000.00',
    '−฿500.00',
  ]);
  expect(card.queryByText(/limit/i)).not.toBeInTheDocument();
});

it('says that nobody played, draws nothing, and has the net deposit', async () => {
  fakeStatement([], nothing);
  show();
  expect(await screen.findByText('You did not play in these 30 days.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Net deposit' })).toBeVisible();
});

it('offers to try again when it did not load', async () => {
  const platform = fakeStatement();
  platform.refuse(statement, 'feature.unavailable');
  show();
  expect(await screen.findByRole('heading', { name: 'Your statement did not load' })).toBeVisible();
  platform.answer(statement, { list, footer: sum, netDeposit });
  await press('Try again');
  expect(await screen.findByText('You are down ฿1,840.00 in these 30 days.')).toBeVisible();
});
