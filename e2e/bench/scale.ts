import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { documentsFolder } from '@site/delivery/product/compose/composeSite';
import { wholly } from '@site/delivery/product/deploy/composition';
import { changeSite, type DeliveryContext, deliveryContext } from '@site/delivery/product/deploy/deploy';
import {
  HOST_COMPONENT,
  REMOTE_MANIFEST_FILE,
  releaseFolder,
  remoteOf,
} from '@site/delivery/product/discovery/names';
import { folderStore } from '@site/delivery/product/store/folderStore';
import { randomIntegrity } from '@site/delivery/testing/grownSite';
import { writeMerchants } from '@site/delivery/testing/manyMerchants';
import { dataFolder } from '@site/delivery/workspace/dataFolder';
import { siteData } from '../support/site';
import { median } from './report';

/*
 * A thousand remotes and two hundred merchants (FD-081, FD-082): how long one changed remote takes until it is live for
 * one merchant, and for one after another as far as the time goes; what home weighs then. The remotes are generated:
 * each has a page of its own, and a manifest as big as one of ours.
 */

const REMOTES = Number(process.env.SCALE_REMOTES ?? 1_000);
const MERCHANTS = Number(process.env.SCALE_MERCHANTS ?? 200);
/** As many merchants get the change as this leaves time for, in s. */
const SECONDS = Number(process.env.SCALE_SECONDS ?? 600);
/** Files of a remote. */
const FILES = 60;
const root = path.join(import.meta.dirname, '../..');

const componentAt = (place: number) => `mfe-part-${String(place + 1).padStart(4, '0')}`;
const merchantAt = (place: number) => `shop-${String(place + 1).padStart(3, '0')}`;
const CHANGED = componentAt(0);

/** Nearly all of it are integrities, which do not compress. */
function manifestOf(place: number, release: string): string {
  const name = remoteOf(componentAt(place));
  const expose = './PartPage';
  const file = () => `${randomBytes(5).toString('hex')}.js`;
  const files = Array.from({ length: FILES }, file);
  const [entry = '', page = ''] = files;
  const title = { en: `Part ${place + 1}`, th: `ส่วน ${place + 1}` };
  const route = { path: `/m/part${place + 1}`, remote: name, expose, header: 'back', footer: false, title };
  return JSON.stringify({
    id: name,
    name,
    metaData: {
      name,
      globalName: `${name}_1`,
      publicPath: 'auto',
      remoteEntry: { name: entry, path: '', type: 'var' },
      release,
      contract: '^1.0.0',
      shared: { react: '^19.0.0', 'react-dom': '^19.0.0' },
      integrity: Object.fromEntries(files.map((each) => [each, randomIntegrity()])),
      routes: [{ ...route, back: 'home' }],
    },
    shared: [],
    remotes: [],
    exposes: [
      {
        id: `${name}:PartPage`,
        name: 'PartPage',
        path: expose,
        assets: { js: { sync: [page], async: [] }, css: { sync: [], async: [] } },
      },
    ],
  });
}

/** Generated releases and merchants beside the real host. */
async function generate(folder: string): Promise<DeliveryContext & { readonly host: string }> {
  const hosts = path.join(dataFolder(root, { SITE_DATA: siteData }).store, 'releases', HOST_COMPONENT);
  const [host = ''] = await readdir(hosts);
  await cp(path.join(hosts, host), path.join(folder, 'store/releases', HOST_COMPONENT, host), {
    recursive: true,
  });
  const store = folderStore(path.join(folder, 'store'));
  for (let place = 0; place < REMOTES; place += 1) await release(store, place, '1.0.0');

  const merchants = path.join(folder, 'merchants');
  const components = Array.from({ length: REMOTES }, (_, place) => componentAt(place));
  const codes = Array.from({ length: MERCHANTS }, (_, place) => merchantAt(place));
  await writeMerchants(merchants, codes, components);
  return {
    ...deliveryContext({
      store,
      merchantsFolder: merchants,
      releasesUrl: 'http://localhost:8081',
      by: 'bench',
    }),
    host,
  };
}

function release({ putFolder }: Pick<DeliveryContext['store'], 'putFolder'>, place: number, id: string) {
  const files = new Map([[REMOTE_MANIFEST_FILE, Buffer.from(manifestOf(place, id))]]);
  return putFolder(releaseFolder(componentAt(place), id), files);
}

/** In ms. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const folder = await mkdtemp(path.join(tmpdir(), 'scale-'));
try {
  const context = await generate(folder);
  const first = new Map(
    Array.from({ length: REMOTES }, (_, place) => [componentAt(place), wholly(componentAt(place), '1.0.0')]),
  );
  const begin = (code: string) =>
    changeSite(context, code, 'deploy', () => ({ host: context.host, remotes: first }));
  const change = (code: string) =>
    changeSite(context, code, 'deploy', ({ host, remotes }) => ({
      host,
      remotes: new Map([...remotes, [CHANGED, wholly(CHANGED, '1.1.0')]]),
    }));
  await release(context.store, 0, '1.1.0');
  const begun: number[] = [];
  const changed: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  for (let place = 0; place < MERCHANTS && performance.now() < until; place += 1) {
    begun.push(await timed(() => begin(merchantAt(place))));
    changed.push(await timed(() => change(merchantAt(place))));
    process.stdout.write(
      `${merchantAt(place)}: all ${seconds(begun[place])}, one changed ${seconds(changed[place])}\n`,
    );
  }
  const live = await context.deployments.live(merchantAt(0));
  const home = await context.store.readFile(
    `${documentsFolder(merchantAt(0), live?.documents ?? '')}/home.html`,
  );
  const { length = 0, 0: processor } = cpus();
  process.stdout.write(
    `\n${length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GB\n` +
      `${REMOTES} remotes, each with a page: all live for a merchant after ${seconds(median(begun))}\n` +
      `One of them changed: live after ${seconds(median(changed))} (${changed.length} of ${MERCHANTS} merchants were measured; ` +
      `one after another they take ${seconds(median(changed) * MERCHANTS)})\n` +
      `Home: ${Math.round(brotliCompressSync(home ?? '').length / 1024)} KiB in brotli\n`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

function seconds(ms = 0): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
