import type { RouteEntry } from '@site/contracts/federation/routes';
import { HOME_PATHS, PATHS } from '@site/contracts/values/paths';
import { type RouteObject, ScrollRestoration } from '@site/router';
import type { ReactNode } from 'react';
import { HomePage } from '../home/HomePage';
import { Guarded } from './guards';
import { PageLayout } from './PageLayout';
import { RemotePage } from './RemotePage';
import { type ShellRoute, shellRoutes } from './routeTable';
import { ShellPage } from './ShellPage';
import { PageTransition } from './transitions/PageTransition';
import { useRouteTitle } from './useRouteTitle';

/** What is known of any page before its content is. */
export type PageRoute = Omit<RouteEntry, 'remote' | 'expose' | 'props'>;

const home = {
  path: PATHS.home,
  title: 'titles.home',
  header: 'brand',
  footer: true,
  back: 'home',
} as const satisfies PageRoute;

/**
 * The router's routes: home and its aliases, the host's own pages, the given ones of remotes, and home for any
 * other path (HS-001, HS-002).
 */
export function siteRoutes(routes: readonly RouteEntry[]): RouteObject[] {
  const homePage = (
    <Page route={home}>
      <HomePage />
    </Page>
  );
  return [
    ...HOME_PATHS.map((path) => ({ path, element: homePage })),
    ...shellRoutes.map((route) => pageAt(route, <ShellPage route={route} />)),
    ...routes.map((route) => pageAt(route, <RemotePage route={route} />)),
    { path: '*', element: homePage },
  ];
}

/** Every path that a page answers, for links that show only where their page exists. */
export function sitePaths(routes: readonly RouteEntry[]): ReadonlySet<string> {
  return new Set([...HOME_PATHS, ...[...shellRoutes, ...routes].map(({ path }) => path)]);
}

function pageAt(route: RouteEntry | ShellRoute, content: ReactNode): RouteObject {
  return { path: route.path, element: <Page route={route}>{content}</Page> };
}

function Page({ route, children }: { route: PageRoute; children: ReactNode }) {
  const title = useRouteTitle(route);
  return (
    <Guarded guard={route.guard}>
      {/* Another page leaves and enters; the same one with another query stays. */}
      <PageTransition key={route.path}>
        <PageLayout route={route} title={title}>
          {children}
        </PageLayout>
      </PageTransition>
      <ScrollRestoration />
    </Guarded>
  );
}
