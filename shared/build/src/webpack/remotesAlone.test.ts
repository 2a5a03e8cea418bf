import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { BUILD_TIME_LIMIT_MS } from './testing/fixture';

const ROOT = path.join(__dirname, '../../../..');
const remotes = readdirSync(ROOT).filter((folder) => folder.startsWith('mfe-'));
const output = mkdtempSync(path.join(tmpdir(), 'alone-'));

afterAll(() => rmSync(output, { recursive: true, force: true }));

/** Builds a remote as its own folder says, and answers every file that the build read. */
async function filesReadBy(remote: string): Promise<string[]> {
  const file = pathToFileURL(path.join(ROOT, remote, 'webpack.config.mjs')).href;
  const { default: config } = (await import(file)) as { default: webpack.Configuration };
  const compiler = webpack({
    ...config,
    // What is checked is where it comes from: small, typed and with maps it is made elsewhere.
    devtool: false,
    optimization: { ...config.optimization, minimize: false, realContentHash: false },
    plugins: (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'TypeCheckPlugin'),
    output: { ...config.output, path: path.join(output, remote) },
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve([...stats.compilation.fileDependencies]);
    });
  });
}

it.each(remotes)(
  '%s builds from its own folder, shared sources and packages alone, with no build of anybody @FD-001',
  async (remote) => {
    const files = (await filesReadBy(remote))
      .filter((file) => file.startsWith(ROOT))
      .map((file) => path.relative(ROOT, file));
    const workspaces = files.filter((file) => !file.includes('node_modules'));
    expect(workspaces.some((file) => file.startsWith(`${remote}/src/`))).toBe(true);
    const foreign = workspaces.filter(
      (file) => !file.startsWith(`${remote}/`) && !file.startsWith('shared/') && file.includes('/'),
    );
    expect(foreign).toEqual([]);
    expect(workspaces.filter((file) => /(?:^|\/)dist\//.test(file))).toEqual([]);
  },
  BUILD_TIME_LIMIT_MS,
);
