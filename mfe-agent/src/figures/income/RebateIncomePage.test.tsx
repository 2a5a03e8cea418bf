import { rebateIncome } from '@site/contracts/areas/rebates';
import { address } from '@site/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../renderRemote';
import { fakeFigures, incomeOf, rebatesOf, stopTheClock } from '../testing/fakeFigures';
import RebateIncomePage from './RebateIncomePage';

stopTheClock();

const PATH = '/m/member/teamRebate';
const show = (search = '') => renderRemote(<RebateIncomePage />, { path: PATH + search, leadsOn: false });
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('has what each downline has brought, under its day, with bets and rate', async () => {
  const platform = await fakeFigures();
  show();
  const newest = await screen.findByRole('region', { name: 'Fri, November 20, 2026' });
  const [row] = within(newest).getAllByRole('listitem');
  expect(row).toHaveTextContent(/pim_22.*Slots.*\+128\.40 Income/);
  expect(texts(within(row as HTMLElement).getAllByRole('definition'))).toEqual(['64,200.00', '0.20%']);
  const before = screen.getByRole('region', { name: 'Thu, November 19, 2026' });
  expect(before).toHaveTextContent(/arun77.*\+88\.80/);
  expect(screen.getAllByText('Amounts in ฿')).toHaveLength(1);
  expect(platform.sent(rebateIncome)[0]?.headers).toMatchObject({ ModuleId: 'AGEREBINC3' });
});

it('has the income of all of these days, drawn day by day over a table', async () => {
  await fakeFigures();
  show();
  const totals = await screen.findByRole('group', { name: 'Totals' });
  await waitFor(() => expect(totals).toHaveTextContent(/^Income, Nov 14 – 20\+฿2,914\.20$/));
  expect(await screen.findByRole('img', { name: /^Rebate income by day, Nov 14/ })).toBeVisible();
  await userEvent.click(screen.getByText('Show as table', { selector: 'summary' }));
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(8);
});

it('says when there is no income, why, and offers a month', async () => {
  const platform = await fakeFigures();
  platform.answer(rebateIncome, rebatesOf([], { footer: { income: '0.00' }, totalPages: 0 }));
  show();
  expect(await screen.findByRole('heading', { name: 'No income on these dates' })).toBeVisible();
  expect(screen.getByText('Rebate counts on the day after the bet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?range=30days`));
  expect(await screen.findByRole('heading', { name: 'No income on these dates' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Last 30 days' })).not.toBeInTheDocument();
});

it('is of one account where that is asked for', async () => {
  const platform = await fakeFigures();
  show();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Account' }), 'pim_22{Enter}');
  await waitFor(() => expect(address()).toBe(`${PATH}?account=pim_22`));
  expect(platform.asked(rebateIncome)).toMatchObject({ account: 'pim_22' });
  platform.refuse(rebateIncome, 'downline.unknown');
  await userEvent.click(screen.getByRole('button', { name: 'Yesterday' }));
  expect(await screen.findByRole('heading', { name: 'pim_22 is not in your team' })).toBeVisible();
});

it('offers to try again when it did not load', async () => {
  const platform = await fakeFigures();
  platform.refuse(rebateIncome, 'feature.unavailable');
  show();
  expect(await screen.findByRole('heading', { name: 'The figures did not load' })).toBeVisible();
  platform.answer(rebateIncome, rebatesOf([incomeOf('pim_22')]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('pim_22')).toBeVisible();
});
