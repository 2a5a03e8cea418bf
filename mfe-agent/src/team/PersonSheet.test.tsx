import { rebatesOfDownline } from '@site/contracts/areas/rebates';
import { whitelabelMenu } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL_PAGES, NOW, showTeam, teamSite } from './testing/teamPage';

beforeEach(() => jest.useFakeTimers({ now: NOW, advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  act(() => signOut());
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** What can be done, once the merchant's menu is known: it has bets. */
async function actions(name: string) {
  const opened = await sheet(name);
  await opened.findByRole('link', { name: 'Bets' });
  return opened.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}
const labels = async (name: string) => (await actions(name)).map(([label]) => label);

it('says who somebody is, what can be done and which rates they have @AG-011', async () => {
  const platform = teamSite();
  showTeam();
  await user().click(await screen.findByRole('button', { name: /pim_22/ }));
  expect(address()).toBe('/m/member/team?person=pim_22');
  const opened = await sheet('pim_22');
  expect(opened.getByText('Pim S.')).toBeVisible();
  expect(opened.getByText('Level 1 · Joined May 14, 2026')).toBeVisible();
  expect(opened.getByText('฿')).toBeVisible();
  expect((await opened.findByText('Lottery')).closest('div')).toHaveTextContent('Lottery1.80%');
  expect(opened.getByText('Slots').closest('div')).toHaveTextContent('Slots0.60%');
  expect(platform.sent(rebatesOfDownline)[0]?.content).toEqual({ account: 'pim_22' });
  expect(await actions('pim_22')).toEqual([
    ['2 downlines', '/m/member/team?account=pim_22'],
    ['Rebates', '/m/member/agent/agentRebeat?account=pim_22'],
    ['Red envelope', '/m/redRain?account=pim_22'],
    ['Profit and loss', '/m/agent/team/pnl?account=pim_22'],
    ['Bets', '/m/teamBetting?account=pim_22'],
    ['Offer contract', '/m/member/agent/getSalaryContract?account=pim_22'],
  ]);
  await user().click(opened.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/m/member/team'));
});

it('offers contracts to direct agents alone, and rates to the direct downlines', async () => {
  const platform = teamSite();
  showTeam('?person=arun77');
  expect(await labels('arun77')).toEqual(['Rebates', 'Red envelope', 'Profit and loss', 'Bets']);
  expect(platform.sent(rebatesOfDownline)).toHaveLength(1);
});

it('asks for no rates of somebody further down', async () => {
  const platform = teamSite();
  showTeam('?account=pim_22&person=golf_g4');
  expect(await labels('golf_g4')).toEqual(['1 downline', 'Red envelope', 'Profit and loss', 'Bets']);
  expect(platform.sent(rebatesOfDownline)).toHaveLength(0);
  expect((await sheet('golf_g4')).queryByRole('heading', { name: 'Rebates' })).not.toBeInTheDocument();
});

it.each([
  ['whose menu key is off', ['DOWNMAN', 'TEAMBETTING3'], ALL_PAGES],
  ['whose page this site does not have', undefined, ['/m/member/team', '/m/teamBetting']],
])('leaves out an action %s', async (_why, menu, pages) => {
  teamSite(menu ? { menu } : {});
  showTeam('?person=arun77', pages);
  expect(await labels('arun77')).toEqual(['Bets']);
});

it('says when rates or the menu did not load, and tries each again', async () => {
  const platform = teamSite();
  platform.refuse(rebatesOfDownline, 'system.upgrading');
  showTeam('?person=pim_22');
  expect(await screen.findByText('The rebates did not load')).toBeVisible();
  platform.answer(rebatesOfDownline, { account: 'pim_22', type: 1, rebates: [] });
  await user().click((await sheet('pim_22')).getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('No rebates given yet.')).toBeVisible();
});

it('keeps the downlines when the menu fails', async () => {
  teamSite().refuse(whitelabelMenu, 'system.upgrading');
  showTeam('?person=pim_22');
  expect(await screen.findByText('The other actions did not load')).toBeVisible();
  const links = (await sheet('pim_22')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['2 downlines', 'Offer contract']);
});

it('stays closed for a name that is not in the list', async () => {
  teamSite();
  showTeam('?person=stranger');
  expect(await screen.findByRole('button', { name: /pim_22/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
