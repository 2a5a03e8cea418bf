import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteCommand } from '@site/delivery/cli/siteCommand';
import { copyPreparedData } from '../support/preparedData.mjs';
import { siteData } from '../support/site';
import { ROOT, SITE_COMMAND } from '../support/siteCommand.mjs';

const READY = /^Site ready\b/m;
const PORTS = ['EDGE_PORT', 'RELEASES_PORT', 'PLATFORM_PORT', 'CONSOLE_PORT'] as const;

/** A site that one test has for itself, to release to and to roll back. */
export interface OwnSite {
  readonly ports: Readonly<Record<(typeof PORTS)[number], number>>;
  /** Its store's folder. */
  readonly store: string;
  /** Does what `npm run site -- …` does on it, without a process of its own; a refused command throws what it says. */
  run(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a site with the releases of the one under test, and with data, deployments and ports of its own; `settings` are of its environment. */
export async function startOwnSite(settings: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const data = await mkdtemp(path.join(tmpdir(), 'site-'));
  // A web server that is started by root reads it as somebody else.
  await chmod(data, 0o755);
  const store = path.join(data, 'store');
  await cp(path.join(siteData, 'store/releases'), path.join(store, 'releases'), { recursive: true });
  copyPreparedData(siteData, data);
  const free = await freePorts(PORTS.length);
  const ports = Object.fromEntries(PORTS.map((name, index) => [name, free[index] ?? 0])) as OwnSite['ports'];
  // Releases and documents that are made to be thrown away would take most of a test's time to be as small as can be.
  process.env.SITE_COMPRESSION = 'quick';
  const environment: NodeJS.ProcessEnv = { ...process.env, SITE_DATA: data, SITE_MERCHANTS: '', ...settings };
  for (const name of PORTS) environment[name] = String(ports[name]);

  const site = spawn(process.execPath, [SITE_COMMAND, 'start'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(site);
  return {
    ports,
    store,
    async run(...args) {
      let written = '';
      const write = (text: string) => {
        written += text;
      };
      const code = await siteCommand(args, { root: ROOT, environment, output: { out: write, error: write } });
      if (code !== 0) throw new Error(written);
      return written;
    },
    async stop() {
      const ended = new Promise((resolve) => site.once('exit', resolve));
      site.kill('SIGTERM');
      await ended;
      delete process.env.SITE_COMPRESSION;
      await rm(data, { recursive: true, force: true });
    },
  };
}

function ready(site: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const take = (text: Buffer) => {
      output += text.toString('utf8');
      if (READY.test(output)) resolve();
    };
    site.stdout?.on('data', take);
    site.stderr?.on('data', take);
    site.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${output}`)));
  });
}

/** Different ports of this machine that nobody uses now. */
export function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer());
  return Promise.all(
    probes.map(
      (probe) =>
        new Promise<number>((resolve, reject) => {
          probe.once('error', reject);
          probe.listen(0, '127.0.0.1', () => {
            const address = probe.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  ).finally(() => {
    for (const probe of probes) probe.close();
  });
}
