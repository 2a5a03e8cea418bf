import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Debian keeps a version's programs, which are not on the path. */
const VERSIONS = '/usr/lib/postgresql';
const OWNER = 'postgres';

/** A Postgres of a test's own, which it may restart. Its data is gone with it. */
export interface OwnPostgres {
  readonly url: string;
  /** The same without the network: what goes by it takes less of both processes. */
  readonly socketUrl: string;
  /** Ends all connections at once, as a restart for an update does, and comes back. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts Postgres in a new folder on a free port.
 *
 * @throws Error when this machine has none; `npm test` installs it where it can.
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const programs = postgresPrograms();
  if (programs === undefined)
    throw new Error('there is no Postgres on this machine: install it (Debian: apt-get install postgresql)');
  const user = userOf();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const data = path.join(folder, 'data');
  if (user) execFileSync('chown', [String(user.uid), folder]);
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', OWNER, '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const at = (host: string) => `postgres://${OWNER}@${host}:${port}/postgres`;
  const url = at('127.0.0.1');
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    // Nothing of it outlives the tests.
    ...['fsync', 'full_page_writes', 'synchronous_commit'].map((setting) => `${setting}=off`),
    'wal_level=minimal',
    'max_wal_senders=0',
    // Every test file has a pool of its own.
    'max_connections=400',
  ];
  const start = async () => {
    const server = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, ...settings.flatMap((s) => ['-c', s])],
      {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      },
    );
    await ready(server, programs, url);
    return server;
  };
  const end = (server: ChildProcess) =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      // Fast shutdown: connections are ended, not waited for.
      server.kill('SIGINT');
    });

  let server = await start();
  return {
    url,
    socketUrl: at(encodeURIComponent(folder)),
    restart: async () => {
      await end(server);
      server = await start();
    },
    stop: async () => {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether this machine can start one. */
export const hasPostgres = () => postgresPrograms() !== undefined;

/** The folder of Postgres' programs, `pg_dump` among them; undefined where this machine has none. */
export function postgresPrograms(): string | undefined {
  const newest = existsSync(VERSIONS)
    ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (newest !== undefined) return path.join(VERSIONS, newest, 'bin');
  return (process.env.PATH ?? '').split(path.delimiter).find((part) => existsSync(path.join(part, 'initdb')));
}

/** Postgres refuses to run as root: it runs as the user that its package made. */
function userOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, OWNER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function ready(server: ChildProcess, programs: string, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`Postgres ended with ${server.exitCode}`);
    const asked = spawn(path.join(programs, 'pg_isready'), ['-q', '-d', url], { stdio: 'ignore' });
    const code = await new Promise((resolve) => asked.once('close', resolve));
    if (code === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
