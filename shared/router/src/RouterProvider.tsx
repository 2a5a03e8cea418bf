import { startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory, useNavigate, useRoutes } from 'react-router';
import type { SiteRouter } from './createSiteRouter';

export interface RouterProviderProps {
  router: SiteRouter;
  /**
   * Whether pages change in a React transition, which view transitions need. Without it another page is drawn in
   * one go, which is faster; what changes on the same page stays a transition.
   */
  transitions?: boolean;
}

/**
 * Renders the page that the address names. Once in the page, by the host. It stands in for BrowserRouter, which
 * can only make all navigations transitions, or none.
 */
export function RouterProvider({ router, transitions = true }: RouterProviderProps) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  const { pathname } = location;
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (transitions || next.location.pathname === pathname) startTransition(() => setState(next));
        else setState(next);
      }),
    [history, transitions, pathname],
  );
  return (
    <Router navigator={history} navigationType={action} location={location}>
      <Routed router={router} />
    </Router>
  );
}

function Routed({ router }: { router: SiteRouter }) {
  const navigate = useNavigate();
  useLayoutEffect(() => router.attach(navigate), [router, navigate]);
  return useRoutes(router.routes);
}
