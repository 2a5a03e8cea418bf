import { memberInfo } from '@site/contracts/areas/account';
import type { RouteEntry } from '@site/contracts/federation/routes';
import { signOut } from '@site/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, shellPlatform, signInAs } from '../testing/renderShell';
import { Guarded } from './guards';

afterEach(() => signOut());

function open(guard: RouteEntry['guard'], type?: 0 | 1 | 4 | 40) {
  const platform = shellPlatform();
  if (type !== undefined) {
    platform.answer(memberInfo, { id: '1', account: 'player01', nickname: '', type });
    signInAs(type);
  }
  renderShell(
    <Guarded guard={guard}>
      <p>the page</p>
    </Guarded>,
    { at: '/m/member/home?tab=1#top', paths: ['/m/register', '/m/login'], leadsOn: true },
  );
}

it('lets everybody see a page without a guard @HS-100', () => {
  open(undefined);
  expect(screen.getByText('the page')).toBeVisible();
});

it.each(['session', 'member'] as const)(
  'sends guests from a %s page to the login, which leads back @HS-012',
  (guard) => {
    open(guard);
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/m/login');
    expect(new URLSearchParams(window.location.search).get('return')).toBe('/m/member/home?tab=1#top');
  },
);

it('lets members in', () => {
  open('member', 0);
  expect(screen.getByText('the page')).toBeVisible();
});

it('asks a trial user to register, who can do so at once @HS-013', async () => {
  open('member', 4);
  expect(await screen.findByRole('alertdialog', { name: 'This needs a real account' })).toBeVisible();
  expect(screen.queryByText('the page')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Register now' }));
  expect(window.location.pathname).toBe('/m/register');
});

it('takes a trial user who cancels home when there is no step back @HS-013', async () => {
  open('member', 4);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(window.location.pathname).toBe('/m/home');
});

it('lets a trial user see what needs a session alone', () => {
  open('session', 4);
  expect(screen.getByText('the page')).toBeVisible();
});

it.each([undefined, 0, 4, 40] as const)('takes type %s from an agent page home', (type) => {
  open('agent', type);
  expect(screen.queryByText('the page')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/m/home');
});

it('lets agents in', () => {
  open('agent', 1);
  expect(screen.getByText('the page')).toBeVisible();
});
