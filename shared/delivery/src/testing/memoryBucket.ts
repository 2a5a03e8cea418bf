import type { Bucket } from '../product/store/s3Bucket';

interface StoredObject {
  readonly content: Buffer;
  readonly at: Date;
}

export interface MemoryBucket extends Bucket {
  /** Another bucket with the same objects. */
  copy(): MemoryBucket;
}

/** A bucket that is nowhere but here. */
export function memoryBucket(before: ReadonlyMap<string, StoredObject> = new Map()): MemoryBucket {
  const objects = new Map(before);
  const put = (key: string, content: Uint8Array) =>
    objects.set(key, { content: Buffer.from(content), at: new Date() });
  const keys = (beginning: string) => [...objects.keys()].filter((key) => key.startsWith(beginning)).sort();
  return {
    async create(key, content) {
      const free = !objects.has(key);
      if (free) put(key, content);
      return free;
    },
    write: async (key, content) => void put(key, content),
    read: async (key) => objects.get(key)?.content,
    modifiedAt: async (key) => objects.get(key)?.at,
    remove: async (key) => void objects.delete(key),
    keys: async (beginning) => keys(beginning),
    async names(beginning) {
      const names = keys(beginning).map((key) => key.slice(beginning.length).replace(/\/.*/, ''));
      return [...new Set(names)].sort();
    },
    copy: () => memoryBucket(objects),
  };
}
