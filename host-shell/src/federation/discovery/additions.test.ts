import type { DiscoveryEntry } from '@site/contracts/federation/discovery';
import type { MenuEntry, RouteEntry } from '@site/contracts/federation/routes';
import { discoveryEntry } from '../testing';
import { readAdditions } from './additions';
import { deployRemotes } from './remotes';

const route = (path: string): RouteEntry => ({
  path,
  remote: 'mfe_coral_club',
  expose: './ClubPage',
  header: 'back',
  footer: true,
  title: { en: 'Club', th: 'คลับ' },
  back: 'home',
});
const entry = (path: string): MenuEntry => ({ path, title: { en: 'Club' }, icon: 'crown' });

function deploy(additions: Record<string, Pick<DiscoveryEntry['extras'], 'routes' | 'menu'>>): void {
  const all = Object.entries(additions).map(([remote, extras]) => {
    const standard = discoveryEntry(remote, '1.0.0');
    return [remote, [{ ...standard, extras: { ...standard.extras, ...extras } }]] as const;
  });
  deployRemotes(new Map(all));
}

it('takes routes and menu entries of a remote that the host has never heard of @FD-012', () => {
  deploy({ mfe_club: { routes: [route('/m/club')], menu: [entry('/m/club')] } });
  expect(readAdditions(['/m/home'])).toEqual({
    // In the place of a remote, a component's own name means nothing.
    routes: [{ ...route('/m/club'), remote: 'mfe_club' }],
    menu: [entry('/m/club')],
    rejected: [],
  });
});

it('leaves out a path that is taken and a menu entry without a page, and names the remote @FD-012', () => {
  deploy({
    mfe_a: { routes: [route('/m/home'), route('/m/a')], menu: [entry('/m/nowhere')] },
    mfe_b: { routes: [route('/m/a')], menu: [entry('/m/home')] },
  });
  const { routes, menu, rejected } = readAdditions(['/m/home']);
  expect(routes.map(({ path, remote }) => [path, remote])).toEqual([['/m/a', 'mfe_a']]);
  expect(menu).toEqual([entry('/m/home')]);
  expect(rejected).toMatchObject([
    { class: 'contract', remote: 'mfe_a', release: '1.0.0', message: "/m/home is somebody else's path" },
    { remote: 'mfe_a', message: 'The menu entry leads to /m/nowhere, which no page has' },
    { remote: 'mfe_b', message: "/m/a is somebody else's path" },
  ]);
});

it('has nothing of a remote that is not there @FD-015', () => {
  deploy({});
  expect(readAdditions([])).toEqual({ routes: [], menu: [], rejected: [] });
});
