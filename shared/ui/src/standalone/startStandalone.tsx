import { PATHS } from '@site/contracts/values/paths';
import '../tokens/layers.css';
import '../tokens/reset.css';
import '../tokens/tokens.css';
import '../tokens/fonts.css';
import { configureApi, queryClient, refreshAfterLanguageChange } from '@site/api';
import { initI18n, language, onLanguageChange } from '@site/i18n';
import { createSiteRouter, Navigate, RouterProvider, RoutesContext, useBack } from '@site/router';
import { restoreSession } from '@site/session';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmProvider } from '../Dialog';
import { PageHeader } from '../PageHeader';
import { ToastViewport } from '../Toast';
import { compileBrand } from '../tokens/compileBrand.mjs';
import neutral from '../tokens/neutral.tokens.json';
import styles from './Standalone.module.css';
import { standaloneSettings } from './settings';

export interface StandaloneRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** For a page under a header of the host's. */
  readonly title?: string;
}

export interface StandaloneOptions {
  /** The first one is where the page opens, and where any other path leads. */
  readonly routes: readonly [StandaloneRoute, ...StandaloneRoute[]];
  /** Pages that the site has besides; their links lead to the first one here. */
  readonly pages?: readonly string[];
}

/**
 * Shows a remote alone, against a platform: what the host otherwise puts around it, as small as it can be.
 * The address chooses: `?merchant=aurora|lagoon&theme=dark|light&lang=en|th&pages=/m/help`. The brand is nobody's:
 * those of the merchants are the host's data, and a remote runs without it.
 *
 * @throws Error on a page without an element `#root`.
 */
export function startStandalone({ routes, pages = [] }: StandaloneOptions): void {
  const [{ path: start }] = routes;
  const settings = standaloneSettings(window.location.search);
  const { merchant, theme } = settings;
  Object.assign(document.documentElement.dataset, { merchant: merchant.code, theme });
  const brand = new CSSStyleSheet();
  brand.replaceSync(compileBrand(neutral));
  document.adoptedStyleSheets = [brand];

  const paths = new Set([...routes.map(({ path }) => path), ...pages, ...settings.pages]);
  const signedOut = paths.has(PATHS.login) ? PATHS.login : start;
  restoreSession();
  void initI18n({ merchantLanguages: merchant.languages, merchantDefault: merchant.defaultLanguage });
  onLanguageChange(refreshAfterLanguageChange);
  configureApi({ merchant, language, onSessionEnded: () => window.location.assign(signedOut) });

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const router = createSiteRouter([
    ...routes.map(({ path, title, element }) => ({
      path,
      element: title === undefined ? element : <Page title={title}>{element}</Page>,
    })),
    { path: '*', element: <Navigate to={{ pathname: start, search: window.location.search }} replace /> },
  ]);
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RoutesContext value={paths}>
        <ConfirmProvider>
          <div className={styles.column}>
            <RouterProvider router={router} />
          </div>
        </ConfirmProvider>
      </RoutesContext>
      <ToastViewport />
    </QueryClientProvider>,
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} onBack={useBack()} />
      <main>{children}</main>
    </>
  );
}
