import { memberInfo, walletBalance } from '@site/contracts/areas/account';
import { teamKpi } from '@site/contracts/areas/agent';
import { signOut } from '@site/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAgent } from '../fakeAgent';
import { renderRemote } from '../renderRemote';
import AgentHomePage from './AgentHomePage';
import { tools } from './tools';

afterEach(() => {
  jest.useRealTimers();
  act(() => signOut());
});

const wallet = () => screen.findByRole('region', { name: 'Wallet total' });
const team = () => screen.findByRole('region', { name: 'Your team today' });

describe('guard', () => {
  it.each([0, 4, 40] as const)('sends type %s to home, in the place of the page @AG-001', async (type) => {
    await fakeAgent({ type });
    const { length } = window.history;
    renderRemote(<AgentHomePage />);
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
    expect(window.history).toHaveLength(length);
  });

  it('sends guests to home, and an agent whose session ends @AG-001', async () => {
    await fakeAgent();
    renderRemote(<AgentHomePage />);
    await wallet();
    act(() => signOut());
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('opens none of its pages once the session has ended @AG-007', async () => {
    await fakeAgent();
    const pages = ['/m/voucherCenter', '/m/withdraw', '/m/agentRegister', ...tools.map(({ path }) => path)];
    renderRemote(<AgentHomePage />, { pages });
    await screen.findByRole('link', { name: 'Team overview' });
    await screen.findByRole('link', { name: 'Deposit' });
    const presses = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')];
    expect(presses.length).toBeGreaterThan(tools.length + 3);
    act(() => signOut());
    for (const press of presses) if (press.isConnected) fireEvent.click(press);
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  });

  it.each([1, 2, 41, 42] as const)('lets type %s in @AG-001', async (type) => {
    await fakeAgent({ type });
    renderRemote(<AgentHomePage />);
    expect(await wallet()).toBeVisible();
    expect(window.location.pathname).toBe('/m/agent');
  });
});

it('greets by name, at the user’s own hour @AG-002', async () => {
  jest.spyOn(Date.prototype, 'getHours').mockReturnValue(20);
  await fakeAgent();
  renderRemote(<AgentHomePage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Suda P.' })).toBeVisible();
  expect(screen.getByText('Good evening')).toBeVisible();
});

it('shows the account when there is no nickname', async () => {
  const platform = await fakeAgent();
  platform.answer(memberInfo, { id: 'a1', account: 'agent01', nickname: '', type: 1 });
  renderRemote(<AgentHomePage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'agent01' })).toBeVisible();
});

describe('wallet', () => {
  it('shows the total, hides it and asks for it again @AG-003', async () => {
    const platform = await fakeAgent();
    renderRemote(<AgentHomePage />);
    expect(await wallet()).toHaveTextContent('฿286,940.00');

    await userEvent.click(within(await wallet()).getByRole('button', { name: 'Hide balance' }));
    expect(await wallet()).not.toHaveTextContent('286,940.00');
    await userEvent.click(within(await wallet()).getByRole('button', { name: 'Show balance' }));

    platform.answer(walletBalance, { sumBalance: '286930.50', currencySymbol: '฿' });
    await userEvent.click(within(await wallet()).getByRole('button', { name: 'Refresh balance' }));
    await waitFor(async () => expect(await wallet()).toHaveTextContent('฿286,930.50'));
  });

  it('leads to deposit and withdraw @AG-004 @HS-098 @HS-099', async () => {
    await fakeAgent();
    renderRemote(<AgentHomePage />, { pages: ['/m/voucherCenter', '/m/withdraw'] });
    const card = within(await wallet());
    expect(card.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
    expect(card.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  });

  it('shows no way to a cashier that this site does not have', async () => {
    await fakeAgent();
    renderRemote(<AgentHomePage />);
    expect(within(await wallet()).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('counters', () => {
  it('shows the four of the team @AG-005', async () => {
    await fakeAgent();
    renderRemote(<AgentHomePage />);
    const figures = within(await team());
    expect(figures.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Online',
      'Logged in',
      'Placed bets',
      'Registered',
    ]);
    expect(figures.getAllByRole('definition').map((count) => count.textContent)).toEqual([
      '48',
      '1,260',
      '93',
      '7',
    ]);
  });

  it('counts 0 where the platform says nothing @AG-005', async () => {
    const platform = await fakeAgent();
    platform.answer(teamKpi, { list: [], footer: {}, totalPages: 0 });
    renderRemote(<AgentHomePage />);
    const counts = within(await team()).getAllByRole('definition');
    expect(counts.map((count) => count.textContent)).toEqual(['0', '0', '0', '0']);
  });

  it('asks for today, a day where the merchant is, and for the footer alone @AG-006', async () => {
    // Already the 22nd in Bangkok.
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T18:30:00Z'));
    const platform = await fakeAgent();
    renderRemote(<AgentHomePage />);
    await team();
    expect(platform.sent(teamKpi)[0]?.content).toEqual({
      startDate: '2026-11-22',
      endDate: '2026-11-22',
      size: 0,
    });
  });
});

it('keeps the rest when the counters fail, and tries them again', async () => {
  const platform = await fakeAgent();
  platform.refuse(teamKpi, 'system.upgrading');
  renderRemote(<AgentHomePage />);
  const card = await screen.findByRole('alert', { name: '' });
  expect(await screen.findByText('The team’s figures did not load')).toBeVisible();
  expect(await wallet()).toHaveTextContent('฿286,940.00');
  expect(card).toBeInTheDocument();

  platform.answer(teamKpi, { list: [], footer: { teamOnlineCount: 5 }, totalPages: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await team()).toHaveTextContent('5');
});

it('keeps the rest when the wallet is malformed, and tries it again', async () => {
  const platform = await fakeAgent();
  platform.answerRaw(walletBalance, '<html>gateway</html>');
  renderRemote(<AgentHomePage />);
  expect(await screen.findByText('The balance did not load')).toBeVisible();
  expect(await team()).toHaveTextContent('48');

  platform.answer(walletBalance, { sumBalance: '10.00', currencySymbol: '฿' });
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await wallet()).toHaveTextContent('฿10.00');
});
