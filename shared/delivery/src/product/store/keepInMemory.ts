import type { Store } from './Store';

const MEMORY_BYTES = 64 * 1024 * 1024;
/** How long it is believed that a file is not there, in ms: somebody may put it. */
const MISSING_FOR_MS = 10_000;

/** How many such files are remembered. */
const MISSING_COUNT = 10_000;

/** Files in these never change, so a copy of one stays right. */
const PUT_FOLDER = /^(?:releases|documents|brand)\//;

/**
 * A store that keeps what was read of its folders, the least lately read going first: an edge reads the same
 * files over and over, and a bucket is a network away.
 */
export function keepInMemory(store: Store, limit = MEMORY_BYTES): Store {
  const kept = new Map<string, Buffer>();
  const missing = new Map<string, number>();
  let size = 0;

  function keep(path: string, content: Buffer): void {
    if (content.byteLength > limit) return;
    kept.set(path, content);
    size += content.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (size <= limit) break;
      kept.delete(oldest);
      size -= byteLength;
    }
  }

  return {
    ...store,
    async putFolder(folder, files) {
      const outcome = await store.putFolder(folder, files);
      missing.clear();
      return outcome;
    },
    async removeFolder(folder) {
      kept.clear();
      size = 0;
      await store.removeFolder(folder);
    },
    async readFile(path) {
      if (!PUT_FOLDER.test(path)) return store.readFile(path);
      const present = kept.get(path);
      if (present) {
        kept.delete(path);
        kept.set(path, present);
        return present;
      }
      if (Date.now() < (missing.get(path) ?? 0)) return undefined;
      if (missing.size > MISSING_COUNT) missing.clear();
      const content = await store.readFile(path);
      if (content) keep(path, content);
      else missing.set(path, Date.now() + MISSING_FOR_MS);
      return content;
    },
  };
}
