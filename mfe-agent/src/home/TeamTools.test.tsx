import { customerService, whitelabelMenu } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAgent } from '../fakeAgent';
import { renderRemote } from '../renderRemote';
import { TeamTools } from './TeamTools';
import { tools } from './tools';

afterEach(() => act(() => signOut()));

const ROWS = [
  ['@AG-009', 'AGEPAG', 'Team overview', '/m/agent/team/overview'],
  ['@AG-010', 'TRANSREC3', 'Transaction record', '/m/transaction/record?types=A'],
  ['@AG-011', 'DOWNMAN', 'Team management', '/m/member/team'],
  ['@AG-012', 'AGENTRANSMULTDOWN3', 'Red envelope rain', '/m/redRain'],
  ['@AG-013', 'AGETEAMPNL3', 'Team profit and loss', '/m/agent/team/pnl'],
  ['@AG-014', 'TEAMBETTING3', 'Team betting', '/m/teamBetting'],
  ['@AG-015', 'GAMSER', 'Rebate settings', '/m/member/agent/agentRebeat'],
  ['@AG-016', 'AGEREBINC3', 'Rebate income', '/m/member/teamRebate'],
  ['@AG-017', 'SECPRIV', 'Security centre', '/m/securityCenter'],
  ['@AG-018', 'MAILCEN', 'News and mail', '/m/webEmail'],
] as const;

const pages = tools.map(({ path }) => path.split('?', 1)[0] ?? path);
const service = () => screen.findByRole('link', { name: 'Online service' });

it.each(ROWS)(
  '%s with the key %s alone shows "%s" and leads to %s @AG-008',
  async (_row, key, name, path) => {
    await fakeAgent({ menu: [key] });
    renderRemote(<TeamTools />, { pages });
    expect(await screen.findByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', path);
    expect(await service()).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  },
);

it('shows online service to agents without a key @AG-008', async () => {
  await fakeAgent({ menu: [] });
  renderRemote(<TeamTools />, { pages });
  expect(await service()).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows no tool whose page this site does not have', async () => {
  await fakeAgent();
  renderRemote(<TeamTools />, { pages: ['/m/webEmail'] });
  await service();
  expect(await screen.findByRole('link', { name: /^News and mail/ })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('counts the unread mails @AG-018', async () => {
  await fakeAgent();
  renderRemote(<TeamTools />, { pages });
  expect(await screen.findByRole('link', { name: 'News and mail 12 unread' })).toBeVisible();
});

it('says so when the menu fails, keeps online service, and tries again', async () => {
  const platform = await fakeAgent();
  platform.refuse(whitelabelMenu, 'system.upgrading');
  renderRemote(<TeamTools />, { pages });
  expect(await screen.findByText('The team tools did not load')).toBeVisible();
  expect(await service()).toBeVisible();
  platform.answer(whitelabelMenu, { menu: { AGEPAG: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByRole('link', { name: 'Team overview' })).toBeVisible();
});

describe('online service', () => {
  it('opens the chat with customer service outside the site @AG-019', async () => {
    await fakeAgent();
    renderRemote(<TeamTools />);
    expect(await service()).toHaveAttribute('href', 'https://service.aurora.example/chat?from=agent');
    expect(await service()).toHaveAttribute('target', '_blank');
    expect(await service()).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['http://service.aurora.example/', 'https://elsewhere.example/', 'javascript:alert(1)'])(
    'does not open %s, and says so',
    async (chat) => {
      await fakeAgent({ chat });
      renderRemote(<TeamTools />);
      const button = await screen.findByRole('button', { name: 'Online service' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      await userEvent.click(button);
      expect(await screen.findByText(/not safe to open/)).toBeVisible();
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    },
  );

  it('says why it cannot be reached, and is there when it can', async () => {
    const platform = await fakeAgent();
    platform.refuse(customerService, 'system.upgrading');
    renderRemote(<TeamTools />);
    const button = await screen.findByRole('button', { name: 'Online service' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    const before = platform.sent(customerService).length;
    await userEvent.click(button);
    expect(await screen.findByText(/being upgraded/)).toBeVisible();
    await waitFor(() => expect(platform.sent(customerService).length).toBeGreaterThan(before));
  });
});
