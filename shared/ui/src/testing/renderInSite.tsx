import { queryClient } from '@site/api';
import type { BuiltInPacks } from '@site/i18n';
import { startTexts } from '@site/i18n/testing';
import { createSiteRouter, RouterProvider, RoutesContext } from '@site/router';
import { routed } from '@site/router/testing';
import { ConfirmProvider } from '@site/ui/Dialog';
import { ToastViewport, toast } from '@site/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

export interface SiteOptions {
  /** Texts by namespace; shown in English. */
  texts: Readonly<Record<string, BuiltInPacks>>;
  /** Address that the page is opened at. */
  path?: string;
  /** Pages that the site has. */
  pages?: readonly string[];
  /** Every other address shows nothing: for a page that leads on, which would be led on and on. */
  leadsOn?: boolean;
}

/** For tests of every workspace: a part of the site with everything that the host puts around it. */
export function renderInSite(
  ui: ReactElement,
  { texts, path = '/m/home', pages = [], leadsOn = false }: SiteOptions,
) {
  toast.dismiss();
  startTexts(texts);
  return render(
    <QueryClientProvider client={queryClient}>
      <RoutesContext value={new Set(pages)}>
        <ConfirmProvider>{leadsOn ? onlyAt(path, ui) : routed(ui, path)}</ConfirmProvider>
      </RoutesContext>
      <ToastViewport />
    </QueryClientProvider>,
  );
}

function onlyAt(path: string, ui: ReactElement): ReactElement {
  window.history.replaceState(null, '', path);
  const here = { path: window.location.pathname, element: ui };
  return <RouterProvider router={createSiteRouter([here, { path: '*', element: null }])} />;
}

/** Where the page is now: path and query. */
export function address(): string {
  return window.location.pathname + window.location.search;
}
