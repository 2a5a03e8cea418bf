import type { RouteEntry } from '@site/contracts/federation/routes';
import { HOME_PATHS, PATHS } from '@site/contracts/values/paths';
import { Navigate, type RouteObject, ScrollRestoration, useLocation } from '@site/router';
import type { ReactNode } from 'react';
import { WithNotice } from '../care/notices/WithNotice';
import { useStandIn } from '../care/useStandIn';
import { HomePage } from '../home/HomePage';
import { Guarded } from './guards';
import { PageLayout } from './PageLayout';
import { RemotePage } from './RemotePage';
import { type Alias, aliases, type ShellRoute, shellRoutes } from './routeTable';
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
    ...aliasesIn(routes).map((alias) => ({ path: alias.path, element: <LeadOn {...alias} /> })),
    { path: '*', element: homePage },
  ];
}

/** Every path that a page answers, for links that show only where their page exists. */
export function sitePaths(routes: readonly RouteEntry[]): ReadonlySet<string> {
  return pathsOf([...shellRoutes, ...routes, ...aliasesIn(routes)]);
}

/** Those of them that an account reaches which is closed for play (PL-020). Home is one: it says so there. */
export function sitePathsWhileClosed(routes: readonly RouteEntry[]): ReadonlySet<string> {
  return pathsOf([...shellRoutes, ...routes].filter(({ whileClosed }) => whileClosed));
}

const pathsOf = (rows: readonly Pick<RouteEntry, 'path'>[]) =>
  new Set([...HOME_PATHS, ...rows.map(({ path }) => path)]);

const aliasesIn = (routes: readonly RouteEntry[]): readonly Alias[] =>
  aliases.filter(({ to }) => routes.some(({ path }) => path === to));

/** The rest of the address goes along. */
function LeadOn({ to, part }: Alias) {
  const query = new URLSearchParams(useLocation().search);
  query.set('part', part);
  return <Navigate to={`${to}?${query}`} replace />;
}

function pageAt(route: RouteEntry | ShellRoute, content: ReactNode): RouteObject {
  return { path: route.path, element: <Page route={route}>{content}</Page> };
}

function Page({ route, children }: { route: PageRoute; children: ReactNode }) {
  const standIn = useStandIn(route);
  const shown = { ...route, ...standIn?.layout };
  const title = useRouteTitle(shown);
  return (
    <Guarded guard={route.guard}>
      {/* Another page leaves and enters; the same one with another query stays. */}
      <PageTransition key={route.path}>
        <PageLayout route={shown} title={title}>
          {standIn?.page ?? <WithNotice path={route.path}>{children}</WithNotice>}
        </PageLayout>
      </PageTransition>
      <ScrollRestoration />
    </Guarded>
  );
}
