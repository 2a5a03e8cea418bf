import {
  configureApi,
  queryClient,
  refreshAfterLanguageChange,
  startNews,
  systemStatusOptions,
} from '@site/api';
import { firebaseSources } from '@site/contracts/areas/firebase';
import { DOCUMENT_BLOCKS } from '@site/contracts/federation/documents';
import type { Merchant } from '@site/contracts/federation/merchant';
import { HOME_PATHS, PATHS } from '@site/contracts/values/paths';
import { initI18n, language, onLanguageChange } from '@site/i18n';
import { createSiteRouter } from '@site/router';
import { onSignOut, restoreSession } from '@site/session';
import { rememberWebClip } from '@site/session/runtime';
import { onlineManager } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { readAdditions } from '../federation/discovery/additions';
import { restoreOverrides } from '../federation/discovery/overrides';
import { requestInTurn } from '../federation/loading/modules';
import { prefetchRoutes } from '../federation/loading/prefetch';
import { startFederation } from '../federation/loading/startFederation';
import { reportCaught } from '../federation/view/reportCaught';
import { reportRecovered } from '../federation/view/reportRecovered';
import { takeOverFirstView } from '../firstView/takeOver';
import { countWhenSettled } from '../layout/useUnread';
import { nextTask } from '../network/nextTask';
import { whenSettled } from '../network/whenSettled';
import { restoreTheme } from '../preferences/theme';
import { askedPreviews, hidePreviewParameter } from '../preview/askedPreview';
import { availableRoutes } from '../routing/availableRoutes';
import { modulesOf } from '../routing/modulesOf';
import { aliases, routeTable, shellRoutes } from '../routing/routeTable';
import { sitePaths, sitePathsWhileClosed, siteRoutes } from '../routing/siteRoutes';
import { watchBackSwipes } from '../routing/transitions/backSwipe';
import { watchNavigations } from '../routing/transitions/pageFade';
import { startServiceWorker } from '../serviceWorker/startServiceWorker';
import { watchPageView } from '../telemetry/pageView';
import { samplePageView } from '../telemetry/report';
import { reportFault } from '../telemetry/reportFault';
import { reportHostFailure, reportHostLoad } from '../telemetry/reportLoad';
import { reportMalformed } from '../telemetry/reportMalformed';
import { watchReleases } from '../updates/newRelease';
import { App } from './App';
import { readBlock, readMerchant, readOptionalBlock } from './documentBlocks';
import { sessionEnded, showFailure, tellSignOut } from './failures';
import { registerTexts } from './registerTexts';

/**
 * Starts the site from what the composed document carries: session and theme first, then the remotes are made
 * known, then the language is set and the modules of this page are asked for, then the first render, once it
 * is known that the site may show (decision 55: region control does not fail open). Each is a task of its own, so that
 * a finger on what the document shows does not wait for all of them.
 */
export async function start(): Promise<void> {
  const release = document.documentElement.dataset.hostRelease ?? '';
  watchPageView(release);
  try {
    await begin(release);
  } catch (error) {
    reportHostFailure(release);
    throw error;
  }
}

async function begin(release: string): Promise<void> {
  const merchant = readMerchant(readBlock(DOCUMENT_BLOCKS.merchant));
  restoreSession();
  rememberWebClip();
  restoreTheme(merchant.defaultTheme);
  restoreOverrides(merchant.overrides === true);
  samplePageView(merchant.telemetrySample ?? 1);
  await nextTask();
  startFederation({
    discovery: readBlock(DOCUMENT_BLOCKS.discovery),
    manifests: readBlock(DOCUMENT_BLOCKS.manifests),
    hostFiles: readBlock(DOCUMENT_BLOCKS.hostFiles),
    foreignScripts: merchant.firebase ? firebaseSources(merchant.firebase).scripts : [],
  });
  const previews = askedPreviews();
  if (previews.length > 0) await showPreview(previews, merchant);
  await nextTask();
  await showSite(merchant, release);
}

/** Checks the preview that is asked for; without what checks it the page is as for everybody. */
async function showPreview(tokens: readonly string[], merchant: Merchant): Promise<void> {
  hidePreviewParameter();
  try {
    const { takePreview } = await import('../preview/preview');
    await takePreview(tokens, readOptionalBlock(DOCUMENT_BLOCKS.previewKeys), merchant.code);
  } catch {
    // The network fails for others too; the page goes on.
  }
}

/** What a page is made of, once it is known which releases it shows. */
async function showSite(merchant: Merchant, release: string): Promise<void> {
  // After what lets scripts in: the pack of a further language is one.
  const texts = startTexts(merchant);
  const additions = readAdditions([
    ...HOME_PATHS,
    ...[...shellRoutes, ...routeTable, ...aliases].map(({ path }) => path),
  ]);
  for (const fault of additions.rejected) reportFault(fault);
  const routes = [...availableRoutes(), ...additions.routes];
  const router = createSiteRouter(siteRoutes(routes));
  configureApi({
    merchant,
    language,
    onSessionEnded: (reason) => sessionEnded(router, reason),
    onFailure: showFailure,
    onMalformed: reportMalformed,
  });
  onSignOut(tellSignOut);
  const ready = Promise.all([statusKnown(), texts]);
  void requestInTurn(modulesOf(window.location.pathname, routes, merchant));
  // Until the status and the words are known the document's own outline of the page stays.
  takeOverFirstView(rootElement(), router);
  void ready.then(async () => {
    await nextTask();
    const options = { onCaughtError: reportCaught, onRecoverableError: reportRecovered };
    createRoot(rootElement(), options).render(
      <App
        router={router}
        paths={sitePaths(routes)}
        pathsWhileClosed={sitePathsWhileClosed(routes)}
        addedMenu={additions.menu}
      />,
    );
    reportHostLoad(release);
  });
  // The query client takes every page to start with a network, and would not notice that it comes.
  onlineManager.setOnline(navigator.onLine);
  watchBackSwipes();
  watchNavigations();
  watchReleases();
  startServiceWorker(merchant);
  countWhenSettled();
  whenSettled(startNews);
  prefetchRoutes(routes, LIKELY_NEXT);
}

/** Where most users go from wherever they are. */
const LIKELY_NEXT = [PATHS.login, PATHS.gameList, PATHS.promotions];

/** A status of an earlier visit is known at once; a failure shows in the gate (HS-035, HS-036). */
async function statusKnown(): Promise<void> {
  const fresh = queryClient.fetchQuery(systemStatusOptions()).catch(() => undefined);
  if (!queryClient.getQueryData(systemStatusOptions().queryKey)) await fresh;
}

/** Resolves when the first render has its words. */
function startTexts(merchant: Merchant): Promise<void> {
  registerTexts();
  const ready = initI18n({
    merchantLanguages: merchant.languages,
    merchantDefault: merchant.defaultLanguage,
    timeZone: merchant.timeZone,
  });
  onLanguageChange(refreshAfterLanguageChange);
  return ready;
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  return root;
}
