import { createContext, runInContext } from 'node:vm';
import { MessageChannel } from 'node:worker_threads';
import { FIRST_VIEW_FILE, type FirstViewModule } from '@site/contracts/federation/firstView';
import type { Merchant } from '@site/contracts/federation/merchant';
import {
  BUILD_TIME_LIMIT_MS,
  type Build,
  build,
  integrityOnDisk,
  makeWorkspace,
  read,
  remoteFiles,
} from './testing/fixture';

const HASHED = /\.[0-9a-f]{10}\.(?:js|css)$/;
const MANIFEST = 'mf-manifest.json';
/** For whoever releases the build. */
const BUDGETS = 'site.budgets.json';
const withoutTypes = { SITE_SKIP_TYPES: '1' };

const manifestOf = (built: Build) => JSON.parse(read(built, MANIFEST));

let first: Build;
let again: Build;
let next: Build;

beforeAll(async () => {
  const workspace = makeWorkspace('mfe-auth', remoteFiles);
  [first, again, next] = await Promise.all([
    build(workspace, { ...withoutTypes, SITE_RELEASE: '1.0.0' }),
    build(workspace, { ...withoutTypes, SITE_RELEASE: '1.0.0' }),
    build(workspace, { ...withoutTypes, SITE_RELEASE: '1.1.0' }),
  ]);
}, BUILD_TIME_LIMIT_MS);

/** What a page may load: all but source maps, licence texts and what is for the release. */
const loadable = ({ files }: Build) =>
  files.filter((file) => !/\.(?:map|LICENSE\.txt)$/.test(file) && file !== BUDGETS);

it('builds from its own folder', () => {
  expect(first.errors).toEqual([]);
  expect(first.files).toContain(MANIFEST);
});

it('gives every asset but the entry document a content hash @FD-003', () => {
  const assets = loadable(first).filter((file) => file !== MANIFEST);
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) expect(asset).toMatch(HASHED);
});

it('builds the same bytes again from the same sources', () => {
  expect(again.files).toEqual(first.files);
  expect(read(again, MANIFEST)).toBe(read(first, MANIFEST));
});

it('lists the sha384 of every asset as it is on disk @FD-005', () => {
  const assets = loadable(first).filter((file) => file !== MANIFEST);
  const { integrity } = manifestOf(first).metaData;
  expect(Object.keys(integrity).sort()).toEqual([...assets].sort());
  for (const asset of assets) expect(integrity[asset]).toBe(integrityOnDisk(first, asset));
});

it('leaves its budgets beside the release @FD-078', () => {
  expect(JSON.parse(read(first, BUDGETS))).toEqual({ budgets: { './LoginPage': 2000 } });
  expect(manifestOf(first).metaData.integrity).not.toHaveProperty([BUDGETS]);
});

it('ships what draws first views as one checked file, with the class names of the page @FD-035', async () => {
  const { firstView, integrity } = manifestOf(first).metaData;
  expect(firstView).toEqual({ file: expect.stringMatching(FIRST_VIEW_FILE), slots: ['./LoginPage'] });
  expect(integrity[firstView.file]).toBe(integrityOnDisk(first, firstView.file));
  const { draw } = await loadFirstView(read(first, firstView.file));
  const merchant = { languages: ['th'] } as unknown as Merchant;
  const page = { merchant, language: 'th', paths: [], answers: {} } as const;
  const markup = await draw('./LoginPage', page);
  const style = first.files.find((file) => /\.css$/.test(file) && read(first, file).includes('page')) ?? '';
  const [, ownClass] = /\.(mfe-auth__page_[\w-]+)/.exec(read(first, style)) ?? [];
  expect(markup).toContain(`<main class="${ownClass}">`);
  expect(markup).toMatch(/class="ui__skeleton_[\w-]+/);
  await expect(draw('./Other', page)).rejects.toThrow('There is no first view of ./Other');
});

it('keeps two releases of one remote apart in a page @FD-004', () => {
  const [one, two] = [manifestOf(first), manifestOf(next)];
  expect(one.name).toBe(two.name);
  expect(one.metaData.globalName).not.toBe(two.metaData.globalName);
  expect([one.metaData.buildInfo.buildVersion, two.metaData.buildInfo.buildVersion]).toEqual([
    '1.0.0',
    '1.1.0',
  ]);
  expect(chunkRegistry(first)).toMatch(/mfe_auth_1_0_0$/);
  expect(chunkRegistry(next)).toMatch(/mfe_auth_1_1_0$/);
});

it('states release and contract range', () => {
  expect(manifestOf(first).metaData).toMatchObject({
    release: '1.0.0',
    contract: '^1.0.0',
    shared: { react: '^19.0.0', '@site/session': '^1.0.0' },
  });
});

const RUNTIME_FILE = /^federationRuntime\.[0-9a-f]{10}\.js$/;

it('leaves the federation runtime to the host, and lays it beside for a host without one @FD-042', () => {
  const runtime = first.files.find((file) => RUNTIME_FILE.test(file)) ?? '';
  expect(read(first, entryOf(first)).length).toBeLessThan(read(first, runtime).length);
  const page = createContext({});
  page.window = page;
  runInContext(read(first, runtime), page);
  expect(runInContext('typeof _FEDERATION_RUNTIME_CORE.ModuleFederation', page)).toBe('function');
});

it('loads that file and then its entry again where it finds no runtime @FD-042', async () => {
  const base = 'https://releases.test/mfe-auth/1.0.0/';
  const entry = { src: `${base}remoteEntry.js`, integrity: 'sha384-entry', crossOrigin: 'anonymous' };
  const asked: { src: string; integrity: string; crossOrigin: string }[] = [];
  const whole = { init: jest.fn(() => 'ready'), get: jest.fn(() => 'page') };
  const page = createContext({
    URL,
    document: {
      currentScript: entry,
      createElement: () => ({ remove: () => undefined }),
      head: {
        append({ onload, ...script }: (typeof asked)[number] & { onload(): void }) {
          asked.push(script);
          if (script.src === entry.src) page.mfe_auth_1_0_0 = whole;
          onload();
        },
      },
    },
  });
  runInContext(read(first, entryOf(first)), page);
  const late = page.mfe_auth_1_0_0;

  expect(await late.init({ react: {} })).toBe('ready');
  expect(await late.get('./LoginPage')).toBe('page');
  expect(whole.init).toHaveBeenCalledWith({ react: {} });
  const runtime = first.files.find((file) => RUNTIME_FILE.test(file)) ?? '';
  expect(asked).toMatchObject([
    { src: base + runtime, integrity: integrityOnDisk(first, runtime), crossOrigin: 'anonymous' },
    entry,
  ]);
});

it('names classes after the package, so that two packages cannot meet in one', () => {
  const style = first.files.find((file) => file.endsWith('.css')) ?? '';
  expect(read(first, style)).toMatch(/^\.mfe-auth__page_\w{5}\{/);
});

it('holds no address of the build machine and no eval', () => {
  for (const file of loadable(first)) expect(read(first, file)).not.toMatch(/\beval\(|\/workspace-/);
});

/** As whoever composes documents runs it: without a page. */
function loadFirstView(code: string) {
  const module: { exports: FirstViewModule } = {
    exports: { draw: () => Promise.reject(new Error('nothing')) },
  };
  const setTimer = (work: () => void, ms: number) => setTimeout(work, ms).unref();
  const given = { AbortController, console, module, queueMicrotask, setTimeout: setTimer, clearTimeout };
  runInContext(code, createContext({ ...given, MessageChannel, TextEncoder, URL, URLSearchParams }));
  return module.exports;
}

function entryOf(built: Build): string {
  return manifestOf(built).metaData.remoteEntry.name;
}

/** Name of the global array through which a release's chunks reach it. */
function chunkRegistry(built: Build): string | undefined {
  return /(webpackChunk\w+)/.exec(read(built, entryOf(built)))?.[1];
}
