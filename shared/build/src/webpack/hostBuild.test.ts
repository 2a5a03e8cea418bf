import { createContext, runInContext } from 'node:vm';
import { CONTRACT_VERSION } from '@site/contracts/federation/remoteModules';
import { OFFLINE_PATH } from '@site/contracts/federation/siteFiles';
import {
  BUILD_TIME_LIMIT_MS,
  type Build,
  build,
  buildDraft,
  integrityOnDisk,
  makeWorkspace,
  read,
} from './testing/fixture';

const documentKinds = `
  import type { RouteEntry } from '@site/contracts/federation/routes';
  const paths: readonly RouteEntry['path'][] = ['/', '/m/home'];
  export const documentKinds = [{ kind: 'home', paths, preload: [] }];
`;

const hostFiles = {
  'package.json': JSON.stringify({ name: 'host-shell', version: '1.0.0', type: 'module', private: true }),
  'webpack.config.mjs': [
    "import { hostConfig } from '@site/build/webpack';",
    'export default hostConfig(import.meta.dirname);',
  ].join('\n'),
  'src/main.ts': [
    "import { getInstance } from '@module-federation/enhanced/runtime';",
    "import { createElement } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    "import './page.css';",
    "document.body.onclick = () => import('./later');",
    "createRoot(document.body).render(createElement('p', null, getInstance()?.name));",
  ].join('\n'),
  'src/early/askEarly.ts': [
    "import type { Endpoint } from '@site/contracts/http/endpoint';",
    "import { OFFLINE_PATH } from '@site/contracts/federation/siteFiles';",
    "const path: Endpoint['path'] = document.title + OFFLINE_PATH;",
    'void fetch(path);',
    'document.onclick = () => fetch(path);',
  ].join('\n'),
  'src/serviceWorker/worker.ts': [
    "import { cacheName } from './cacheName';",
    'void self.caches.open(cacheName);',
    "if (process.env.NODE_ENV !== 'production') throw new Error('for development');",
  ].join('\n'),
  'src/serviceWorker/cacheName.ts': "export const cacheName: string = 'site-files';",
  'src/later.ts': 'export const later = document.title;',
  'src/page.css': 'body { margin: 0; }',
  'src/routing/documentKinds.ts': documentKinds,
};

let host: Build;
let withoutKinds: Build;
let brokenWorker: Build;

beforeAll(async () => {
  [host, withoutKinds, brokenWorker] = await Promise.all([
    build(makeWorkspace('host-shell', hostFiles), { SITE_RELEASE: '2.0.0' }),
    buildDraft(
      makeWorkspace('host-shell', {
        ...hostFiles,
        'src/routing/documentKinds.ts': 'export const kinds = [];',
      }),
      {},
    ),
    buildDraft(
      makeWorkspace('host-shell', { ...hostFiles, 'src/serviceWorker/worker.ts': "import './gone';" }),
      {},
    ),
  ]);
}, BUILD_TIME_LIMIT_MS);

const manifestOf = (built: Build) => JSON.parse(read(built, 'host-manifest.json'));

it('starts from one script with all that it shares inside, and one style sheet', () => {
  expect(host.errors).toEqual([]);
  const { early, scripts, styles } = manifestOf(host);
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  expect(host.files.filter((file) => file.endsWith('.js'))).toHaveLength(4);
  expect(host.files).toEqual(expect.arrayContaining([early.file, scripts[0].file]));
});

it('has the browser compile the whole script while it comes, and nothing else begins with that', () => {
  const hinted = host.files.filter((file) => read(host, file).startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted).toEqual([expect.stringMatching(/^main\.\w+\.js$/)]);
});

it('tells composing what to write: first files with the integrity they have on disk, and document kinds', () => {
  const { scripts, styles, documentKinds, release } = manifestOf(host);
  expect(release).toBe('2.0.0');
  for (const { file, integrity } of [...scripts, ...styles])
    expect(integrity).toBe(integrityOnDisk(host, file));
  expect(documentKinds).toEqual([{ kind: 'home', paths: ['/', '/m/home'], preload: [] }]);
});

it('says what it is for remotes: its version of the contract and of what they take from it', () => {
  const { contract, shared } = manifestOf(host);
  expect(contract).toBe(CONTRACT_VERSION);
  expect(shared.react).toMatch(/^19\.\d+\.\d+$/);
  expect(Object.keys(shared)).not.toContain('react/jsx-runtime');
});

it('makes of the early script one small file that runs by itself and leaves no name in the page', () => {
  const { early } = manifestOf(host);
  expect(early.integrity).toBe(integrityOnDisk(host, early.file));
  const code = read(host, early.file);
  expect(code.length).toBeLessThan(200);
  const fetch = jest.fn();
  const page = createContext({ document: { title: '/wps' }, fetch });
  const run = () => runInContext(code, page);
  run();
  expect(fetch).toHaveBeenCalledWith(`/wps${OFFLINE_PATH}`);
  // A name of it would be one of the page's, or be declared twice.
  expect(run).not.toThrow();
  expect(Object.keys(page)).toEqual(['document', 'fetch']);
});

it('makes of the service worker one small script of its own, as production runs it', () => {
  const { worker } = manifestOf(host);
  expect(worker.integrity).toBe(integrityOnDisk(host, worker.file));
  const code = read(host, worker.file);
  expect(code.length).toBeLessThan(200);
  const open = jest.fn();
  new Function('self', code)({ caches: { open } });
  expect(open).toHaveBeenCalledWith('site-files');
  expect(brokenWorker).toMatchObject({ errors: [expect.stringMatching("Can't resolve './gone'")] });
});

it('fails when the host names no document kinds', () => {
  expect(withoutKinds).toMatchObject({
    errors: [expect.stringMatching(/documentKinds\.ts does not export/)],
  });
});

it('loads its later files as those of remotes, with integrity @FD-032', () => {
  const script = read(host, manifestOf(host).scripts[0].file);
  expect(script).toContain('loaderHook.lifecycle.createScript.emit');
});

it('holds one copy of the federation runtime, which it provides to the remotes', () => {
  const map = host.files.find((file) => /^maps\/main\..*\.js\.map$/.test(file)) ?? '';
  const { sources }: { sources: string[] } = JSON.parse(read(host, map));
  expect(sources.filter((source) => /runtime-core\/dist\/core\.c?js$/.test(source))).toHaveLength(1);
  expect(read(host, manifestOf(host).scripts[0].file)).toContain('_FEDERATION_RUNTIME_CORE');
});
