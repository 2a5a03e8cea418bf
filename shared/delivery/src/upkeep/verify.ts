import { brandFolder, documentsFolder, readDocumentIndex } from '../compose/composeSite';
import { compositionOf } from '../deploy/composition';
import type { Deployment, Deployments } from '../deploy/deployments';
import { HOST_COMPONENT, HOST_MANIFEST_FILE, REMOTE_MANIFEST_FILE, releaseFolder } from '../discovery/names';
import { integrityOf } from '../integrity';
import type { Store } from '../store/Store';
import { type Damage, verifyFolder } from './verifyFolder';

export interface Verified {
  readonly folders: number;
  readonly files: number;
  readonly damages: readonly Damage[];
}

/** Folders whose folders were put as a whole. */
const KINDS = ['releases', 'documents', 'brand'];

/** Re-hashes everything that is stored. */
export async function verifyStored(store: Store): Promise<Verified> {
  let files = 0;
  let folders = 0;
  const damages: Damage[] = [];
  for (const kind of KINDS) {
    for (const owner of await store.list(kind)) {
      for (const name of await store.list(`${kind}/${owner}`)) {
        const found = await verifyFolder(store, `${kind}/${owner}/${name}`);
        folders += 1;
        files += found.files;
        damages.push(...found.damages);
      }
    }
  }
  return { folders, files, damages };
}

/** Checks that all a merchant's live deployment refers to is there, and is what the deployment says. */
export async function verifyLive(
  store: Store,
  deployments: Deployments,
  merchant: string,
): Promise<readonly Damage[]> {
  const live = await deployments.live(merchant);
  if (!live) return [];
  return [...(await verifyDocuments(store, live)), ...(await verifyReleases(store, live))];
}

async function verifyDocuments(store: Store, { merchant, documents: hash }: Deployment): Promise<Damage[]> {
  const place = documentsFolder(merchant, hash);
  const index = await readDocumentIndex(store, merchant, hash).catch(() => undefined);
  if (!index) return [{ place, what: `the live documents of ${merchant} are missing` }];
  const damages: Damage[] = [];
  for (const { file } of index.documents) {
    const html = (await store.readFile(`${place}/${file}`))?.toString('utf8');
    if (html === undefined) {
      damages.push({ place, what: `${file}, which is live for ${merchant}, is missing` });
      continue;
    }
    for (const [, name = ''] of html.matchAll(/"\/brand\/([^"]+)"/g)) {
      const brand = `${brandFolder(merchant, '')}${name}`;
      if (!(await store.readFile(brand)))
        damages.push({ place: brand, what: `it is live for ${merchant}, and missing` });
    }
  }
  return damages;
}

async function verifyReleases(store: Store, live: Deployment): Promise<Damage[]> {
  const damages: Damage[] = [];
  const host = releaseFolder(HOST_COMPONENT, live.host);
  if (!(await store.readFile(`${host}/${HOST_MANIFEST_FILE}`)))
    damages.push({ place: host, what: `the host is live for ${live.merchant}, and missing` });

  const entries = Object.values(live.discovery.microFrontends).flat();
  const variants = [...compositionOf(live).remotes.values()].flat();
  for (const { component, release, fallback } of variants) {
    const entry = entries.find(
      ({ url, metadata }) => metadata.version === release && url.includes(`/${component}/${release}/`),
    );
    const stated = [
      { component, release, integrity: entry?.metadata.integrity },
      ...(fallback ? [{ ...fallback, integrity: entry?.extras.fallback?.integrity }] : []),
    ];
    for (const each of stated) {
      const place = releaseFolder(each.component, each.release);
      const manifest = await store.readFile(`${place}/${REMOTE_MANIFEST_FILE}`);
      if (!manifest) damages.push({ place, what: `it is live for ${live.merchant}, and missing` });
      else if (integrityOf(manifest) !== each.integrity)
        damages.push({ place, what: `its manifest is not the one that is live for ${live.merchant}` });
    }
  }
  return damages;
}
