import type { RouteEntry } from '@site/contracts/routes';
import { type RouteObject, ScrollRestoration } from '@site/router';
import { HomePage } from '../home/HomePage';
import { Guarded } from './guards';
import { type Layout, PageLayout } from './PageLayout';
import { RemotePage } from './RemotePage';
import { homePaths } from './routeTable';
import { useRouteTitle } from './useRouteTitle';

const homeLayout: Layout = { header: 'brand', footer: true };

/** The router's routes: home and its aliases, the given pages, and home for any other path (HS-001, HS-002). */
export function siteRoutes(routes: readonly RouteEntry[]): RouteObject[] {
  return [
    ...homePaths.map((path) => ({ path, element: <Home /> })),
    ...routes.map((route) => ({ path: route.path, element: <Page route={route} /> })),
    { path: '*', element: <Home /> },
  ];
}

/** Every path that a page answers, for links that show only where their page exists. */
export function sitePaths(routes: readonly RouteEntry[]): ReadonlySet<string> {
  return new Set([...homePaths, ...routes.map(({ path }) => path)]);
}

function Home() {
  const title = useRouteTitle({ title: 'titles.home' });
  return (
    <>
      <PageLayout layout={homeLayout} title={title}>
        <HomePage />
      </PageLayout>
      <ScrollRestoration />
    </>
  );
}

function Page({ route }: { route: RouteEntry }) {
  const title = useRouteTitle(route);
  return (
    <Guarded guard={route.guard}>
      <PageLayout route={route} layout={route} title={title}>
        <RemotePage route={route} />
      </PageLayout>
      <ScrollRestoration />
    </Guarded>
  );
}
