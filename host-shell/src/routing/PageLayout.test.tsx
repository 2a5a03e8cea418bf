import { screen, within } from '@testing-library/react';
import { renderShell, shellPlatform } from '../testing/renderShell';
import { PageLayout } from './PageLayout';
import { routeTable } from './routeTable';

const home = {
  path: '/m/home',
  title: 'titles.home',
  header: 'brand',
  footer: true,
  back: 'home',
} as const;

it.each([
  ['/m/home', { logo: 1, footer: 1 }],
  ['/m/activity', { logo: 0, footer: 1 }],
  ['/m/gameList', { logo: 0, footer: 0 }],
  ['/m/login', { logo: 0, footer: 0 }],
])(
  'has the logo and the footer that are those of %s, around one main part @HS-016 @HS-017',
  (path, shown) => {
    const route = path === home.path ? home : routeTable.find((row) => row.path === path);
    if (!route) throw new Error(`no ${path}`);
    shellPlatform();
    renderShell(
      <PageLayout route={route} title="A page">
        <p>the page</p>
      </PageLayout>,
      { at: path },
    );
    expect(within(screen.getByRole('main')).getByText('the page')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Aurora, home' })).toHaveLength(shown.logo);
    expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(shown.footer);
  },
);
