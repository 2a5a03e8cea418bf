import '@site/ui/tokens/layers.css';
import '@site/ui/tokens/reset.css';
import '@site/ui/tokens/tokens.css';
import '@site/ui/tokens/fonts.css';
import { call, configureApi, queryClient, refreshAfterLanguageChange } from '@site/api';
import { login } from '@site/contracts/account';
import type { Merchant } from '@site/contracts/merchant';
import { HOME_PATH } from '@site/contracts/routes';
import { initI18n, language, onLanguageChange } from '@site/i18n';
import { createSiteRouter, Navigate, RouterProvider, RoutesContext, useBack } from '@site/router';
import { restoreSession, signIn } from '@site/session';
import { Button } from '@site/ui/Button';
import { PageHeader } from '@site/ui/PageHeader';
import { ToastViewport } from '@site/ui/Toast';
import aurora from '@site/ui/tokens/brands/aurora.tokens.json';
import lagoon from '@site/ui/tokens/brands/lagoon.tokens.json';
import { compileBrand } from '@site/ui/tokens/compileBrand';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import BannerCarousel from './exposes/BannerCarousel';
import NoticeStrip from './exposes/NoticeStrip';
import NoticesPage from './exposes/NoticesPage';
import { NOTICES_PATH, PROMOTIONS_PATH } from './paths';
import styles from './standalone.module.css';

/*
 * This remote alone, against a platform: what the host otherwise puts around it, as small as it can be.
 * ?merchant=aurora|lagoon &theme=dark|light &lang=en|th
 */

const DEMO_MEMBER = { type: 'username', username: 'player01', password: 'Passw0rd1' } as const;

const query = new URLSearchParams(window.location.search);
const code = query.get('merchant') === 'lagoon' ? 'lagoon' : 'aurora';
const theme = query.get('theme') === 'light' ? 'light' : 'dark';

const merchant: Merchant = {
  code,
  name: code,
  hosts: ['localhost'],
  languages: ['th', 'en'],
  defaultLanguage: query.get('lang') === 'th' ? 'th' : 'en',
  defaultTheme: theme,
  timeZone: 'Asia/Bangkok',
  home: [],
  remotes: ['mfe-messages'],
  themeColor: { dark: '#000000', light: '#ffffff' },
};

function Login() {
  const enter = async () => {
    const session = await call(login, DEMO_MEMBER);
    signIn({ ...session, merchantCode: code }, { persist: false });
  };
  return <Button onClick={() => void enter()}>Log in as {DEMO_MEMBER.username}</Button>;
}

function Home() {
  return (
    <main>
      <BannerCarousel />
      <NoticeStrip />
      <Login />
    </main>
  );
}

function Notices() {
  return (
    <>
      <PageHeader title="Notices" onBack={useBack()} />
      <NoticesPage />
    </>
  );
}

const routes = [
  { path: HOME_PATH, element: <Home /> },
  { path: NOTICES_PATH, element: <Notices /> },
  { path: '*', element: <Navigate to={{ pathname: HOME_PATH, search: window.location.search }} replace /> },
];

/** Pages that banners and notices lead to; those of other remotes show home here. */
const PATHS = [HOME_PATH, NOTICES_PATH, PROMOTIONS_PATH, '/m/live', '/m/fish'];

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
      <RoutesContext value={new Set(PATHS)}>
        <div className={styles.column}>
          <RouterProvider router={createSiteRouter(routes)} />
        </div>
      </RoutesContext>
      <ToastViewport />
    </QueryClientProvider>,
  );
}

start();
