import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseRemoteManifest } from '../product/discovery/releases';
import { readForeignBuild } from './foreignBuild';

const PROGRAM = path.resolve(__dirname, '../testing/webpackRemote.mjs');
const BUILD_TIME_LIMIT_MS = 120_000;

/** How a remote is built by webpack, with the name that the program has for it. */
const KINDS = ['scripts', 'modules', 'evaluated', 'container'] as const;
type Kind = (typeof KINDS)[number];

const CONTAINER = { entry: 'remoteEntry.js', type: 'module', exposes: ['./ClubPage'] };

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'webpack-'));
  await promisify(execFile)(process.execPath, [PROGRAM, root, ...KINDS]);
}, BUILD_TIME_LIMIT_MS);

afterAll(() => rm(root, { recursive: true, force: true }));

const additionsOf = (kind: Kind) => path.join(root, kind, 'site.remote.json');
const read = async (kind: Kind) => {
  const build = { component: 'mfe-club', release: '1.0.0', contract: '^1.0.0' };
  const { files } = await readForeignBuild({ ...build, folder: path.join(root, kind) });
  const manifest = parseRemoteManifest(String(files.get('mf-manifest.json')), 'it');
  return { files: [...files.keys()], manifest };
};

it('takes ES modules by webpack as they are @FD-041', async () => {
  const { manifest } = await read('modules');
  expect(manifest.metaData.remoteEntry.type).toBe('module');
  expect(manifest.exposes).toMatchObject([
    {
      path: './ClubPage',
      assets: { js: { sync: [expect.any(String)] }, css: { sync: [expect.any(String)] } },
    },
  ]);
});

it('takes webpack’s own container, which says of itself what its bundler writes into no manifest @FD-041', async () => {
  await expect(read('container')).rejects.toThrow('name its entry and exposes under "container"');
  const shared = { react: '^19.0.0' };
  await writeFile(additionsOf('container'), JSON.stringify({ container: CONTAINER, shared }));
  const { files, manifest } = await read('container');
  expect(manifest).toMatchObject({
    name: 'mfe_club',
    metaData: {
      globalName: 'mfe_club',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
      shared,
    },
    exposes: [{ name: 'ClubPage', path: './ClubPage' }],
  });
  const others = (await readdir(path.join(root, 'container'))).filter((file) => /\.(?:js|css)$/.test(file));
  expect(Object.keys(manifest.metaData.integrity).sort()).toEqual(others.sort());
  expect(files).not.toContain('site.remote.json');
  expect(manifest.metaData).not.toHaveProperty('container');
});

it.each([
  [
    'another entry',
    { entry: 'main.js', exposes: ['./ClubPage'] },
    'main.js is in the manifest, but not in the build',
  ],
  [
    'nothing that it exposes',
    { entry: 'remoteEntry.js', exposes: [] },
    'site.remote.json at container.exposes',
  ],
  [
    'a type for servers',
    { entry: 'remoteEntry.js', type: 'commonjs', exposes: ['./ClubPage'] },
    'container.type',
  ],
  [
    'scripts, which load others without integrity',
    { entry: 'remoteEntry.js', exposes: ['./ClubPage'] },
    /its own loader asks for .*\.js without integrity, so no page would take it: build ES modules, or/,
  ],
])('refuses a container that names %s', async (_what, container, words) => {
  await writeFile(additionsOf('container'), JSON.stringify({ container }));
  await expect(read('container')).rejects.toThrow(words);
});

it('refuses scripts by webpack that load others without integrity, and says what to do @FD-041 @FD-032', async () => {
  await expect(read('scripts')).rejects.toThrow(
    /mfe-club@1\.0\.0: its own loader asks for __federation_expose_ClubPage\..*\.js without integrity/,
  );
});

it('refuses what the policy keeps from being evaluated @FD-033 @FD-041', async () => {
  await writeFile(additionsOf('evaluated'), JSON.stringify({ container: CONTAINER }));
  await expect(read('evaluated')).rejects.toThrow('build with mode "production", or devtool "source-map"');
});
