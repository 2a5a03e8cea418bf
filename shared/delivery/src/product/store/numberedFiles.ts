import type { Store } from './Store';

/** A file of a numbered series. */
export interface NumberedFile {
  readonly number: number;
  readonly content: Buffer;
}

/**
 * Files of a folder that are numbered from 1 on, and of which none is ever changed. The number is given by an operation
 * that refuses one that is taken, so of two writers one is told.
 */
export interface NumberedFiles {
  /** The one with the highest number; undefined when there is none. */
  newest(): Promise<NumberedFile | undefined>;
  read(number: number): Promise<NumberedFile | undefined>;
  /** All of them, the oldest first. */
  all(): Promise<NumberedFile[]>;
  /** @returns false, and nothing written, when the number is taken. */
  create(number: number, content: Uint8Array): Promise<boolean>;
}

const DIGITS = 8;

/** @param folder In the store: `audit`. */
export function numberedFiles(store: Store, folder: string): NumberedFiles {
  const nameOf = (number: number) => `${folder}/${String(number).padStart(DIGITS, '0')}.json`;
  // The newest seen so far: the next call asks only whether a newer one has come.
  let seen: NumberedFile | undefined;

  async function read(number: number): Promise<NumberedFile | undefined> {
    const content = await store.readFile(nameOf(number));
    return content && { number, content };
  }
  async function numbers(): Promise<number[]> {
    return (await store.list(folder)).map((name) => Number.parseInt(name, 10));
  }

  return {
    read,
    async newest() {
      let file = seen ?? (await read((await numbers()).at(-1) ?? 0));
      while (file) {
        seen = file;
        const next = await read(file.number + 1);
        if (!next) break;
        file = next;
      }
      return file;
    },
    async all() {
      const files = await Promise.all((await numbers()).map(read));
      return files.filter((file) => file !== undefined);
    },
    create: (number, content) => store.createFile(nameOf(number), content),
  };
}
