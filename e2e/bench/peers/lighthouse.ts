import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { median } from '../report';

/**
 * Not a dependency: it brings 201 packages of 186 MB, which nothing else needs. npx keeps it in the user's cache. The next
 * major version asks for Node 22.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TURNS = 3;
const MOST_BYTES = 64 * 1024 * 1024;

const Report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  environment: z.object({ benchmarkIndex: z.number() }),
});

/** Lighthouse's mobile score of a page, from 0 to 100, and how fast it found the machine. */
export interface Score {
  readonly performance: number;
  readonly benchmarkIndex: number;
}

/**
 * Measures pages in turns, by the browser that the bench runs in.
 *
 * @returns Medians, by the names of the pages.
 * @throws Error when Lighthouse cannot be fetched, or does not come to an end.
 */
export async function measureScores(
  urls: Readonly<Record<string, string>>,
  browser: string,
): Promise<Record<string, Score>> {
  const turns: Record<string, Score[]> = {};
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [title, url] of Object.entries(urls))
      turns[title] = [...(turns[title] ?? []), await scoreOf(url, browser)];
  return Object.fromEntries(
    Object.entries(turns).map(([title, scores]) => [
      title,
      {
        performance: median(scores.map(({ performance }) => performance)),
        benchmarkIndex: median(scores.map(({ benchmarkIndex }) => benchmarkIndex)),
      },
    ]),
  );
}

async function scoreOf(url: string, browser: string): Promise<Score> {
  const options = [
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--only-categories=performance',
    '--chrome-flags=--headless --no-sandbox',
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: MOST_BYTES,
  });
  const { categories, environment } = Report.parse(JSON.parse(stdout));
  return {
    performance: Math.round(categories.performance.score * 100),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
