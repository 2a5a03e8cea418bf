import type { NavigateFunction, NavigateOptions, Path, RouteObject } from 'react-router';

/** The page's routes, and a way to navigate for code that is no component. */
export interface SiteRouter {
  readonly routes: RouteObject[];
  readonly state: { readonly location: Path };
  /** Goes to a path of this site. */
  navigate(path: string, options?: Pick<NavigateOptions, 'replace' | 'state'>): void;
  /** Called by RouterProvider. */
  attach(navigate: NavigateFunction): void;
}

/**
 * The one router of the page, over the browser's own history. Called once, by the host.
 *
 * It stands on react-router's declarative half: the data half adds 17.5 KB (gzip) of loaders, actions and
 * fetchers to the first script, all of which the query client does here.
 */
export function createSiteRouter(routes: RouteObject[]): SiteRouter {
  let attached: NavigateFunction | undefined;
  return {
    routes,
    get state() {
      const { pathname, search, hash } = window.location;
      return { location: { pathname, search, hash } };
    },
    navigate(path, options) {
      if (attached) void attached(path, options);
      // Before the first render the address is all there is; the router starts from it.
      else window.history.replaceState(null, '', path);
    },
    attach(navigate) {
      attached = navigate;
    },
  };
}
