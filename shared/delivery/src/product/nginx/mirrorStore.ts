import path from 'node:path';
import { integrityOf } from '../../integrity';
import { inParallel } from '../../parallel';
import { Refusal } from '../../refusal';
import { documentsFolder } from '../compose/composeSite';
import type { Deployments } from '../deploy/deployments';
import { liveFolder } from '../deploy/publishLive';
import { documentsOf, refreshesIn } from '../deploy/refreshes';
import { createFolder } from '../store/atomicFiles';
import { folderStore } from '../store/folderStore';
import { CONTENTS_FILE, readContents, type Store } from '../store/Store';

/*
 * nginx serves files. Where the store is a bucket, each of its machines has a copy of what it serves, and needs the
 * bucket for nothing else: it goes on while the bucket is away.
 */

/** Folders of folders that are copied whole: what goes live is there before. */
const KINDS = ['releases', 'brand'] as const;
const READS_AT_ONCE = 16;
/** Documents that were live: pages that are being loaded end with them. */
const KEPT_MS = 10 * 60_000;

export interface Mirrored {
  /** Folders that were not there before. */
  readonly copied: number;
  /** By merchant: the folder of its live documents. */
  readonly live: Readonly<Record<string, string>>;
}

/**
 * Brings a folder up to date with what nginx serves of a store: all releases and brands, and the live documents. Links
 * move last, so that a request finds everything that its documents name.
 *
 * @param root The folder; made when missing. Nothing else may write there.
 * @throws Refusal naming a file that is not what was stored; nothing of its folder is copied then.
 */
export async function mirrorStore(
  store: Store,
  deployments: Deployments,
  merchants: readonly string[],
  root: string,
): Promise<Mirrored> {
  const copy = folderStore(root);
  const live: Record<string, string> = {};
  for (const merchant of merchants) {
    const newest = await deployments.live(merchant);
    if (newest) live[merchant] = documentsFolder(merchant, await documentsOf(refreshesIn(store), newest));
  }
  // After what is live, so that all of it is among them.
  const wanted = [...(await foldersOf(store)), ...Object.values(live)];
  let copied = 0;
  for (const folder of wanted) if (await copyFolder(store, copy, folder, root)) copied += 1;
  for (const [merchant, documents] of Object.entries(live)) {
    await copy.link(liveFolder(merchant), documents);
    await forgetDocuments(copy, merchant, documents);
  }
  return { copied, live };
}

async function foldersOf(store: Store): Promise<string[]> {
  const parents = (
    await Promise.all(KINDS.map(async (kind) => (await store.list(kind)).map((name) => `${kind}/${name}`)))
  ).flat();
  const folders = await Promise.all(
    parents.map(async (parent) => (await store.list(parent)).map((name) => `${parent}/${name}`)),
  );
  return folders.flat();
}

async function copyFolder(store: Store, copy: Store, folder: string, root: string): Promise<boolean> {
  if (await copy.storedAt(folder)) return false;
  const [names, contents] = await Promise.all([store.filesOf(folder), readContents(store, folder)]);
  if (!contents) throw new Refusal(`${folder} has no ${CONTENTS_FILE} in the store: npm run site -- verify.`);
  const files = await inParallel(names, READS_AT_ONCE, async (name) => {
    const bytes = await store.readFile(`${folder}/${name}`);
    const meant = contents[name];
    if (!bytes || (meant !== undefined && integrityOf(bytes) !== meant))
      throw new Refusal(`${folder}/${name} is not what was stored: npm run site -- verify.`);
    return [name, bytes] as const;
  });
  return createFolder(path.join(root, '.unfinished'), path.join(root, folder), new Map(files));
}

/** Home's documents change with what it shows, once a minute: those of before are removed. */
async function forgetDocuments(copy: Store, merchant: string, live: string): Promise<void> {
  for (const name of await copy.list(`documents/${merchant}`)) {
    const folder = documentsFolder(merchant, name);
    const copiedAt = await copy.storedAt(folder);
    if (folder !== live && copiedAt && Date.now() - copiedAt.getTime() > KEPT_MS)
      await copy.removeFolder(folder);
  }
}
