import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { measuredBrowser } from '../support/browser';
import { siteOrigin, sitePorts } from '../support/site';
import { type CatalogueTimes, MORE_GAMES, measureCatalogue, printCatalogue } from './catalogue';
import { type DeliveryTimes, measureDelivery } from './delivery';
import { type InteractionTimes, measureInteractions } from './interactions';
import { measureLedger } from './ledger';
import { type LongListFigures, measureLongList } from './longList';
import { measureHome, SLOW_4G } from './measureHome';
import { type ModuleTime, measureModuleTime } from './moduleTime';
import { measureNews } from './news';
import { oneBuild } from './peers/oneBuild';
import { startPeers } from './peers/startPeers';
import { type Figures, figuresOf, median, medianOf, printTable } from './report';
import { expectSameHome } from './sameHome';
import { measureShares, printShares, type ShareTimes } from './shares';
import { measureSignInStorm, type StormRound } from './signInStorm';
import { measureTeams } from './teams';
import { measureTyping, type TypingTimes } from './typing';

/*
 * Measures a cold home page, composed from its remotes, beside one webpack build of the same sources without
 * federation. Both run in turns in one run, because machines are noisy: read the ratios. Then how long the
 * files of a module are on their way, what a storm of sign-ins does to the catalogue, how a list of 10,000 games scrolls, and how long a release
 * team waits.
 */

const root = path.join(import.meta.dirname, '../..');
const results = path.join(root, 'e2e/results');
const PEERS_PORT = Number(process.env.BENCH_PORT ?? 8699);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MERCHANT = 'aurora';

async function main(): Promise<void> {
  await mkdir(results, { recursive: true });
  const peers = await startPeers([oneBuild], {
    root,
    folder: path.join(results, 'one-build'),
    port: PEERS_PORT,
    edgePort: Number(sitePorts.EDGE_PORT),
    merchantHost: new URL(siteOrigin(MERCHANT)).host,
  });
  const browser = await chromium.launch(measuredBrowser);
  const subjects = {
    composed: `${siteOrigin(MERCHANT)}/m/home`,
    ...Object.fromEntries(peers.running.map(({ title, url }) => [title, url])),
  };
  const rounds: Record<string, Figures[]> = { composed: [], 'one build': [] };
  let modules: Record<string, ModuleTime> = {};
  let interactions: InteractionTimes | undefined;
  let typing: TypingTimes | undefined;
  let shares: ShareTimes | undefined;
  try {
    await expectSameHome(browser, subjects);
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [name, url] of Object.entries(subjects)) {
        process.stdout.write(`Round ${round} of ${ROUNDS}: ${name}\n`);
        rounds[name]?.push(figuresOf(await measureHome(browser, url)));
      }
    }
    process.stdout.write('A module, with and without manifests inside the document\n');
    modules = await measureModuleTime(browser);
    process.stdout.write('Home with a remote that half of the users have another release of\n');
    shares = await measureShares(browser, ROUNDS);
    process.stdout.write('Presses on a loaded home\n');
    interactions = await measureInteractions(browser);
    process.stdout.write('Typing in the search\n');
    typing = await measureTyping(browser);
  } finally {
    await browser.close();
    peers.close();
  }
  process.stdout.write('The catalogue, at rest and in a storm of sign-ins\n');
  const storm = await measureSignInStorm();
  process.stdout.write('A list of 10,000 games\n');
  const longList = await measureLongList();
  process.stdout.write('Pages of games at a steady rate\n');
  const catalogue: CatalogueTimes[] = [await measureCatalogue(0), await measureCatalogue(MORE_GAMES)];
  process.stdout.write('A ledger with a million entries\n');
  const ledger = await measureLedger();
  process.stdout.write('News for 2,000 open pages\n');
  const news = await measureNews();
  process.stdout.write('A team of 50,000\n');
  const teams = await measureTeams();
  process.stdout.write('A release, its deployment and its rollback\n');
  const delivery = await measureDelivery();
  const medians = Object.fromEntries(
    Object.entries(rounds).map(([name, figures]) => [name, medianOf(figures)]),
  );
  printTable(medians);
  printModules(modules);
  if (shares) printShares(shares);
  if (interactions) printInteractions(interactions);
  if (typing) printTyping(typing);
  printStorm(storm);
  printLongList(longList);
  printCatalogue(catalogue);
  printDelivery(delivery);
  const file = path.join(results, 'bench.json');
  await writeFile(
    file,
    `${JSON.stringify({ conditions: SLOW_4G, rounds: ROUNDS, medians, modules, shares, interactions, typing, storm, catalogue, longList, ledger, news, teams, delivery, all: rounds }, null, 2)}\n`,
  );
  process.stdout.write(`\nAll figures: ${path.relative(root, file)}\n`);
}

function printModules(modules: Readonly<Record<string, ModuleTime>>): void {
  process.stdout.write(`\nFiles of an exposed module, at ${SLOW_4G.latencyMs} ms a round trip\n`);
  for (const [name, { onTheWay, steps }] of Object.entries(modules)) {
    process.stdout.write(`  manifests ${name}: ${Math.round(onTheWay)} ms in ${steps} step(s)\n`);
  }
}

function printInteractions({ routeChange, toNextPaint, ...atRest }: InteractionTimes): void {
  const ms = (value: number) => `${Math.round(value)} ms`;
  const presses = Object.entries(toNextPaint).map(([what, value]) => `${what} ${ms(value)}`);
  process.stdout.write(
    `\nProcessor slowed down ${SLOW_4G.cpuSlowdown} times\n` +
      `  another page, already loaded, painted after ${ms(routeChange)}\n` +
      `  press to next paint: ${presses.join(', ')}\n` +
      `  longest task of a home at rest: ${ms(atRest.longestTaskAtRest)}\n` +
      `  … which works for ${ms(atRest.busyAtRest)} of a second\n`,
  );
}

function printTyping({ median: middle, longest, letters }: TypingTimes): void {
  process.stdout.write(
    `  ${letters} letters typed in the search, to next paint: middle ${Math.round(middle)} ms, longest ${Math.round(longest)} ms\n`,
  );
}

function printStorm(rounds: readonly StormRound[]): void {
  const ratios = rounds.map(({ idleP95, stormP95 }) => stormP95 / idleP95);
  process.stdout.write('\nThe catalogue while members sign in, 95 of 100 calls\n');
  for (const [index, { idleP95, stormP95, signInsPerSecond, turnedAway }] of rounds.entries())
    process.stdout.write(
      `  at rest ${Math.round(idleP95)} ms, with ${signInsPerSecond.toFixed(1)} sign-ins a second ` +
        `${Math.round(stormP95)} ms: ${ratios[index]?.toFixed(2)} times (turned away: ${turnedAway})\n`,
    );
  process.stdout.write(
    `  best round ${Math.min(...ratios).toFixed(2)} times, middle ${median(ratios).toFixed(2)}; the aim is 2\n`,
  );
}

function printLongList(figures: LongListFigures): void {
  const { frames, slowestSecond, layoutShift, held, cachedCategory } = figures;
  const [tenth, whole] = held;
  process.stdout.write(
    `\nA list of 10,000 games, processor slowed down ${SLOW_4G.cpuSlowdown} times\n` +
      `  frames while it scrolls: ${frames.toFixed(1)} a second, ${slowestSecond} in the slowest; the aim is 55\n` +
      `  layout shift: ${layoutShift.toFixed(4)}\n`,
  );
  for (const { games, heapMB, nodes } of held)
    process.stdout.write(`  scrolled past ${games} games: heap ${heapMB.toFixed(1)} MB, ${nodes} nodes\n`);
  if (tenth && whole)
    process.stdout.write(
      `  ten times the games: ${(whole.heapMB / tenth.heapMB).toFixed(2)} times the heap\n`,
    );
  process.stdout.write(
    `  a category that was open before, at full speed: painted after ${Math.round(cachedCategory)} ms; the aim is 100\n`,
  );
}

function printDelivery({ release, deploy, rollback, visible }: DeliveryTimes): void {
  const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
  process.stdout.write(
    `\nA remote: released in ${seconds(release)}, deployed in ${seconds(deploy)}, rolled back in ` +
      `${seconds(rollback)}; the page load after that has it (answered in ${Math.round(visible)} ms)\n`,
  );
}

await main();
