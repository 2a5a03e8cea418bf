import { teamKpi } from '@site/contracts/areas/agent';
import { address } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../renderRemote';
import { fakeFigures, overviewOf, stopTheClock, WEEK } from '../testing/fakeFigures';
import TeamOverviewPage from './TeamOverviewPage';

stopTheClock();

const PATH = '/m/agent/team/overview';
const show = (search = '', pages: readonly string[] = ['/m/agent/team/pnl']) =>
  renderRemote(<TeamOverviewPage />, { path: PATH + search, pages, leadsOn: true });
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('counts the team in these days, with the sums of the platform at the foot @RP-042', async () => {
  const platform = await fakeFigures();
  show();
  const counters = await screen.findByRole('region', { name: 'Your team in these days' });
  expect(texts(within(counters).getAllByRole('definition'))).toEqual(['48', '877', '691', '47']);
  const totals = screen.getByRole('group', { name: 'Totals' });
  expect(texts(within(totals).getAllByRole('term'))).toEqual(['7 days', 'Deposits', 'Withdrawals']);
  expect(within(totals).getAllByRole('definition')[1]).toHaveTextContent('543,950.00');
  const [request] = platform.sent(teamKpi);
  expect(request?.headers).toMatchObject({ ModuleId: 'AGEPAG' });
  expect(request?.content).toEqual({ startDate: '2026-11-14', endDate: '2026-11-20', page: 1, size: 100 });
});

it('has each day, the newest first, which opens the profit and loss of that day @AG-013', async () => {
  await fakeFigures();
  show();
  const days = await screen.findAllByRole('link', { name: /in · 93 bet · 7 new/ });
  expect(days).toHaveLength(7);
  expect(days[0]).toHaveAccessibleName(
    /^Fri, Nov 20 126 in · 93 bet · 7 new Deposits 84,200\.00 Withdrawals 31,050\.00$/,
  );
  expect(days[1]).toHaveAttribute('href', '/m/agent/team/pnl?from=2026-11-19&to=2026-11-19');
});

it.each([
  ['the site has no such page', [], undefined],
  ['the merchant’s menu has it not', ['/m/agent/team/pnl'], ['AGEPAG']],
])('opens no day where %s', async (_case, pages, menu) => {
  await fakeFigures({ ...(menu && { menu }) });
  show('', pages);
  expect(await screen.findByText('Fri, Nov 20')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('draws deposits beside withdrawals over a table with the same', async () => {
  await fakeFigures();
  show();
  expect(await screen.findByRole('img', { name: /^Deposits and withdrawals, Nov 14/ })).toBeVisible();
  await userEvent.click(screen.getByText('Show as table', { selector: 'summary' }));
  const rows = texts(within(screen.getByRole('table')).getAllByRole('row'));
  expect(rows).toHaveLength(8);
  expect(rows[1]).toBe('20 Fri84,200.0031,050.00');
});

it('draws nothing of a single day', async () => {
  const platform = await fakeFigures();
  platform.answer(
    teamKpi,
    overviewOf({ byDay: [{ date: '2026-11-20', deposit: '1.00', withdraw: '0.00' }] }),
  );
  show('?range=today');
  expect(await screen.findByText('Fri, Nov 20')).toBeVisible();
  expect(platform.asked(teamKpi)).toMatchObject({ startDate: '2026-11-20', endDate: '2026-11-20' });
  expect(screen.queryByText('Show as table')).not.toBeInTheDocument();
});

it('shows any days, both ends included, and no more than 92', async () => {
  const platform = await fakeFigures();
  show();
  await screen.findByRole('group', { name: 'Totals' });
  await userEvent.click(screen.getByRole('button', { name: 'Choose days' }));
  const sheet = await screen.findByRole('dialog', { name: 'Choose days' });
  const fill = async (label: string, day: string) => {
    await userEvent.clear(within(sheet).getByLabelText(label));
    await userEvent.type(within(sheet).getByLabelText(label), day);
  };
  await fill('From', '2026-07-01');
  await fill('To', '2026-11-20');
  expect(within(sheet).getByText('That is more than 92 days. Choose a shorter time.')).toBeVisible();
  await fill('From', '2026-11-03');
  await fill('To', '2026-11-05');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show 3 days' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?from=2026-11-03&to=2026-11-05`));
  expect(platform.asked(teamKpi)).toMatchObject({ startDate: '2026-11-03', endDate: '2026-11-05' });
});

it('says that nothing was done, and offers a month', async () => {
  const platform = await fakeFigures();
  const nothing = { login: 0, bet: 0, register: 0, deposit: '0.00', withdraw: '0.00' };
  platform.answer(teamKpi, overviewOf({ list: WEEK.map((date) => ({ date, ...nothing })) }));
  show();
  expect(await screen.findByRole('heading', { name: 'Nothing on these dates' })).toBeVisible();
  platform.answer(teamKpi, overviewOf());
  await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
  expect(await screen.findByText('Fri, Nov 20')).toBeVisible();
  expect(address()).toBe(`${PATH}?range=30days`);
});

it('asks again at a press, and the figures stay meanwhile', async () => {
  const platform = await fakeFigures();
  show();
  await screen.findByText('877');
  platform.answer(teamKpi, overviewOf({ footer: { ...overviewOf().footer, teamLoginMemberCount: 878 } }));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('878')).toBeVisible();
});

it('keeps its room while it loads, and offers to try again when it fails', async () => {
  const platform = await fakeFigures();
  let fail = () => {};
  platform.answer(teamKpi, () => new Promise((_, reject) => (fail = () => reject(new Error('lost')))));
  show();
  expect(await screen.findByText('Loading the team’s figures')).toBeInTheDocument();
  platform.refuse(teamKpi, 'feature.unavailable');
  await act(async () => fail());
  expect(await screen.findByRole('heading', { name: 'The figures did not load' })).toBeVisible();
  platform.answer(teamKpi, overviewOf());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('877')).toBeVisible();
});

it('leads back to the agent’s home where it was opened by its address', async () => {
  await fakeFigures();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/m/agent'));
});
