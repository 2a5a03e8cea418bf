import { configureApi, refreshAfterLanguageChange } from '@site/api';
import { DOCUMENT_BLOCKS, type Merchant } from '@site/contracts/merchant';
import { initI18n, language, onLanguageChange } from '@site/i18n';
import { createSiteRouter } from '@site/router';
import { restoreSession } from '@site/session';
import { createRoot } from 'react-dom/client';
import { startFederation } from '../federation/startFederation';
import en from '../locales/en.json';
import th from '../locales/th.json';
import { availableRoutes } from '../routing/availableRoutes';
import { sitePaths, siteRoutes } from '../routing/siteRoutes';
import { App } from './App';
import { readBlock, readMerchant } from './documentBlocks';
import { sessionEnded, showFailure } from './failures';
import { restoreTheme } from './theme';

/**
 * Starts the site from what the composed document carries: session, language and theme first, then the
 * remotes are made known, then the first render. No call and no other script is waited for.
 */
export function start(): void {
  const merchant = readMerchant(readBlock(DOCUMENT_BLOCKS.merchant));
  restoreSession();
  restoreTheme(merchant.defaultTheme);
  startTexts(merchant);
  startFederation(readBlock(DOCUMENT_BLOCKS.discovery), readBlock(DOCUMENT_BLOCKS.manifests));
  const routes = availableRoutes();
  const router = createSiteRouter(siteRoutes(routes));
  configureApi({
    merchant,
    language,
    onSessionEnded: (reason) => sessionEnded(router, reason),
    onFailure: showFailure,
  });
  createRoot(rootElement()).render(<App router={router} paths={sitePaths(routes)} />);
}

function startTexts(merchant: Merchant): void {
  initI18n({
    merchantLanguages: merchant.languages,
    merchantDefault: merchant.defaultLanguage,
    timeZone: merchant.timeZone,
    resources: { 'host-shell': { en, th } },
  });
  onLanguageChange(refreshAfterLanguageChange);
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  return root;
}
