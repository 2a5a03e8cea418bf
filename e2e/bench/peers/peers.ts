import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { measuredBrowser } from '../../support/browser';
import { siteOrigin, sitePorts } from '../../support/site';
import { site } from '../delivery';
import { SLOW_4G } from '../measureHome';
import { expectSameHome } from '../sameHome';
import { releaseAgain } from '../shares';
import { importMaps } from './importMaps';
import { measureScores, type Score } from './lighthouse';
import { measureVisits, type Subject, type Visits } from './measureVisits';
import { moduleFederation } from './moduleFederation';
import { oneBuild } from './oneBuild';
import { mediansOf, printPeers } from './report';
import { startPeers } from './startPeers';
import { viteFederation } from './viteFederation';

/*
 * The same home, of the same sources, put together by others: measured in turns with ours, because machines are noisy.
 * Each is served in the same way, with the same platform behind it, and has the same document but for what loads its
 * files.
 */

const PEERS = [oneBuild, moduleFederation, importMaps, viteFederation];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MERCHANT = 'aurora';
const OURS = 'composed';
const REMOTE = 'mfe-games';
const root = path.join(import.meta.dirname, '../../..');
const results = path.join(root, 'e2e/results');

async function ours(): Promise<readonly Subject[]> {
  const id = await releaseAgain();
  const url = `${siteOrigin(MERCHANT)}/m/home`;
  const release = () => site('deploy', `${REMOTE}@${id}`, '--merchant', MERCHANT);
  const rollBack = () => site('rollback', REMOTE, '--merchant', MERCHANT);
  return [
    { title: OURS, url, release, rollBack },
    // An address with a query shows no first view: what it does for home is the difference.
    { title: `${OURS}, without a first view`, url: `${url}?first=no`, release, rollBack },
  ];
}

async function main(): Promise<void> {
  const peers = await startPeers(PEERS, {
    root,
    folder: path.join(results, 'peers'),
    port: Number(process.env.BENCH_PORT ?? 8699),
    edgePort: Number(sitePorts.EDGE_PORT),
    merchantHost: new URL(siteOrigin(MERCHANT)).host,
  });
  const browser = await chromium.launch(measuredBrowser);
  try {
    const subjects = [...(await ours()), ...peers.running];
    // Nothing is built beside a measurement.
    for (const peer of peers.running) {
      await peer.release();
      await peer.rollBack();
    }
    const rounds: Record<string, Visits[]> = {};
    await expectSameHome(browser, Object.fromEntries(subjects.map(({ title, url }) => [title, url])));
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const subject of subjects) {
        process.stdout.write(`Round ${round} of ${ROUNDS}: ${subject.title}\n`);
        rounds[subject.title] = [...(rounds[subject.title] ?? []), await measureVisits(browser, subject)];
      }
    }
    const medians = mediansOf(rounds);
    printPeers(medians, oneBuild.title);
    await mkdir(results, { recursive: true });
    const scores = await scoresOf(subjects);
    const file = path.join(results, 'peers.json');
    await writeFile(file, `${JSON.stringify({ conditions: SLOW_4G, medians, scores, rounds }, null, 2)}\n`);
    process.stdout.write(`\nAll figures: ${path.relative(root, file)}\n`);
  } finally {
    await browser.close();
    peers.close();
  }
}

/** Of ours and of the one build alone: a run takes half a minute. */
async function scoresOf(subjects: readonly Subject[]): Promise<Record<string, Score>> {
  process.stdout.write('Lighthouse, mobile\n');
  const compared = subjects.filter(({ title }) => title === OURS || title === oneBuild.title);
  const urls = Object.fromEntries(compared.map(({ title, url }) => [title, url]));
  const scores = await measureScores(urls, measuredBrowser.executablePath ?? chromium.executablePath());
  for (const [title, { performance, benchmarkIndex }] of Object.entries(scores))
    process.stdout.write(`  ${title}: ${performance} (index of the machine ${benchmarkIndex})\n`);
  return scores;
}

await main();
