import { queryClient } from '@site/api';
import type { MenuEntry } from '@site/contracts/federation/routes';
import { RouterProvider, type SiteRouter } from '@site/router';
import { ConfirmProvider } from '@site/ui/Dialog';
import { ToastViewport } from '@site/ui/Toast';
import { useAfterFirstRender } from '@site/ui/useAfterFirstRender';
import { QueryClientProvider } from '@tanstack/react-query';
import { PathsOfAccount } from '../care/PathsOfAccount';
import { AddedMenuContext } from '../layout/SideMenu/addedMenu';
import { usePageFade } from '../routing/transitions/pageFade';
import { SystemStatusGate } from '../status/SystemStatusGate';
import { OverridesBadge } from '../updates/OverridesBadge';
import { SessionChangedDialog } from './SessionChangedDialog';

export interface AppProps {
  router: SiteRouter;
  /** Every path that the site has a page for. */
  paths: ReadonlySet<string>;
  /** Those of them that stay open to an account that is closed for play. */
  pathsWhileClosed: ReadonlySet<string>;
  /** Entries of the side menu that remotes have added. */
  addedMenu: readonly MenuEntry[];
}

/** The whole page: what every part shares, then the system status, then the routes. */
export function App({ router, paths, pathsWhileClosed, addedMenu }: AppProps) {
  const fade = usePageFade();
  // Nobody sees them at first.
  const complete = useAfterFirstRender();
  return (
    <QueryClientProvider client={queryClient}>
      <PathsOfAccount paths={paths} pathsWhileClosed={pathsWhileClosed}>
        <ConfirmProvider>
          <SystemStatusGate>
            <AddedMenuContext value={addedMenu}>
              <RouterProvider router={router} transitions={fade === 'transition'} />
            </AddedMenuContext>
          </SystemStatusGate>
        </ConfirmProvider>
      </PathsOfAccount>
      <ToastViewport />
      {complete && <SessionChangedDialog />}
      {complete && <OverridesBadge />}
    </QueryClientProvider>
  );
}
