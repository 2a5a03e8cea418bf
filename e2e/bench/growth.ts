import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { composeSite, parseDocumentIndex } from '@site/delivery/product/compose/composeSite';
import { partsOf } from '@site/delivery/product/deploy/deploy';
import { compositionOf } from '@site/delivery/product/deploy/deployments';
import { composeViews } from '@site/delivery/product/firstView/composeViews';
import { drawViews } from '@site/delivery/product/firstView/drawViews';
import { publicAnswers } from '@site/delivery/product/firstView/publicAnswers';
import { folderStore } from '@site/delivery/product/store/folderStore';
import { withRemotes } from '@site/delivery/testing/grownSite';
import { dataFolder } from '@site/delivery/workspace/dataFolder';
import { localContext, merchantsFolder } from '@site/delivery/workspace/localContext';
import { measuredBrowser } from '../support/browser';
import { siteData, siteOrigin, sitePorts } from '../support/site';
import { MORE_GAMES, measureCatalogue, printCatalogue } from './catalogue';
import { measureLedger } from './ledger';
import { measureHome } from './measureHome';
import { peerUrls, servePeers } from './peers/serve';
import { type Figures, figuresOf, medianOf, printTable } from './report';
import { expectSameHome } from './sameHome';

/*
 * What stays as it is while a site grows: home with 5, 20 and 100 remotes in its discovery document, of which it shows the
 * same; the time that all documents of 20 such merchants take to compose; pages of the catalogue, a balance and a
 * statement as their data grow.
 */

/** The table has the ratio of the first to the second. */
const COUNTS = [100, 5, 20];
const MERCHANTS = 20;
const MERCHANT = 'aurora';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const PORT = Number(process.env.BENCH_PORT ?? 8699);
const root = path.join(import.meta.dirname, '../..');
const results = path.join(root, 'e2e/results');

/** What the documents of the site that runs are made of, with their first views. */
async function liveParts() {
  const folder = dataFolder(root, { SITE_DATA: siteData });
  const releasesUrl = `http://localhost:${sitePorts.RELEASES_PORT}`;
  const context = localContext(merchantsFolder(root, process.env), folder, releasesUrl);
  const live = await context.deployments.live(MERCHANT);
  if (!live) throw new Error(`Nothing is live for ${MERCHANT}`);
  const parts = await partsOf(context, MERCHANT, compositionOf(live));
  const answers = publicAnswers(`http://127.0.0.1:${sitePorts.PLATFORM_PORT}`);
  const views = await composeViews(parts, {
    store: context.store,
    draw: drawViews,
    answersTo: (calls, language) => answers.of(calls, parts.merchant, language),
    say: (line) => process.stderr.write(`${line}\n`),
  });
  return { ...parts, views };
}

type Parts = Awaited<ReturnType<typeof liveParts>>;

const nameOf = (count: number) => `remotes-${count}`;

/** Serves the home of each count under a name of its own, with the site that runs behind it. */
async function serveGrown(parts: Parts) {
  const folder = path.join(results, 'growth');
  await rm(folder, { recursive: true, force: true });
  const store = folderStore(folder);
  const policies = new Map<string, string>();
  for (const count of COUNTS) {
    const { files } = composeSite(withRemotes(parts, count));
    const index = parseDocumentIndex(files.get('documents.json'));
    policies.set(nameOf(count), index.documents.find(({ kind }) => kind === 'home')?.policy ?? '');
    await store.putFolder(nameOf(count), new Map([['home.html', files.get('home.html') ?? Buffer.from('')]]));
  }
  return servePeers({
    port: PORT,
    edgePort: Number(sitePorts.EDGE_PORT),
    merchantHost: new URL(siteOrigin(MERCHANT)).host,
    store,
    folderOf: (name) => name,
    policyOf: (name) => policies.get(name),
  });
}

async function measureHomes(parts: Parts): Promise<Record<string, Figures>> {
  const server = await serveGrown(parts);
  const browser = await chromium.launch(measuredBrowser);
  const rounds: Record<string, Figures[]> = {};
  try {
    const urls = Object.fromEntries(
      COUNTS.map((count) => [`${count} remotes`, peerUrls(nameOf(count), PORT).home]),
    );
    await expectSameHome(browser, urls);
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const [title, url] of Object.entries(urls)) {
        process.stdout.write(`Round ${round} of ${ROUNDS}: ${title}\n`);
        rounds[title] = [...(rounds[title] ?? []), figuresOf(await measureHome(browser, url))];
      }
  } finally {
    await browser.close();
    server.close();
  }
  return Object.fromEntries(Object.entries(rounds).map(([title, figures]) => [title, medianOf(figures)]));
}

/** Of all documents of all merchants, in ms. */
function composeTime(parts: Parts, count: number): number {
  const grown = withRemotes(parts, count);
  const started = performance.now();
  for (let merchant = 0; merchant < MERCHANTS; merchant += 1) composeSite(grown);
  return performance.now() - started;
}

const parts = await liveParts();
const homes = await measureHomes(parts);
const composing = Object.fromEntries(COUNTS.map((count) => [`${count} remotes`, composeTime(parts, count)]));
const catalogue = [await measureCatalogue(0), await measureCatalogue(MORE_GAMES)];
const ledger = await measureLedger();
printTable(homes);
for (const [title, ms] of Object.entries(composing))
  process.stdout.write(`All documents of ${MERCHANTS} merchants with ${title}: ${Math.round(ms)} ms\n`);
printCatalogue(catalogue);
await mkdir(results, { recursive: true });
await writeFile(
  path.join(results, 'growth.json'),
  `${JSON.stringify({ homes, composing, catalogue, ledger }, null, 2)}\n`,
);
