import { refuse } from '@site/api/testing';
import { teamProfit } from '@site/contracts/areas/team';
import { address } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../renderRemote';
import { fakeFigures, pnl, profitOf, stopTheClock } from '../testing/fakeFigures';
import TeamProfitPage from './TeamProfitPage';

stopTheClock();

const PATH = '/m/agent/team/pnl';
const show = (search = '', pages: readonly string[] = []) =>
  renderRemote(<TeamProfitPage />, { path: PATH + search, pages, leadsOn: false });
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const card = (name: RegExp) => screen.findByRole('button', { name });
const path = () => screen.getByRole('navigation', { name: 'Path' });

/** A team of three levels below agent01. */
async function threeLevels() {
  const platform = await fakeFigures();
  platform.answer(teamProfit, ({ content }) => {
    const { account = '' } = content as { account?: string };
    const levels: Record<string, ReturnType<typeof profitOf>> = {
      '': profitOf([pnl('pim_22', '-12852.00', { members: 3 }), pnl('kla.89', '5634.00')]),
      pim_22: profitOf([pnl('pim_22', '-2.00', { own: true }), pnl('boss2k', '880.50', { members: 1 })], {
        path: ['agent01', 'pim_22'],
        footer: pnl('pim_22', '878.50'),
      }),
      boss2k: profitOf([pnl('mint.m', '0.00')], { path: ['agent01', 'pim_22', 'boss2k'] }),
    };
    return levels[account.toLowerCase()] ?? refuse('downline.unknown');
  });
  return platform;
}

it('has a card for each downline, with profit, bets, wins and what was given @RP-051', async () => {
  const platform = await fakeFigures();
  show();
  expect(await card(/pim_22.*3 below −12,852\.00 Profit$/)).toBeVisible();
  const [first] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('button'));
  expect(texts(within(first as HTMLElement).getAllByRole('definition'))).toEqual([
    '124,800.00',
    '110,200.00',
    '1,748.00',
  ]);
  expect(await screen.findByText('Amounts in ฿')).toBeVisible();
  expect(platform.asked(teamProfit)).toEqual({
    startDate: '2026-11-14',
    endDate: '2026-11-20',
    size: 25,
    page: 1,
  });
  expect(platform.sent(teamProfit)[0]?.headers).toMatchObject({ ModuleId: 'AGETEAMPNL3' });
});

it('has the sums of the platform in headline and foot, and adds up nothing itself', async () => {
  await fakeFigures();
  show();
  const totals = await screen.findByRole('group', { name: 'Totals' });
  expect(texts(within(totals).getAllByRole('definition'))).toEqual(['297,070.00', '284,574.50', '−9,044.15']);
  await waitFor(() =>
    expect(screen.getByText(/^My team, Nov 14/).parentElement).toHaveTextContent('−฿9,044.15'),
  );
});

it('draws the five largest from gain to loss, and the days over their table', async () => {
  const platform = await fakeFigures();
  const rows = ['-10.00', '900.00', '-700.00', '50.00', '0.00', '-3000.00', '400.00'].map((profit, index) =>
    pnl(`member${index}`, profit),
  );
  platform.answer(teamProfit, profitOf(rows));
  show();
  const bars = await screen.findByRole('list', { name: 'Profit by person, the five largest' });
  expect(texts(within(bars).getAllByRole('listitem'))).toEqual([
    'member1+900.00',
    'member6+400.00',
    'member3+50.00',
    'member2−700.00',
    'member5−3,000.00',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'By day' }));
  expect(await screen.findByRole('img', { name: /^Profit by day, Nov 14/ })).toBeVisible();
  await userEvent.click(screen.getByText('Show as table', { selector: 'summary' }));
  const lines = texts(within(screen.getByRole('table')).getAllByRole('row'));
  expect(lines).toHaveLength(8);
  expect(lines[1]).toBe('20 Fri+340.50');
  expect(lines[2]).toBe('19 Thu−120.00');
});

it('draws no day when there was no profit at all, and has the days in their table', async () => {
  const platform = await fakeFigures();
  const nothing = profitOf([pnl('pim_22', '0.00')]);
  platform.answer(teamProfit, {
    ...nothing,
    byDay: nothing.byDay.map(({ date }) => ({ date, profit: '0.00' })),
  });
  show();
  expect(await screen.findByText('Show as table', { selector: 'summary' })).toBeVisible();
  // The chart is fetched when it is shown: it would come a moment later.
  const chart = screen.findByRole('img', { name: /^Profit by day/ }, { timeout: 500 });
  await expect(chart).rejects.toThrow();
});

it('opens all figures of a person, and goes a level down and back, by the path and by Back @RP-051', async () => {
  const platform = await threeLevels();
  show();
  await userEvent.click(await card(/pim_22/));
  const sheet = await screen.findByRole('dialog', { name: 'pim_22' });
  expect(texts(within(sheet).getAllByRole('definition'))).toEqual([
    '฿960.00',
    '฿814.00',
    '฿124,800.00',
    '฿110,200.00',
    '฿1,248.00',
    '฿500.00',
    '−฿12,852.00',
  ]);
  await userEvent.click(within(sheet).getByRole('link', { name: 'Downlines' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?account=pim_22`));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await card(/pim_22.*Own figures −2\.00 Profit$/)).toBeVisible();
  expect(texts(within(path()).getAllByRole('link'))).toEqual(['My team']);

  await userEvent.click(await card(/boss2k/));
  await userEvent.click(await screen.findByRole('link', { name: 'Downlines' }));
  expect(await card(/mint\.m/)).toBeVisible();
  expect(texts(within(path()).getAllByRole('link'))).toEqual(['My team', 'pim_22']);
  expect(within(path()).getByText('boss2k')).toHaveAttribute('aria-current', 'page');
  expect(platform.asked(teamProfit)).toMatchObject({ account: 'boss2k' });

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?account=pim_22`));
  await userEvent.click(within(path()).getByRole('link', { name: 'My team' }));
  await waitFor(() => expect(address()).toBe(PATH));
  expect(await card(/kla\.89/)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Path' })).not.toBeInTheDocument();
});

it('goes a level up by Back also where the page was opened by its address', async () => {
  await threeLevels();
  show('?account=boss2k&range=30days');
  expect(await card(/mint\.m/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?account=pim_22&range=30days`));
  expect(await card(/boss2k/)).toBeVisible();
});

it('offers no way down below who has nobody, nor bets where the site has no such page', async () => {
  await fakeFigures();
  show();
  await userEvent.click(await card(/kla\.89/));
  const sheet = await screen.findByRole('dialog', { name: 'kla.89' });
  expect(within(sheet).queryByRole('link')).not.toBeInTheDocument();
});

it('leads to the bets of a person in the same days', async () => {
  await fakeFigures();
  show('?range=30days', ['/m/teamBetting']);
  await userEvent.click(await card(/kla\.89/));
  const bets = await screen.findByRole('link', { name: 'Bets' });
  expect(bets).toHaveAttribute('href', '/m/teamBetting?account=kla.89&range=30days');
});

it('asks for other days, the chosen ones included, and keeps the level', async () => {
  const platform = await threeLevels();
  show('?account=pim_22');
  await card(/boss2k/);
  await userEvent.click(screen.getByRole('button', { name: 'Yesterday' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?account=pim_22&range=yesterday`));
  expect(platform.asked(teamProfit)).toMatchObject({
    account: 'pim_22',
    startDate: '2026-11-19',
    endDate: '2026-11-19',
  });
});

it('says that a name in a stale address is nobody of the team, and leads back', async () => {
  await threeLevels();
  show('?account=nobody7');
  expect(await screen.findByRole('heading', { name: 'nobody7 is not in your team' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show my team' }));
  expect(await card(/kla\.89/)).toBeVisible();
  expect(address()).toBe(PATH);
});

it('keeps the room while it loads, and says when it takes long', async () => {
  const platform = await fakeFigures();
  let answer = () => {};
  platform.answer(
    teamProfit,
    () => new Promise((resolve) => (answer = () => resolve(profitOf([pnl('pim_22', '1.00')])))),
  );
  show();
  await waitFor(() => expect(screen.getByText('Loading the figures')).toBeInTheDocument());
  expect(screen.queryByRole('group', { name: 'Totals' })).not.toBeInTheDocument();
  await act(async () => answer());
  expect(await card(/pim_22/)).toBeVisible();
});

it('offers to try again when the figures did not load', async () => {
  const platform = await fakeFigures();
  platform.refuse(teamProfit, 'feature.unavailable');
  show();
  expect(await screen.findByRole('heading', { name: 'The figures did not load' })).toBeVisible();
  platform.answer(teamProfit, profitOf([pnl('pim_22', '1.00')]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card(/pim_22/)).toBeVisible();
});

it('says so where nobody is in the team yet, and how that changes', async () => {
  const platform = await fakeFigures();
  platform.answer(teamProfit, profitOf([]));
  show('', ['/m/agentRegister']);
  expect(await screen.findByRole('heading', { name: 'Nobody in your team yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open account' })).toHaveAttribute('href', '/m/agentRegister');
});

it('goes on page by page, each person once', async () => {
  const platform = await fakeFigures();
  let near = () => {};
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
    near = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
  platform.answer(teamProfit, ({ content }) => {
    const { page = 1 } = content as { page?: number };
    return page === 1
      ? profitOf([pnl('first', '3.00'), pnl('border', '2.00')], { totalPages: 2 })
      : profitOf([pnl('border', '2.00'), pnl('last', '1.00')], { totalPages: 2 });
  });
  show();
  await card(/border/);
  await act(async () => near());
  expect(await card(/last/)).toBeVisible();
  expect(await screen.findAllByRole('button', { name: /border/ })).toHaveLength(1);
});
