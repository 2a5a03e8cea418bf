import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DISCOVERY_SCHEMA } from '@site/contracts/federation/discovery';
import { integrityOf } from '../integrity';
import { type Composition, wholly } from '../product/deploy/composition';
import { type DeliveryContext, deliveryContext } from '../product/deploy/deploy';
import {
  HOST_COMPONENT,
  HOST_MANIFEST_FILE,
  REMOTE_MANIFEST_FILE,
  releaseFolder,
  remoteOf,
} from '../product/discovery/names';
import { folderStore } from '../product/store/folderStore';
import type { Store } from '../product/store/Store';
import { s3Store } from '../product/store/s3Store';
import { type MemoryBucket, memoryBucket } from './memoryBucket';

/*
 * Small builds in the form that the real ones have, for tests.
 */

export const RELEASES_URL = 'http://localhost:8081';
export const MERCHANTS_FOLDER = path.resolve(import.meta.dirname, '../../../../host-shell/merchants');
export const REMOTES = ['mfe-auth', 'mfe-games', 'mfe-promotions', 'mfe-messages', 'mfe-agent'];

const EXPOSES: Readonly<Record<string, readonly string[]>> = {
  'mfe-auth': ['LoginPage'],
  'mfe-games': ['Jackpot', 'GameEntrance', 'WinnerBoard', 'LiveModels', 'GameListPage'],
  'mfe-promotions': ['PromotionListPage'],
  'mfe-messages': ['BannerCarousel', 'NoticeStrip', 'LoginPopup', 'NoticesPage'],
  'mfe-agent': ['AgentHomePage'],
};

/** A call that two modules of one remote declare. */
export const HOME_CALL = { path: '/wps/relay/news', module: 'COMM3', query: { merchantCode: '{merchant}' } };
export const STATUS_CALL = { path: '/wps/system/status', module: 'COMM3' };

/** What our builds put into their loaders (shared/build, ChunkIntegrityPlugin). */
const ASKS_FOR_INTEGRITY = ['createScript', 'createLink']
  .map((hook) => `a.crossOrigin = r.federation.instance.loaderHook.lifecycle.${hook}.emit({ url });`)
  .join(' ');

/**
 * The files of a remote's build: an entry, and for each expose a script and a style sheet.
 *
 * @param additions To the manifest's metaData.
 */
export function remoteBuild(
  component: string,
  release: string,
  exposes: readonly string[] = EXPOSES[component] ?? [],
  additions: object = {},
): Map<string, Buffer> {
  const files = new Map<string, Buffer>([
    ['remoteEntry.aa11.js', Buffer.from(`/* ${component}@${release} */ ${ASKS_FOR_INTEGRITY}`)],
  ]);
  for (const name of exposes) {
    files.set(`js/${name}.bb22.js`, Buffer.from(`/* ${name} of ${release} */`.repeat(20)));
    files.set(`css/${name}.cc33.css`, Buffer.from(`.${name} { color: red }`));
  }
  const integrity = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]));
  const manifest = {
    id: remoteOf(component),
    name: remoteOf(component),
    metaData: {
      release,
      contract: '^1.0.0',
      integrity,
      remoteEntry: { name: 'remoteEntry.aa11.js', path: '' },
      ...(component === 'mfe-messages' && {
        calls: { './BannerCarousel': [HOME_CALL], './NoticeStrip': [HOME_CALL] },
      }),
      ...additions,
    },
    exposes: exposes.map((name) => ({
      name,
      path: `./${name}`,
      assets: {
        js: { sync: [`js/${name}.bb22.js`], async: [] },
        css: { sync: [`css/${name}.cc33.css`], async: [] },
      },
    })),
  };
  files.set(REMOTE_MANIFEST_FILE, Buffer.from(JSON.stringify(manifest)));
  return files;
}

/**
 * The files of the host's build: one script, one style sheet, and two kinds of document.
 *
 * @param additions To the manifest.
 */
export function hostBuild(release: string, additions: object = {}): Map<string, Buffer> {
  const script = Buffer.from(`/* host ${release} */`.repeat(50));
  const early = Buffer.from('/* early */');
  const worker = Buffer.from('/* worker */');
  const later = Buffer.from('/* later */');
  const style = Buffer.from(':root { color: black }'.repeat(50));
  const manifest = {
    release,
    integrity: {
      'early.ff66.js': integrityOf(early),
      'main.dd44.js': integrityOf(script),
      'main.ee55.css': integrityOf(style),
      'later.ab77.js': integrityOf(later),
      'service-worker.cd88.js': integrityOf(worker),
    },
    worker: { file: 'service-worker.cd88.js', integrity: integrityOf(worker) },
    early: { file: 'early.ff66.js', integrity: integrityOf(early) },
    scripts: [{ file: 'main.dd44.js', integrity: integrityOf(script) }],
    styles: [{ file: 'main.ee55.css', integrity: integrityOf(style) }],
    documentKinds: [
      { kind: 'home', paths: ['/', '/m/home'], preload: [], calls: [STATUS_CALL] },
      { kind: 'login', paths: ['/m/login'], preload: [{ remote: 'mfe_auth', expose: './LoginPage' }] },
    ],
    ...additions,
  };
  return new Map([
    ['early.ff66.js', early],
    ['main.dd44.js', script],
    ['main.ee55.css', style],
    ['later.ab77.js', later],
    ['service-worker.cd88.js', worker],
    [HOST_MANIFEST_FILE, Buffer.from(JSON.stringify(manifest))],
  ]);
}

export async function storeRemote(store: Store, component: string, release: string): Promise<void> {
  await store.putFolder(releaseFolder(component, release), remoteBuild(component, release));
}

export async function storeHost(store: Store, release: string, additions?: object): Promise<void> {
  await store.putFolder(releaseFolder(HOST_COMPONENT, release), hostBuild(release, additions));
}

/** A composition of the host and every remote at one release. */
export function wholeSite(release: string): Composition {
  return { host: release, remotes: new Map(REMOTES.map((remote) => [remote, wholly(remote, release)])) };
}

/** A store for one test, and what commands know of it. */
export interface FilledStore {
  readonly store: Store;
  readonly context: DeliveryContext;
  remove(): Promise<void>;
}

/** A store of its own in memory, with one release of everything. */
export async function filledStore(): Promise<FilledStore> {
  full ??= fillBucket();
  const store = s3Store((await full).copy());
  return { store, context: contextOf(store), remove: async () => undefined };
}

/** Filled once: whoever wants a store gets a copy. */
let full: Promise<MemoryBucket> | undefined;

async function fillBucket(): Promise<MemoryBucket> {
  const bucket = memoryBucket();
  await fill(s3Store(bucket));
  return bucket;
}

/** The same in a folder of this machine. */
export async function filledFolder(): Promise<FilledStore & { readonly folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'delivery-'));
  const store = folderStore(folder);
  await fill(store);
  return {
    store,
    folder,
    context: contextOf(store),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function fill(store: Store): Promise<void> {
  await Promise.all([
    storeHost(store, '1.0.0'),
    ...REMOTES.map((remote) => storeRemote(store, remote, '1.0.0')),
  ]);
}

function contextOf(store: Store): DeliveryContext {
  return deliveryContext({
    store,
    merchantsFolder: MERCHANTS_FOLDER,
    releasesUrl: RELEASES_URL,
    by: 'tester',
    now: () => new Date('2026-01-02T03:04:05Z'),
  });
}

export const EMPTY_DISCOVERY = { schema: DISCOVERY_SCHEMA, microFrontends: {} };
