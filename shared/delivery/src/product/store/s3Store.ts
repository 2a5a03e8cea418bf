import { contentHash } from '../../integrity';
import { inParallel } from '../../parallel';
import { compressedCopies } from './compress';
import { CONTENTS_FILE, contentsOf, type Files, FolderExistsError, type Store } from './Store';
import type { Bucket } from './s3Bucket';
import { pathSegments } from './storePath';

/** Parents of folders that are put as a whole; everything else is made of single files. */
const PUT_KINDS = new Set(['releases', 'documents', 'brand']);

/** Who may write a folder: made before its first file, it holds the hash of what the folder will be. */
const claimOf = (folder: string) => `.claims/${folder}`;
/** That a folder is whole: made after its last file. */
const markOf = (folder: string) => `.whole/${folder}`;

const WRITES_AT_ONCE = 8;

/**
 * A store in an S3-compatible bucket. A bucket writes one object at a time, so a folder is claimed first,
 * and there for its readers once it is marked as whole: a crash before that leaves nothing to be seen, and the
 * same content can be put again. Claims, marks and single files are made with `If-None-Match: *`, which a bucket
 * grants to one of several writers (FD-021, FD-022, FD-026).
 */
export function s3Store(bucket: Bucket): Store {
  const isWhole = async (folder: string) => (await bucket.modifiedAt(markOf(folder))) !== undefined;

  async function claim(folder: string, contents: string): Promise<void> {
    const hash = Buffer.from(contentHash(contents));
    if (await bucket.create(claimOf(folder), hash)) return;
    const claimed = await bucket.read(claimOf(folder));
    if (!claimed?.equals(hash)) throw new FolderExistsError(folder);
  }

  async function removeFiles(folder: string): Promise<void> {
    const keys = await bucket.keys(`${folder}/`);
    await inParallel(keys, WRITES_AT_ONCE, (key) => bucket.remove(key));
  }

  return {
    folder: undefined,

    async putFolder(folder, files: Files) {
      for (const name of [folder, ...files.keys()]) pathSegments(name);
      const contents = contentsOf(files);
      await claim(folder, contents);
      if (await isWhole(folder)) return 'unchanged';
      const all = [
        ...files,
        ...(await compressedCopies(files)),
        [CONTENTS_FILE, Buffer.from(contents)] as const,
      ];
      await inParallel(all, WRITES_AT_ONCE, ([name, content]) => bucket.write(`${folder}/${name}`, content));
      return (await bucket.create(markOf(folder), new Uint8Array())) ? 'stored' : 'unchanged';
    },

    async createFile(path, content) {
      pathSegments(path);
      return bucket.create(path, content);
    },

    async readFile(path) {
      pathSegments(path);
      return bucket.read(path);
    },

    link: async () => undefined,

    async list(folder) {
      const [kind = ''] = pathSegments(folder);
      return bucket.names(PUT_KINDS.has(kind) ? `${markOf(folder)}/` : `${folder}/`);
    },

    async filesOf(folder) {
      pathSegments(folder);
      if (!(await isWhole(folder))) return [];
      const keys = await bucket.keys(`${folder}/`);
      return keys.map((key) => key.slice(folder.length + 1)).sort();
    },

    async storedAt(folder) {
      pathSegments(folder);
      return bucket.modifiedAt(markOf(folder));
    },

    async removeFolder(folder) {
      pathSegments(folder);
      await bucket.remove(markOf(folder));
      await removeFiles(folder);
      // The claim goes last: as long as it is there, what is left can be found.
      await bucket.remove(claimOf(folder));
    },

    async removeUnfinished(before) {
      let count = 0;
      const claims = claimOf('');
      for (const key of await bucket.keys(claims)) {
        const folder = key.slice(claims.length);
        const claimedAt = await bucket.modifiedAt(key);
        if (!claimedAt || claimedAt >= before || (await isWhole(folder))) continue;
        await removeFiles(folder);
        await bucket.remove(key);
        count += 1;
      }
      return count;
    },
  };
}
