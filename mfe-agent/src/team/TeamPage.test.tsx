import { refuse } from '@site/api/testing';
import { downlines, subordinates } from '@site/contracts/areas/team';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOW, pageOf, person, showTeam, teamSite } from './testing/teamPage';

beforeEach(() => jest.useFakeTimers({ now: NOW, advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  act(() => signOut());
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const names = async () => {
  const list = await screen.findByRole('list', { name: 'Team' });
  return within(list)
    .getAllByRole('button')
    .map((card) => card.textContent);
};
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('level by level @AG-011', () => {
  it('lists the direct downlines, each with what is known of them', async () => {
    teamSite();
    showTeam();
    expect(await names()).toEqual([
      'ARarun77MemberSeen 3 days ago9,310.25Balance',
      'PIOnlinepim_22AgentLevel 1 · 2 downlines18,240.00Balance',
      'WAwanna01MemberNever signed in0.00Balance',
    ]);
    expect(await heading('3 direct')).toBeVisible();
    expect(await screen.findByText('Amounts in ฿')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /^Team\s?, 5 people$/ })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Path' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  });

  it('goes down by the address, with the way up as links, and Back one level up', async () => {
    teamSite();
    showTeam();
    await user().click(await screen.findByRole('button', { name: /pim_22/ }));
    await user().click(await screen.findByRole('link', { name: '2 downlines' }));
    expect(address()).toBe('/m/member/team?account=pim_22');
    expect(await heading('1 direct')).toHaveFocus();
    await user().click(await screen.findByRole('button', { name: /golf_g4/ }));
    await user().click(await screen.findByRole('link', { name: '1 downline' }));
    expect(await screen.findByRole('button', { name: /nok\.nok/ })).toBeVisible();

    const path = within(screen.getByRole('navigation', { name: 'Path' }));
    expect(path.getAllByRole('link').map((link) => link.textContent)).toEqual(['My team', 'pim_22']);
    expect(path.getByText('golf_g4')).toHaveAttribute('aria-current', 'page');
    await user().click(path.getByRole('link', { name: 'pim_22' }));
    expect(await screen.findByRole('button', { name: /golf_g4/ })).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: /nok\.nok/ })).toBeVisible();
  });

  it.each([
    ['?account=golf_g4', '/m/member/team?account=pim_22'],
    ['?account=pim_22', '/m/member/team?account=agent01'],
    ['', '/m/agent'],
  ])('opened at %s, Back leads to %s', async (query, up) => {
    teamSite();
    showTeam(query);
    await names();
    await user().click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe(up));
  });

  it('says that an account has nobody below, and leads up again', async () => {
    teamSite();
    showTeam('?account=arun77');
    expect(await screen.findByText('arun77 has no downlines.')).toBeVisible();
    const [, up] = screen.getAllByRole('link', { name: 'My team' });
    expect(up).toHaveAttribute('href', '/m/member/team');
  });

  it('says that an address names nobody of the team', async () => {
    teamSite().refuse(subordinates, 'downline.unknown');
    showTeam('?account=stranger');
    const said = (await screen.findByText('Not in your team')).closest<HTMLElement>('[role="alert"]');
    const alert = within(said ?? document.body);
    expect(alert.getByText('Nobody of that name is in your team.')).toBeVisible();
    expect(alert.getByRole('link', { name: 'My team' })).toHaveAttribute('href', '/m/member/team');
  });

  it('goes on by itself near its end, and tries again where that fails', async () => {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      const observer = { disconnect() {} } as IntersectionObserver;
      return Object.assign(observer, { observe: () => callback([entry], observer) });
    });
    const platform = teamSite();
    let fails = true;
    platform.answer(subordinates, ({ content }) => {
      const isFirst = (content as { pageNo: number }).pageNo === 1;
      if (!isFirst && fails) refuse('system.upgrading');
      const list = [person(isFirst ? 'first' : 'second')];
      return { ...pageOf(list, 2), totalPages: 2, path: ['agent01'] };
    });
    showTeam();
    expect(await heading('2 direct')).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await names()).toHaveLength(1);
    fails = false;
    await user().click(retry);
    expect(await screen.findByRole('button', { name: /second/ })).toBeVisible();
    expect(await names()).toHaveLength(2);
  });
});

describe('over the whole team', () => {
  it('searches any level, in the address', async () => {
    const platform = teamSite();
    showTeam();
    await names();
    await user().type(screen.getByRole('searchbox', { name: 'Search the whole team' }), ' NO ');
    expect(await heading('1 person, any level')).toBeVisible();
    expect(await names()).toEqual(['NOnok.nokMemberLevel 3 · Never signed in1,120.00Balance']);
    expect(address()).toBe('/m/member/team?q=NO');
    const [status] = screen.getAllByRole('status');
    expect(status).toHaveTextContent('1 person, any level');
    expect(platform.sent(downlines).at(-1)?.content).toMatchObject({ search: 'NO' });
  });

  it.each([
    ['Online', '?show=online', ['pim_22']],
    ['Agents', '?show=agents', ['golf_g4', 'pim_22']],
    ['Members', '?show=members', ['arun77', 'nok.nok', 'wanna01']],
  ])('shows "%s" alone', async (chip, query, expected) => {
    teamSite();
    showTeam('?account=pim_22');
    await names();
    await user().click(screen.getByRole('button', { name: chip }));
    expect(screen.getByRole('button', { name: chip, pressed: true })).toBeVisible();
    await heading(/any level/ as never);
    const shown = await names();
    expect(shown).toHaveLength(expected.length);
    for (const [index, name] of expected.entries()) expect(shown[index]).toContain(name);
    expect(address()).toBe(`/m/member/team?account=pim_22&${query.slice(1)}`);

    await user().click(screen.getByRole('button', { name: 'All' }));
    expect(await screen.findByRole('navigation', { name: 'Path' })).toBeVisible();
  });

  it('says that nobody was found, and takes search and filter away', async () => {
    teamSite();
    showTeam('?q=nobody&show=agents');
    expect(await screen.findByText('No one found')).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Show the whole team' }));
    expect(await names()).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('without people', () => {
  const empty = () => {
    const platform = teamSite();
    platform.answer(subordinates, { ...pageOf([]), path: ['agent01'] });
    platform.answer(downlines, pageOf([]));
  };

  it('leads to a first account', async () => {
    empty();
    showTeam();
    expect(await screen.findByRole('heading', { name: 'No one here yet' })).toBeVisible();
    expect(screen.getByText('Open an account, or send a link and let people register.')).toBeVisible();
    const ways = screen.getAllByRole('link', { name: 'Open account' });
    for (const way of ways) expect(way).toHaveAttribute('href', '/m/agentRegister');
  });

  it('shows no way to a page that this site does not have', async () => {
    empty();
    showTeam('', ['/m/member/team']);
    expect(await screen.findByRole('heading', { name: 'No one here yet' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open account' })).not.toBeInTheDocument();
  });
});

it('tries again when the team did not load', async () => {
  const platform = teamSite();
  platform.refuse(subordinates, 'system.upgrading');
  showTeam();
  expect(await screen.findByRole('heading', { name: 'The team did not load' })).toBeVisible();
  platform.answer(subordinates, { ...pageOf([person('here')]), path: ['agent01'] });
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(1);
});
