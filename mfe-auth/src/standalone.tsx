import '@site/ui/tokens/layers.css';
import '@site/ui/tokens/reset.css';
import '@site/ui/tokens/tokens.css';
import '@site/ui/tokens/fonts.css';
import { configureApi, logOut, queryClient, refreshAfterLanguageChange } from '@site/api';
import type { Merchant } from '@site/contracts/merchant';
import { HOME_PATH, LOGIN_PATH } from '@site/contracts/routes';
import { initI18n, language, onLanguageChange } from '@site/i18n';
import { createSiteRouter, Link, Navigate, RouterProvider, RoutesContext } from '@site/router';
import { restoreSession, useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { ToastViewport } from '@site/ui/Toast';
import aurora from '@site/ui/tokens/brands/aurora.tokens.json';
import lagoon from '@site/ui/tokens/brands/lagoon.tokens.json';
import { compileBrand } from '@site/ui/tokens/compileBrand';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import LoginPage from './exposes/LoginPage';

/*
 * This remote alone, against a platform: what the host otherwise puts around it, as small as it can be.
 * ?merchant=aurora|lagoon &theme=dark|light &lang=en|th &pages=/m/register,/m/forget
 */

const query = new URLSearchParams(window.location.search);
const code = query.get('merchant') === 'lagoon' ? 'lagoon' : 'aurora';
const theme = query.get('theme') === 'light' ? 'light' : 'dark';
const pages = query.get('pages')?.split(',') ?? [];

const merchant: Merchant = {
  code,
  name: code,
  hosts: ['localhost'],
  languages: ['th', 'en'],
  defaultLanguage: query.get('lang') === 'th' ? 'th' : 'en',
  defaultTheme: theme,
  timeZone: 'Asia/Bangkok',
  home: [],
  remotes: ['mfe-auth'],
  themeColor: { dark: '#000000', light: '#ffffff' },
  heroScene: code === 'lagoon' ? 'sunsetBoat' : 'skyLanterns',
};

function Home() {
  const session = useSession();
  if (!session) return <Link to={LOGIN_PATH}>Log in</Link>;
  return (
    <main>
      <p>
        {session.userName}, type {session.type}
      </p>
      <Button onClick={() => void logOut()}>Log out</Button>
    </main>
  );
}

const routes = [
  { path: HOME_PATH, element: <Home /> },
  { path: LOGIN_PATH, element: <LoginPage /> },
  { path: '*', element: <Navigate to={{ pathname: LOGIN_PATH, search: window.location.search }} replace /> },
];

function start(): void {
  Object.assign(document.documentElement.dataset, { merchant: code, theme });
  const brand = new CSSStyleSheet();
  brand.replaceSync(compileBrand(code === 'lagoon' ? lagoon : aurora));
  document.adoptedStyleSheets = [brand];

  restoreSession();
  initI18n({ merchantLanguages: merchant.languages, merchantDefault: merchant.defaultLanguage });
  onLanguageChange(refreshAfterLanguageChange);
  configureApi({ merchant, language, onSessionEnded: () => window.location.assign(LOGIN_PATH) });

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RoutesContext value={new Set([...routes.map(({ path }) => path), ...pages])}>
        <RouterProvider router={createSiteRouter(routes)} />
      </RoutesContext>
      <ToastViewport />
    </QueryClientProvider>,
  );
}

start();
