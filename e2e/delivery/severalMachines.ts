import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteCommand } from '@site/delivery/cli/siteCommand';
import { type OwnPostgres, startOwnPostgres } from '../../platform/src/testing/ownPostgres';
import { siteData } from '../support/site';
import { ROOT } from '../support/siteCommand.mjs';
import { type Balancer, startBalancer } from './balancer';
import { type RunningNginx, startNginx } from './nginx';
import { freePorts } from './ownSite';

const PLATFORM = path.join(ROOT, 'platform');
const DELIVERY = path.join(ROOT, 'shared/delivery');
const SERVE_BUCKET = 'src/testing/serveBucket.ts';
const READY = /^platform ready\b/m;
const HOST = 'host-shell';
const MERCHANT = 'aurora';
const PLATFORMS = 3;
const EDGES = 2;

/** A site on several machines, as docs/operations.md says how to run it. All of them are this one. */
export interface SeveralMachines {
  readonly origin: string;
  readonly postgres: OwnPostgres;
  /** Ends a process of the platform at once. */
  killPlatform(index: number): Promise<void>;
  /** Ends an nginx at once, with what it was answering. */
  endEdge(index: number): Promise<void>;
  /** What an operator's command says of the database. */
  command(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts three processes of the platform on one Postgres, and two nginx that serve copies of a bucket, behind a balancer
 * of connections.
 *
 * @param nginx The program.
 */
export async function startSeveralMachines(nginx: string): Promise<SeveralMachines> {
  const folder = await mkdtemp(path.join(tmpdir(), 'machines-'));
  // A web server that is started by root reads it as somebody else.
  await chmod(folder, 0o755);
  const cleanups: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    while (cleanups.length > 0) await cleanups.pop()?.();
  };
  try {
    const ports = await freePorts(PLATFORMS + 2 * EDGES);
    const platformPorts = ports.splice(0, PLATFORMS);
    const sitePorts = ports.splice(0, EDGES);
    const [site, releases] = [await startBalancer(sitePorts), await startBalancer(ports)];
    for (const { close } of [site, releases]) cleanups.push(close);

    const postgres = await startOwnPostgres();
    cleanups.push(postgres.stop);
    const platforms = Promise.all(platformPorts.map((port) => startPlatform(postgres.url, port)));
    const run = await deployToBucket(folder, releases, cleanups);
    const mirrors = sitePorts.map((_port, index) => path.join(folder, `mirror-${index}`));
    await run('mirror', '--out', mirrors[0] ?? '');
    // What one machine has read another need not read for a test: it looks whether anything is missing.
    await cp(mirrors[0] ?? '', mirrors[1] ?? '', { recursive: true, verbatimSymlinks: true });
    await run('mirror', '--out', mirrors[1] ?? '');

    const children = await platforms;
    cleanups.push(() => Promise.all(children.map(end)));
    const edges: RunningNginx[] = [];
    for (const [index, port] of sitePorts.entries()) {
      const out = path.join(folder, `nginx-${index}`);
      await run(
        'nginx',
        ...['--out', out, '--mirror', mirrors[index] ?? '', '--merchant', MERCHANT],
        ...['--listen', `127.0.0.1:${port}`, '--releases-listen', `127.0.0.1:${ports[index]}`],
        ...platformPorts.flatMap((platform) => ['--platform', `http://127.0.0.1:${platform}`]),
      );
      edges.push(await startNginx(nginx, path.join(out, 'nginx.conf'), port));
    }
    cleanups.push(() => Promise.all(edges.map((edge) => edge.stop())));
    return {
      origin: `http://${MERCHANT}.localhost:${site.port}`,
      postgres,
      killPlatform: (index) => end(children[index] as ChildProcess),
      endEdge: async (index) => edges[index]?.stop(),
      command: async (...args) => {
        const { stdout } = await promisify(execFile)(
          process.execPath,
          ['--import', 'tsx', 'src/command.ts', ...args],
          { cwd: PLATFORM, env: { ...process.env, DATABASE_URL: postgres.url } },
        );
        return stdout.trim();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Run = (...args: string[]) => Promise<void>;

/** Puts the releases of the site under test into a bucket and live there; returns what runs `site` commands on it. */
async function deployToBucket(folder: string, releases: Balancer, cleanups: (() => unknown)[]): Promise<Run> {
  const bucket = spawn(process.execPath, ['--import', 'tsx', SERVE_BUCKET, path.join(siteData, 'store')], {
    cwd: DELIVERY,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => end(bucket));
  const settings = JSON.parse(await lineOf(bucket, /^\{.*\}$/m)) as Record<string, string>;
  // The commands run in this process, and a client of buckets takes its keys from here.
  Object.assign(process.env, settings);
  const environment = {
    ...process.env,
    SITE_DATA: path.join(folder, 'data'),
    SITE_MERCHANTS: '',
    RELEASES_URL: `http://localhost:${releases.port}`,
  };
  let said = '';
  const write = (text: string) => {
    said += text;
  };
  const run: Run = async (...args) => {
    said = '';
    const code = await siteCommand(args, { root: ROOT, environment, output: { out: write, error: write } });
    if (code !== 0) throw new Error(said);
  };
  const state = await readFile(path.join(siteData, 'site.json'), 'utf8');
  const { sources } = JSON.parse(state) as { sources: Record<string, string> };
  const [host = '', ...remotes] = Object.entries(sources)
    .toSorted(([one]) => (one === HOST ? -1 : 1))
    .map(([component, release]) => `${component}@${release}`);
  await run('deploy', host, '--with', ...remotes, '--merchant', MERCHANT);
  return run;
}

/** A process of the platform with its demonstration, once it answers. */
async function startPlatform(databaseUrl: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: PLATFORM,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      PLATFORM_PORT: `${port}`,
      RATE_LIMIT_FACTOR: '20',
      // What a restart of the database breaks off is told to callers.
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await lineOf(child, READY);
  return child;
}

/** What a child has written that looks so, once it has. */
function lineOf(child: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const found = wanted.exec(output);
      if (found) resolve(found[0]);
    });
    child.once('close', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
