import { queryClient } from '@site/api';
import { RouterProvider, RoutesContext, type SiteRouter } from '@site/router';
import { ConfirmProvider } from '@site/ui/Dialog';
import { ToastViewport } from '@site/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { SystemStatusGate } from '../status/SystemStatusGate';

export interface AppProps {
  router: SiteRouter;
  /** Every path that the site has a page for. */
  paths: ReadonlySet<string>;
}

/** The whole page: what every part shares, then the system status, then the routes. */
export function App({ router, paths }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RoutesContext value={paths}>
        <ConfirmProvider>
          <SystemStatusGate>
            <RouterProvider router={router} />
          </SystemStatusGate>
        </ConfirmProvider>
      </RoutesContext>
      <ToastViewport />
    </QueryClientProvider>
  );
}
