import '@site/ui/tokens/layers.css';
import '@site/ui/tokens/reset.css';
import '@site/ui/tokens/tokens.css';
import '@site/ui/tokens/fonts.css';
import { call, configureApi, queryClient, refreshAfterLanguageChange } from '@site/api';
import { login } from '@site/contracts/account';
import type { Merchant } from '@site/contracts/merchant';
import { HOME_PATH } from '@site/contracts/routes';
import { initI18n, language, onLanguageChange } from '@site/i18n';
import { createSiteRouter, Navigate, RouterProvider, RoutesContext, useNavigate } from '@site/router';
import { restoreSession, signIn } from '@site/session';
import { Button } from '@site/ui/Button';
import { ToastViewport } from '@site/ui/Toast';
import aurora from '@site/ui/tokens/brands/aurora.tokens.json';
import lagoon from '@site/ui/tokens/brands/lagoon.tokens.json';
import { compileBrand } from '@site/ui/tokens/compileBrand';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import AgentHomePage from './exposes/AgentHomePage';

/*
 * This remote alone, against a platform: what the host otherwise puts around it, as small as it can be.
 * ?merchant=aurora|lagoon &theme=dark|light &lang=en|th &pages=/m/webEmail,/m/voucherCenter
 */

const AGENT_PATH = '/m/agent';
const DEMO_AGENT = { type: 'username', username: 'agent01', password: 'Passw0rd1' } as const;

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
  remotes: ['mfe-agent'],
  themeColor: { dark: '#000000', light: '#ffffff' },
  heroScene: code === 'lagoon' ? 'sunsetBoat' : 'skyLanterns',
};

function Home() {
  const navigate = useNavigate();
  const enter = async () => {
    const session = await call(login, DEMO_AGENT);
    signIn({ ...session, merchantCode: code }, { persist: false });
    await navigate(AGENT_PATH);
  };
  return <Button onClick={() => void enter()}>Log in as {DEMO_AGENT.username}</Button>;
}

const routes = [
  { path: HOME_PATH, element: <Home /> },
  { path: AGENT_PATH, element: <AgentHomePage /> },
  { path: '*', element: <Navigate to={{ pathname: HOME_PATH, search: window.location.search }} replace /> },
];

function start(): void {
  Object.assign(document.documentElement.dataset, { merchant: code, theme });
  const brand = new CSSStyleSheet();
  brand.replaceSync(compileBrand(code === 'lagoon' ? lagoon : aurora));
  document.adoptedStyleSheets = [brand];

  restoreSession();
  initI18n({ merchantLanguages: merchant.languages, merchantDefault: merchant.defaultLanguage });
  onLanguageChange(refreshAfterLanguageChange);
  configureApi({ merchant, language, onSessionEnded: () => window.location.assign(HOME_PATH) });

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
