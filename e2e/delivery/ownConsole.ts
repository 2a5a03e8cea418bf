import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteData } from '../support/site';
import { ROOT, runSite, SITE_COMMAND } from '../support/siteCommand.mjs';
import { deriveBuild } from './derivedBuild';
import { freePorts } from './ownSite';

const READY = /^Console {2}(http:\S+)$/m;

/** A release console that one test has for itself, over what the site under test had live when it began. */
export interface OwnConsole {
  /** Opens it as who started it; works once. */
  readonly link: string;
  /** Address without the right to anything. */
  readonly origin: string;
  /** Does what `npm run site -- …` does on its store. */
  run(...args: string[]): Promise<string>;
  /** Stores a release of a remote as if it had been built again. */
  release(remote: string, id: string): Promise<void>;
  stop(): Promise<void>;
}

/** @param own Further settings, as where figures come from. */
export async function startOwnConsole(own: Readonly<Record<string, string>> = {}): Promise<OwnConsole> {
  const data = await mkdtemp(path.join(tmpdir(), 'console-'));
  const store = path.join(data, 'store');
  await cp(path.join(siteData, 'store'), store, { recursive: true, verbatimSymlinks: true });
  const [port = 0] = await freePorts(1);
  const settings = { SITE_DATA: data, SITE_MERCHANTS: '', CONSOLE_PORT: String(port), ...own };
  const served = spawn(process.execPath, [SITE_COMMAND, 'site', 'console'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const link = await linkOf(served);
  return {
    link,
    origin: new URL(link).origin,
    run: (...args) => runSite(args, settings),
    async release(remote, id) {
      const releases = path.join(store, 'releases', remote);
      const [before = ''] = await readdir(releases);
      const build = path.join(data, `build-${remote}-${id}`);
      await deriveBuild(path.join(releases, before), id, build);
      await runSite(['release', remote, '--from', build, '--as', id], settings);
    },
    async stop() {
      const ended = new Promise((resolve) => served.once('exit', resolve));
      served.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

function linkOf(served: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const take = (text: Buffer) => {
      output += text.toString('utf8');
      const [, link] = READY.exec(output) ?? [];
      if (link) resolve(link);
    };
    served.stdout?.on('data', take);
    served.stderr?.on('data', take);
    served.once('exit', (code) => reject(new Error(`The console ended with ${code}:\n${output}`)));
  });
}
