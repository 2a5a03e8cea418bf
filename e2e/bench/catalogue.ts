import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/*
 * How fast the platform answers pages of games at a steady rate, over the seeded catalogue and over one of some
 * 10,000 games: pages that it remembers, revalidated ones, and ones that nobody has asked for before.
 */

const root = path.join(import.meta.dirname, '../..');
const PORT = Number(process.env.CATALOGUE_PORT ?? 8694);
const PLATFORM = `http://127.0.0.1:${PORT}`;
const MERCHANT = 'aurora';
const CALLS_A_SECOND = 200;
const CONNECTIONS = 50;
const SECONDS = Number(process.env.CATALOGUE_SECONDS ?? 5);
/** Slots besides those of the seed. */
export const MORE_GAMES = 10_000;
const START_TIME_MS = 120_000;
const PAGE_SIZE = 25;

export interface CatalogueTimes {
  readonly games: number;
  /** Milliseconds by what was asked for. */
  readonly times: Readonly<Record<string, Percentiles>>;
  readonly plans: string;
}

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Measures a platform of its own with so many games more than the seed has. */
export async function measureCatalogue(moreGames: number): Promise<CatalogueTimes> {
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-bench-'));
  const environment = {
    ...process.env,
    DATA_DIR: folder,
    PLATFORM_PORT: String(PORT),
    SEED_MORE_GAMES: String(moreGames),
    RATE_LIMIT_FACTOR: '1000',
  };
  try {
    const platform = run('src/main.ts', environment);
    let games: number;
    const times: Record<string, Percentiles> = {};
    try {
      await answers(platform);
      games = await gamesIn('RNG');
      for (const [what, calls] of Object.entries(callsOver(Math.ceil(games / PAGE_SIZE))))
        times[what] = await measure(calls);
    } finally {
      await stop(platform);
    }
    return { games, times, plans: await plansOf(environment) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Call {
  readonly path: (turn: number) => string;
  readonly headers?: Readonly<Record<string, string>>;
}

const page = (pageNo: number, more: Record<string, string> = {}) =>
  `/wps/relay/GCSGAME_gameList?${new URLSearchParams({
    merchant: MERCHANT,
    clientType: '2',
    platform: 'html5',
    gameType: 'RNG',
    language: 'EN',
    pageNo: String(pageNo),
    pageSize: String(PAGE_SIZE),
    ...more,
  })}`;

/** Another filter each time that leaves every game: the platform cannot know the answer. */
const anyBet = (turn: number) => ({ minBet: `-${1 + (turn % 100_000)}.00` });
const WORDS = ['golden', 'temple', 'koi', 'lantern', 'moon', 'naga'];
const wordOf = (turn: number) => WORDS[turn % WORDS.length] ?? '';

function callsOver(pages: number): Record<string, Call> {
  return {
    'first page': { path: () => page(1) },
    'every page in turn': { path: (turn) => page(1 + (turn % pages)) },
    'of a vendor': { path: (turn) => page(1 + (turn % 3), { vassalage: 'MOONREEF' }) },
    'by name': { path: (turn) => page(1, { gameName: wordOf(turn) }) },
    'by minimum bet': { path: (turn) => page(1 + (turn % 5), { minBet: '1.00' }) },
    'revalidated (304)': { path: () => page(1), headers: { 'if-none-match': '*' } },
    'filter never asked for': { path: (turn) => page(1, { vassalage: 'MOONREEF', ...anyBet(turn) }) },
    'name never asked for': { path: (turn) => page(1, { gameName: wordOf(turn), ...anyBet(turn) }) },
    search: { path: (turn) => `/wps/games/search?language=EN&text=${wordOf(turn)}` },
  };
}

/**
 * Calls begin at even distances whether earlier ones are answered or not, and count from when they should have
 * begun: what a player waits. (autocannon makes a second's calls one upon the other, which measures a queue.)
 */
async function measure({ path: pathOf, headers = {} }: Call): Promise<Percentiles> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  const call = async (turn: number) => {
    const due = start + (turn * 1000) / CALLS_A_SECOND;
    await setTimeout(Math.max(0, due - performance.now()));
    const status = await statusOf(agent, pathOf(turn), headers);
    if (status >= 400) throw new Error(`A call of the catalogue was answered with ${status}`);
    return performance.now() - due;
  };
  try {
    const times = await Promise.all(
      Array.from({ length: CALLS_A_SECOND * SECONDS }, (_, turn) => call(turn)),
    );
    const sorted = times.sort((one, other) => one - other);
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
    return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  } finally {
    agent.destroy();
  }
}

function statusOf(
  agent: Agent,
  pathname: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    get(
      `${PLATFORM}${pathname}`,
      { agent, headers: { merchant: MERCHANT, 'accept-encoding': 'br', ...headers } },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      },
    ).once('error', reject);
  });
}

async function gamesIn(gameType: string): Promise<number> {
  const answer = await fetch(`${PLATFORM}${page(1, { gameType, pageSize: '1' })}`, {
    headers: { merchant: MERCHANT },
  });
  const { value } = (await answer.json()) as { value: { totalPages: number } };
  return value.totalPages;
}

function run(file: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const platform = path.join(root, 'platform');
  const tsx = createRequire(path.join(platform, 'package.json')).resolve('tsx');
  return spawn(process.execPath, ['--import', pathToFileURL(tsx).href, path.join(platform, file)], {
    cwd: platform,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function answers(platform: ChildProcess): Promise<void> {
  const until = Date.now() + START_TIME_MS;
  while (platform.exitCode === null && Date.now() < until) {
    const ready = await fetch(`${PLATFORM}/wps/system/keys`, { headers: { merchant: MERCHANT } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await setTimeout(200);
  }
  throw new Error('The platform of the catalogue bench did not start');
}

async function stop(platform: ChildProcess): Promise<void> {
  if (platform.exitCode !== null) return;
  platform.kill('SIGTERM');
  await once(platform, 'exit');
}

async function plansOf(environment: NodeJS.ProcessEnv): Promise<string> {
  const printer = run('src/areas/games/printPlans.ts', environment);
  let plans = '';
  printer.stdout?.setEncoding('utf8').on('data', (text: string) => {
    plans += text;
  });
  const [code] = await once(printer, 'close');
  if (code !== 0) throw new Error('The plans of the catalogue could not be read');
  return plans;
}

/** Prints the times in columns, and the plans of the larger catalogue. */
export function printCatalogue(runs: readonly CatalogueTimes[]): void {
  const ms = (value: number) => value.toFixed(1).padStart(8);
  for (const { games, times } of runs) {
    process.stdout.write(
      `\nPages of ${games} slots at ${CALLS_A_SECOND} calls a second, ms; the aim is a p95 of 20\n` +
        `  ${''.padEnd(24)}     p50     p95     p99\n`,
    );
    for (const [what, { p50, p95, p99 }] of Object.entries(times))
      process.stdout.write(`  ${what.padEnd(24)}${ms(p50)}${ms(p95)}${ms(p99)}\n`);
  }
  process.stdout.write(`\nPlans with ${runs.at(-1)?.games} slots\n${runs.at(-1)?.plans}\n`);
}
