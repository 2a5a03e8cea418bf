import type { Merchant } from '@site/contracts/federation/merchant';
import { integrityOf } from '../../integrity';
import { brandFolder, documentsFolder, readDocumentIndex } from '../compose/composeSite';
import type { Deployment, Deployments } from '../deploy/deployments';
import { derivedDiscovery } from '../deploy/derivedDiscovery';
import {
  discoveryName,
  HOST_COMPONENT,
  HOST_MANIFEST_FILE,
  REMOTE_MANIFEST_FILE,
  releaseFolder,
  remoteOf,
} from '../discovery/names';
import { type SignatureContext, signatureFaults, signaturesOf } from '../signing/assertSigned';
import { readContents, type Store } from '../store/Store';
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

/**
 * Checks that all a merchant's live deployment names is there, and that what browsers are told of it is so.
 */
export async function verifyLive(
  store: Store,
  deployments: Deployments,
  merchant: string,
): Promise<readonly Damage[]> {
  const live = await deployments.live(merchant);
  if (!live) return [];
  const damages = [verifyDocuments(store, live), verifyBrand(store, live), verifyReleases(store, live)];
  return (await Promise.all(damages)).flat();
}

/**
 * Checks the signatures of all that is live for a merchant, as strictly as it takes them (FD-079).
 *
 * @returns What is wrong, and whether that is damage or only to be told.
 */
export async function verifySignatures(
  context: SignatureContext & { readonly deployments: Deployments },
  merchant: Merchant,
): Promise<{ readonly faults: readonly Damage[]; readonly isDamage: boolean }> {
  const live = await context.deployments.live(merchant.code);
  const releases = Object.values(live?.remotes ?? {})
    .flat()
    .flatMap((variant) => (variant.fallback ? [variant, variant.fallback] : [variant]));
  const host = live ? [{ component: HOST_COMPONENT, release: live.host }] : [];
  const faults = await signatureFaults(context, merchant, [...host, ...releases]);
  return {
    faults: faults.map(({ component, release, fault }) => ({
      place: releaseFolder(component, release),
      what: `it is live for ${merchant.code}, and ${fault}`,
    })),
    isDamage: signaturesOf(merchant) === 'required',
  };
}

async function verifyDocuments(store: Store, { merchant, documents: hash }: Deployment): Promise<Damage[]> {
  const place = documentsFolder(merchant, hash);
  const index = await readDocumentIndex(store, merchant, hash).catch(() => undefined);
  if (!index) return [{ place, what: `the live documents of ${merchant} are missing` }];
  const damages: Damage[] = [];
  for (const { file } of index.documents) {
    if (!(await store.readFile(`${place}/${file}`)))
      damages.push({ place, what: `${file}, which is live for ${merchant}, is missing` });
  }
  return damages;
}

async function verifyBrand(store: Store, { merchant, brand }: Deployment): Promise<Damage[]> {
  // Unknown only where the documents that named it are lost, which is damage of its own.
  if (brand === undefined) return [];
  const place = brandFolder(merchant, brand);
  const contents = await readContents(store, place);
  if (!contents) return [{ place, what: `the brand is live for ${merchant}, and missing` }];
  const damages: Damage[] = [];
  for (const file of Object.keys(contents)) {
    if (!(await store.readFile(`${place}/${file}`)))
      damages.push({ place: `${place}/${file}`, what: `it is live for ${merchant}, and missing` });
  }
  return damages;
}

async function verifyReleases(store: Store, live: Deployment): Promise<Damage[]> {
  const { merchant } = live;
  const damages: Damage[] = [];
  const host = releaseFolder(HOST_COMPONENT, live.host);
  if (!(await store.readFile(`${host}/${HOST_MANIFEST_FILE}`)))
    damages.push({ place: host, what: `the host is live for ${merchant}, and missing` });

  const discovery = await derivedDiscovery(store, live).catch(() => undefined);
  for (const [remote, variants] of Object.entries(live.remotes)) {
    const entries = discovery?.microFrontends[discoveryName(remoteOf(remote))] ?? [];
    for (const { component, release, fallback } of variants) {
      const entry = entries.find(
        ({ metadata, extras }) => metadata.version === release && (extras.component ?? remote) === component,
      );
      const stated = [
        { component, release, integrity: entry?.metadata.integrity },
        ...(fallback ? [{ ...fallback, integrity: entry?.extras.fallback?.integrity }] : []),
      ];
      for (const each of stated) {
        const place = releaseFolder(each.component, each.release);
        const manifest = await store.readFile(`${place}/${REMOTE_MANIFEST_FILE}`);
        if (!manifest) damages.push({ place, what: `it is live for ${merchant}, and missing` });
        else if (integrityOf(manifest) !== each.integrity)
          damages.push({ place, what: `its manifest is not the one that is live for ${merchant}` });
      }
    }
  }
  return damages;
}
