import { queryClient } from '@site/api';
import { startTexts } from '@site/i18n/testing';
import { createSiteRouter, RouterProvider, RoutesContext } from '@site/router';
import { ToastViewport, toast } from '@site/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from './locales/en.json';
import th from './locales/th.json';

export interface RenderOptions {
  /** Address that the page is opened at. */
  path?: string;
  /** Pages that the site has. */
  pages?: readonly string[];
}

/** For tests: a part of this remote with everything that the host puts around it, in English. */
export function renderRemote(ui: ReactElement, { path = '/m/agent', pages = [] }: RenderOptions = {}) {
  toast.dismiss();
  startTexts({ 'mfe-agent': { en, th } });
  window.history.replaceState(null, '', path);
  // Elsewhere is another page: one that stayed would be led on and on.
  const routes = [
    { path: window.location.pathname, element: ui },
    { path: '*', element: null },
  ];
  return render(
    <QueryClientProvider client={queryClient}>
      <RoutesContext value={new Set(pages)}>
        <RouterProvider router={createSiteRouter(routes)} />
      </RoutesContext>
      <ToastViewport />
    </QueryClientProvider>,
  );
}
