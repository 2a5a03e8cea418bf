import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { siteOrigin, sitePorts } from '../support/site';
import { measureHome, SLOW_4G } from './measureHome';
import { buildMonolith } from './monolith/build';
import { serveMonolith } from './monolith/serve';
import { type Figures, figuresOf, medianOf, printTable } from './report';

/*
 * Measures a cold home page, composed from its remotes, beside one webpack build of the same sources without
 * federation. Both run in turns in one run, because machines are noisy: read the ratios.
 */

const root = path.join(import.meta.dirname, '../..');
const results = path.join(root, 'e2e/results');
const MONOLITH_PORT = Number(process.env.BENCH_PORT ?? 8699);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MERCHANT = 'aurora';

async function main(): Promise<void> {
  await mkdir(results, { recursive: true });
  process.stdout.write('Building the same sources without federation …\n');
  const monolith = await buildMonolith(root, path.join(results, 'monolith'));
  const server = await serveMonolith(monolith, {
    port: MONOLITH_PORT,
    edgePort: Number(sitePorts.EDGE_PORT),
    merchantHost: new URL(siteOrigin(MERCHANT)).host,
  });
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  });
  const subjects = {
    composed: `${siteOrigin(MERCHANT)}/m/home`,
    'one build': `http://${MERCHANT}.localhost:${MONOLITH_PORT}/m/home`,
  };
  const rounds: Record<string, Figures[]> = { composed: [], 'one build': [] };
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [name, url] of Object.entries(subjects)) {
        process.stdout.write(`Round ${round} of ${ROUNDS}: ${name}\n`);
        rounds[name]?.push(figuresOf(await measureHome(browser, url)));
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  const medians = Object.fromEntries(
    Object.entries(rounds).map(([name, figures]) => [name, medianOf(figures)]),
  );
  printTable(medians);
  const file = path.join(results, 'bench.json');
  await writeFile(
    file,
    `${JSON.stringify({ conditions: SLOW_4G, rounds: ROUNDS, medians, all: rounds }, null, 2)}\n`,
  );
  process.stdout.write(`\nAll figures: ${path.relative(root, file)}\n`);
}

await main();
