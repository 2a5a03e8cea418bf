import { useLayoutEffect } from 'react';
import { BrowserRouter, useNavigate, useRoutes } from 'react-router';
import type { SiteRouter } from './createSiteRouter';

/** Renders the page that the address names. Once in the page, by the host. */
export function RouterProvider({ router }: { router: SiteRouter }) {
  return (
    <BrowserRouter>
      <Routed router={router} />
    </BrowserRouter>
  );
}

function Routed({ router }: { router: SiteRouter }) {
  const navigate = useNavigate();
  useLayoutEffect(() => router.attach(navigate), [router, navigate]);
  return useRoutes(router.routes);
}
