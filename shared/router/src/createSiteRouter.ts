import { createBrowserRouter, type RouteObject } from 'react-router';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/** The one router of the page, over the browser's own history. Called once, by the host. */
export function createSiteRouter(routes: RouteObject[]): SiteRouter {
  return createBrowserRouter(routes);
}
