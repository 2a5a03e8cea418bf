import type { ReactElement } from 'react';
import { createSiteRouter } from './createSiteRouter';
import { RouterProvider } from './RouterProvider';

/**
 * For tests of other workspaces: `ui` inside the site's real router, opened at `path`. Every address shows
 * `ui`, so a test reads where it went from `window.location`.
 */
export function routed(ui: ReactElement, path = '/m/home'): ReactElement {
  window.history.replaceState(null, '', path);
  return <RouterProvider router={createSiteRouter([{ path: '*', element: ui }])} />;
}
