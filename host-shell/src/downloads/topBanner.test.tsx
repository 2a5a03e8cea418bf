import { HOME_PATHS } from '@site/contracts/values/paths';
import { screen } from '@testing-library/react';
import { PageLayout } from '../routing/PageLayout';
import { routeTable, shellRoutes } from '../routing/routeTable';
import { siteRoutes } from '../routing/siteRoutes';
import { leaveDevice, renderDownloads, use } from './testing';

beforeEach(() => use('android'));
afterEach(leaveDevice);

const banner = () => screen.queryByRole('complementary', { name: 'App offer' });

it.each([...HOME_PATHS, '*'])('stands above the header on %s @HS-014', (path) => {
  renderDownloads(siteRoutes([]).find((route) => route.path === path)?.element as React.ReactElement);
  expect(banner()?.compareDocumentPosition(screen.getByRole('banner'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it.each([...shellRoutes, ...routeTable])('is not on $path @HS-014 @HS-029', (route) => {
  renderDownloads(
    <PageLayout route={route} title="A page">
      A page
    </PageLayout>,
  );
  expect(banner()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Get the app' })).not.toBeInTheDocument();
});
