import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type OpenDatabase, openPglite } from '../core/db/client';
import { POSTGRES } from './content';
import { openDump, openTestDatabase } from './database';
import { addressOf } from './postgresServer';
import { madeReady, shipped, startProgram } from './programs';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The real platform as its own process, which a test may kill. */
export interface OwnProcess {
  readonly port: number;
  /** Ends it at once, with SIGKILL. */
  kill(): void;
  /** Asks it to stop, with SIGTERM. */
  stop(): void;
  /** What it holds of this machine's memory. Linux alone says. */
  memoryMB(): number;
  readonly ended: Promise<void>;
}

/**
 * Starts it, without the general limits; it answers from then on.
 *
 * @param environment Names its database, by `DATABASE_URL` or `DATA_DIR`.
 * @param from The folder of another version of the platform, which starts as it is shipped.
 */
export async function startPlatform(
  environment: Readonly<Record<string, string>>,
  from?: string,
): Promise<OwnProcess> {
  const port = await freePort();
  const child = startProgram(
    from === undefined ? madeReady('main') : shipped('main'),
    { PLATFORM_PORT: `${port}`, RATE_LIMIT_FACTOR: '1000', ...environment },
    { stdio: ['ignore', 'pipe', 'inherit'], ...(from !== undefined && { from }) },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => resolve());
    child.once('close', (code) => reject(new Error(`the platform ended with ${code}`)));
  });
  return {
    port,
    ended,
    kill: () => child.kill('SIGKILL'),
    stop: () => child.kill('SIGTERM'),
    memoryMB: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
  };
}

/** Works on the database of a folder that no process has open. */
export async function inFolder<T>(
  folder: string,
  work: (opened: OpenDatabase) => Promise<T>,
  open = () => openPglite(folder),
): Promise<T> {
  const opened = await open();
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** A database that processes of the platform and the test work on in turns. */
export interface ProcessDatabase {
  /** Names it to a process. */
  readonly environment: Readonly<Record<string, string>>;
  /** So many may have it open at once. */
  readonly processes: number;
  /** For the test itself, while no process runs. */
  work<T>(work: (opened: OpenDatabase) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
}

/** An empty one on the Postgres of the tests, for two processes; in a folder of PGlite where there is none, for one. */
export async function createProcessDatabase(): Promise<ProcessDatabase> {
  const server = process.env[POSTGRES];
  return server ? onServer(server) : inNewFolder();
}

async function onServer(server: string): Promise<ProcessDatabase> {
  const opened = await openTestDatabase();
  const [row] = await opened.db
    .select({ name: sql<string>`current_database()` })
    .from(sql`(select 1) as one`);
  return {
    environment: { DATABASE_URL: addressOf(server, row?.name ?? '') },
    processes: 2,
    work: (work) => work(opened),
    drop: opened.close,
  };
}

async function inNewFolder(): Promise<ProcessDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-'));
  await (await openDump('empty', folder)).close();
  return {
    environment: { DATA_DIR: folder },
    processes: 1,
    work: (work) => inFolder(folder, work),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
