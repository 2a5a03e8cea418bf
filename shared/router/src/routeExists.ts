import { createContext, use } from 'react';

/**
 * Paths that this merchant's site has, given by the host around its routes. Outside of it (a remote that
 * runs alone, a test) only what is given exists.
 */
export const RoutesContext = createContext<ReadonlySet<string>>(new Set());

/**
 * Whether the site has a page at `path` (query and hash do not matter). A way to a page that this merchant
 * does not have is not shown (federation-checklist.md, FD-015).
 */
export function useRouteExists(path: string): boolean {
  return use(RoutesContext).has(pathnameOf(path));
}

/** The same question for many paths at once: a menu asks for each of its entries. */
export function useExistingRoutes(): (path: string) => boolean {
  const routes = use(RoutesContext);
  return (path) => routes.has(pathnameOf(path));
}

function pathnameOf(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path;
}
