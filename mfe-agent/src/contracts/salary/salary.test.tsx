import { dailySalary, type SalaryRow } from '@site/contracts/areas/agentContracts';
import { signOut } from '@site/session';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asked, fakeContracts, openContracts, paid } from '../testing/contractPage';

afterEach(() => act(() => signOut()));

const part = async () => within(await screen.findByRole('region', { name: 'Salary so far' }));
const answer = (list: readonly SalaryRow[], amount = '922.04') => ({
  list: [...list],
  footer: { amount },
  totalPages: 1,
});

it('lists what each day has brought, with the platform’s sum of what was paid', async () => {
  const platform = fakeContracts();
  platform.answer(
    dailySalary,
    answer([
      paid,
      { ...paid, date: '2026-11-18', amount: '432.12', status: 'DUE' },
      { ...paid, date: '2026-11-17', turnover: '88300.00', activeMembers: 1, amount: '0.00', status: 'NONE' },
    ]),
  );
  openContracts();
  const salary = await part();
  const items = await salary.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Nov 19, 2026 ฿612,400.00 · 9 active ฿489.92Paid',
    'Nov 18, 2026 ฿612,400.00 · 9 active ฿432.12Due',
    'Nov 17, 2026 ฿88,300.00 · 1 active ฿0.00No step met',
  ]);
  // Not what the rows come to: the platform says it.
  expect(salary.getByText('Paid in these days').parentElement).toHaveTextContent('฿922.04');
});

it('names the hour of an hourly salary', async () => {
  const platform = fakeContracts();
  platform.answer(
    dailySalary,
    answer([
      { ...paid, kind: 'HOURLY', hour: 23 },
      { ...paid, kind: 'HOURLY', hour: 9 },
    ]),
  );
  openContracts('HOURLY');
  const items = await (await part()).findAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Nov 19, 2026, 23:00–24:00');
  expect(items[1]).toHaveTextContent('Nov 19, 2026, 09:00–10:00');
});

it('is asked for of 30 days, or of others', async () => {
  const platform = fakeContracts();
  platform.answer(dailySalary, answer([paid]));
  openContracts();
  const salary = await part();
  await salary.findAllByRole('listitem');
  platform.answer(dailySalary, answer([], '0.00'));
  await userEvent.click(salary.getByRole('button', { name: 'Today' }));
  expect(await salary.findByText('No salary in these days.')).toBeVisible();
  const ranges = platform
    .sent(dailySalary)
    .map(({ content }) => asked(content))
    .filter(({ size }) => Number(size) > 0)
    .map(({ startDate = '', endDate = '' }) => (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000);
  expect(ranges).toEqual([29, 0]);
});
