import { brandFolder, documentsFolder } from '../compose/composeSite';
import type { DeliveryContext } from '../deploy/deploy';
import type { Deployment } from '../deploy/deployments';
import { refreshedFolder, refreshesIn } from '../deploy/refreshes';
import { HOST_COMPONENT, releaseFolder } from '../discovery/names';
import { removeSignatures } from '../signing/signatures';
import type { Store } from '../store/Store';

export interface Pruned {
  /** Folders of the store that were removed, or would be. */
  readonly removed: readonly { readonly folder: string; readonly storedAt: string }[];
  /** Folders that stay because somebody has them, or has had them. */
  readonly usedByDeployments: number;
  /** Folders that nobody has ever had, but that are younger than the age. */
  readonly young: number;
  /** What crashes had left. */
  readonly unfinished: number;
}

/** Nothing that is being written now is older than this, in ms. */
const WRITING_TIME_MS = 60 * 60 * 1000;

/**
 * Removes what is not live, never was live for anyone, and is older than an age (FD-024). Whatever a deployment
 * of any merchant names stays, so that an open tab and a rollback find it. Deployments are read again right
 * before something is removed; one that comes in the moment between is told by `site verify`.
 */
export async function prune(
  context: Pick<DeliveryContext, 'store' | 'deployments' | 'now'>,
  { olderThanMs, dryRun }: { readonly olderThanMs: number; readonly dryRun: boolean },
): Promise<Pruned> {
  const { store } = context;
  const before = new Date(context.now().getTime() - olderThanMs);
  // Nothing is younger than a moment that no clock knows, so all of it would go.
  if (!(olderThanMs >= 0) || Number.isNaN(before.getTime()))
    throw new RangeError(`${olderThanMs} ms is no age that anything could have`);
  let used = await usedFolders(context);
  const removed: { folder: string; storedAt: string }[] = [];
  let young = 0;
  let kept = 0;
  for (const kind of ['documents', 'brand', 'releases']) {
    for (const folder of await foldersOf(store, kind)) {
      const storedAt = await store.storedAt(folder);
      if (used.folders.has(folder)) kept += 1;
      else if (!storedAt || storedAt >= before) young += 1;
      else {
        if (!dryRun) {
          used = await usedFolders(context, used);
          if (used.folders.has(folder)) continue;
          const [, component = '', release = ''] = folder.split('/');
          if (kind === 'releases') await removeSignatures(store, component, release);
          await store.removeFolder(folder);
        }
        removed.push({ folder, storedAt: storedAt.toISOString() });
      }
    }
  }
  const writtenBefore = new Date(context.now().getTime() - WRITING_TIME_MS);
  const unfinished = dryRun ? 0 : await store.removeUnfinished(writtenBefore);
  return { removed, usedByDeployments: kept, young, unfinished };
}

async function foldersOf(store: Store, kind: string): Promise<string[]> {
  const owners = await store.list(kind);
  const all = await Promise.all(
    owners.map(async (owner) =>
      (await store.list(`${kind}/${owner}`)).map((name) => `${kind}/${owner}/${name}`),
    ),
  );
  return all.flat();
}

interface Used {
  readonly folders: ReadonlySet<string>;
  /** How far this goes: the newest deployment and refresh of each merchant. */
  readonly upTo: string;
}

/** Every folder that some deployment of some merchant names, also of merchants that are gone. */
async function usedFolders(
  { store, deployments }: Pick<DeliveryContext, 'store' | 'deployments'>,
  known?: Used,
): Promise<Used> {
  const merchants = await store.list('deployments');
  const newest = await Promise.all(
    merchants.map(async (merchant) => (await deployments.live(merchant))?.number),
  );
  const refreshes = refreshesIn(store);
  const folders = await Promise.all(merchants.map((merchant) => refreshedFolder(refreshes, merchant)));
  const refreshed = folders.filter((folder) => folder !== undefined);
  const upTo = [...merchants.map((merchant, index) => `${merchant} ${newest[index]}`), ...refreshed].join(
    '\n',
  );
  if (known?.upTo === upTo) return known;

  const histories = await Promise.all(merchants.map((merchant) => deployments.history(merchant)));
  return { folders: new Set([...histories.flat().flatMap(foldersNamedBy), ...refreshed]), upTo };
}

function foldersNamedBy({ merchant, host, remotes, brand, documents }: Deployment): string[] {
  const releases = Object.values(remotes)
    .flat()
    .flatMap((variant) => (variant.fallback ? [variant, variant.fallback] : [variant]));
  return [
    documentsFolder(merchant, documents),
    ...(brand === undefined ? [] : [brandFolder(merchant, brand)]),
    releaseFolder(HOST_COMPONENT, host),
    ...releases.map(({ component, release }) => releaseFolder(component, release)),
  ];
}
