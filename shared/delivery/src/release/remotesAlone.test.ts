import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../processes/ports';
import { run, start, stop } from '../processes/run';
import { REMOTES } from '../testing/fixtures';
import { readBuild } from './readBuild';

const ROOT = path.resolve(__dirname, '../../../..');
/**
 * How long a remote may take to build, be tested and be served, in ms, on a machine that does other things
 * too.
 */
const TIME_LIMIT_MS = 240_000;
/** Of the project's folder, what every workspace's tools read. */
const ROOT_FILES = ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
const MADE = new Set(['dist', 'coverage']);

let alone: string;

beforeAll(async () => {
  alone = await mkdtemp(path.join(tmpdir(), 'alone-'));
  for (const file of ROOT_FILES) await cp(path.join(ROOT, file), path.join(alone, file));
  await symlink(path.join(ROOT, 'node_modules'), path.join(alone, 'node_modules'));
  const shared = (await readdir(path.join(ROOT, 'shared'))).filter((name) => name !== 'delivery');
  for (const name of shared) await copySources(`shared/${name}`);
}, TIME_LIMIT_MS);

afterAll(() => rm(alone, { recursive: true, force: true }));

/** Copies a workspace with the links to its packages, and without anything that was built. */
async function copySources(workspace: string): Promise<void> {
  await mkdir(path.dirname(path.join(alone, workspace)), { recursive: true });
  await cp(path.join(ROOT, workspace), path.join(alone, workspace), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !MADE.has(path.basename(file)) || file.includes('node_modules'),
  });
}

/** A program of a package of the remote. */
function programOf(folder: string, name: string): string {
  return path.join(folder, 'node_modules', name);
}

/** The smallest of its tests: that one runs says that the others find what they need too. */
async function oneTestOf(folder: string): Promise<string> {
  const files = await readdir(path.join(folder, 'src'), { recursive: true });
  const tests = files.filter((file) => file.endsWith('.test.tsx'));
  const sized = await Promise.all(
    tests.map(async (file) => [file, (await stat(path.join(folder, 'src', file))).size] as const),
  );
  const [[smallest] = ['none']] = sized.sort(([, one], [, other]) => one - other);
  return path.join('src', smallest);
}

async function build(folder: string): Promise<string[]> {
  // Small or large, a build has the same files.
  const webpack = [programOf(folder, 'webpack/bin/webpack.js'), '--no-optimization-minimize', '--no-devtool'];
  const { ok, output } = await run(process.execPath, webpack, {
    cwd: folder,
    // The types of what is exposed are checked by other tests, and take longer than all of this.
    env: { NODE_ENV: 'production', SITE_RELEASE: '1.0.0', SITE_SKIP_TYPES: '1' },
  });
  expect([ok, output]).toEqual([true, expect.stringContaining('compiled successfully')]);
  return [...(await readBuild(path.join(folder, 'dist'), path.basename(folder), '1.0.0')).keys()];
}

async function testOnce(folder: string): Promise<string> {
  const jest = [programOf(folder, 'jest/bin/jest.js'), '--ci', '--runInBand', await oneTestOf(folder)];
  const { output } = await run(process.execPath, jest, { cwd: folder, env: { NODE_ENV: 'test' } });
  return output;
}

/** Serves it by itself. @returns What the page and its script answer. */
async function serve(folder: string): Promise<{ page: string; script: number }> {
  const [port = 0] = await freePorts(1);
  const args = [programOf(folder, 'webpack/bin/webpack.js'), 'serve'];
  const child = start(process.execPath, [...args, '--config', 'webpack.standalone.config.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const hear = (text: Buffer) => {
        said += text;
        if (said.includes('compiled successfully')) resolve();
        else if (/compiled with|ERROR/.test(said)) reject(new Error(said));
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', () => reject(new Error(`It ended: ${said}`)));
    });
    const origin = `http://127.0.0.1:${port}`;
    const page = await (await fetch(origin)).text();
    const [, source = '/none'] = /<script defer src="([^"]+)">/.exec(page) ?? [];
    return { page, script: (await fetch(`${origin}${source}`)).status };
  } finally {
    await stop(child);
  }
}

it.each(REMOTES)(
  '%s is built, tested and run where there is no other remote, no host and nothing built @FD-001',
  async (remote) => {
    const folder = path.join(alone, remote);
    await copySources(remote);
    try {
      const others = (await readdir(alone)).filter((name) => !['shared', 'node_modules'].includes(name));
      expect(others.sort()).toEqual([remote, ...ROOT_FILES].sort());
      expect(existsSync(path.join(folder, 'dist'))).toBe(false);

      const work = [build(folder), testOnce(folder), serve(folder)] as const;
      // Whichever fails, nothing of it goes on when the folder is removed.
      await Promise.allSettled(work);
      const [files, said, { page, script }] = await Promise.all(work);
      expect(files).toContain('mf-manifest.json');
      expect(said).toMatch(/Tests: +\d+ passed, \d+ total/);
      expect(page).toContain('<div id="root">');
      expect(script).toBe(200);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  TIME_LIMIT_MS,
);
