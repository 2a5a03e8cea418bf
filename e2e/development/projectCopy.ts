import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyPreparedData } from '../support/preparedData.mjs';
import { siteData } from '../support/site';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What is made from the sources, and the history. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', '.git', '.site']);
const LEFT_OUT_FOLDERS = new Set(['e2e/results']);
const OUTPUT_LIMIT = 16 * 1024 * 1024;
const READY = /^Site ready\b/m;

/** A checkout of its own, in which a test can write as a developer does. */
export class ProjectCopy {
  readonly folder: string;
  readonly #env: NodeJS.ProcessEnv;

  private constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.folder = folder;
    this.#env = env;
  }

  /**
   * Copies the sources as they are now, without packages and builds: as somebody has them who has just cloned.
   * The packages come from where this checkout's come from, and its releases and prepared data are taken along, so
   * that what is not new is not made again.
   */
  static async make(): Promise<ProjectCopy> {
    const folder = await mkdtemp(path.join(tmpdir(), 'checkout-'));
    await cp(ROOT, folder, {
      recursive: true,
      filter: (file) =>
        !LEFT_OUT.has(path.basename(file)) && !LEFT_OUT_FOLDERS.has(path.relative(ROOT, file)),
    });
    const data = path.join(folder, '.site');
    const releases = path.join(siteData, 'store/releases');
    if (existsSync(releases)) await cp(releases, path.join(data, 'store/releases'), { recursive: true });
    copyPreparedData(siteData, data);
    const packages = await readFile(path.join(ROOT, 'node_modules/.modules.yaml'), 'utf8');
    const store = /"storeDir": "([^"]+)"/.exec(packages)?.[1];
    const { SITE_MERCHANTS: _merchants, DATABASE_URL: _database, ...inherited } = process.env;
    return new ProjectCopy(folder, {
      ...inherited,
      SITE_DATA: data,
      // Another disk would have a store of its own, with nothing in it.
      ...(store && { npm_config_store_dir: store }),
    });
  }

  /** Path of a file in it. */
  file(name: string): string {
    return path.join(this.folder, name);
  }

  /**
   * Runs a command to its end, by its arguments for a shell-less start.
   *
   * @returns What it wrote to its standard output.
   * @throws Error with all that it wrote, when it fails.
   */
  async run(command: string, args: readonly string[], cwd = '.'): Promise<string> {
    try {
      const options = { cwd: this.file(cwd), env: this.#env, maxBuffer: OUTPUT_LIMIT };
      return (await promisify(execFile)(command, args, options)).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
    }
  }

  /** Runs `npm run dev -- <what>` on ports that nobody uses, until the site is ready. */
  async develop(what: string): Promise<DevelopedSite> {
    const [edge, releases, platform, dev] = await freePorts(4);
    const child = spawn(process.execPath, ['shared/delivery/bin/run.mjs', 'dev', what], {
      cwd: this.folder,
      env: {
        ...this.#env,
        EDGE_PORT: String(edge),
        RELEASES_PORT: String(releases),
        PLATFORM_PORT: String(platform),
        DEV_PORT: String(dev),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          if (READY.test(output)) resolve();
        });
      }
      child.once('exit', () => reject(new Error(`npm run dev ended:\n${output}`)));
    });
    return { origin: `http://aurora.localhost:${edge}`, stop: () => stop(child) };
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

export interface DevelopedSite {
  /** Aurora's address. */
  readonly origin: string;
  stop(): Promise<void>;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    if (!child.kill('SIGTERM')) resolve();
  });
}

/** Different ports that nobody uses at this moment. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once('error', reject);
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
