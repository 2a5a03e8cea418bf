import { Integrity } from '@site/contracts/federation/discovery';
import * as z from 'zod/mini';
import { integrityOf } from '../../integrity';

/** The files of a folder by path within it, with forward slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Where releases, composed documents and deployments are kept. Nothing in a store is ever changed: folders and
 * files are written once, so a reader sees a whole thing or none (FD-003, FD-021). The operations are
 * those that a folder and an S3-compatible bucket both have.
 *
 * Paths are relative, with forward slashes; a path that leads elsewhere is a RangeError.
 */
export interface Store {
  /** Where on this machine it lies; undefined when it does not. */
  readonly folder: string | undefined;

  /**
   * Writes a folder for good, with `.br` and `.gz` copies beside its text files. Writing the same content
   * again is `unchanged`.
   *
   * @throws FolderExistsError when the folder is there with other content.
   */
  putFolder(folder: string, files: Files): Promise<'stored' | 'unchanged'>;

  /** Writes a file that must not exist yet: false, and nothing written, when it does. */
  createFile(path: string, content: Uint8Array): Promise<boolean>;

  /** The content of a file, or undefined when there is none. */
  readFile(path: string): Promise<Buffer | undefined>;

  /**
   * Makes a name stand for a folder, at once and whatever it stood for before. For servers that know files
   * only; a store that none can serve directly does nothing.
   */
  link(name: string, folder: string): Promise<void>;

  /** Names directly inside a folder, sorted; none when there is no such folder. */
  list(folder: string): Promise<string[]>;

  /** Paths of all files of a folder that was put, its compressed copies and its contents among them, sorted. */
  filesOf(folder: string): Promise<string[]>;

  /** When a folder was put; undefined when there is none. */
  storedAt(folder: string): Promise<Date | undefined>;

  /** Takes a folder away, at once for whoever looks for it. */
  removeFolder(folder: string): Promise<void>;

  /**
   * Takes away what a crash has left half-written before this moment.
   *
   * @returns How many things that were.
   */
  removeUnfinished(before: Date): Promise<number>;
}

/** What a folder was put with; its compressed copies are not part of what it is. */
export const CONTENTS_FILE = 'contents.json';

const Contents = z.object({ files: z.record(z.string(), Integrity) });

/** The text of a folder's contents file: the integrity of each of its files. */
export function contentsOf(files: Files): string {
  const names = [...files.keys()].sort();
  const integrity = names.map((name) => [name, integrityOf(files.get(name) ?? '')] as const);
  return `${JSON.stringify({ files: Object.fromEntries(integrity) }, undefined, 2)}\n`;
}

/** The integrity of each file that a folder was put with; undefined when that cannot be read. */
export async function readContents(
  store: Store,
  folder: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const bytes = await store.readFile(`${folder}/${CONTENTS_FILE}`);
  try {
    return bytes && Contents.parse(JSON.parse(bytes.toString('utf8'))).files;
  } catch {
    return undefined;
  }
}

/** A release, or another folder that is written once, is there already and holds something else. */
export class FolderExistsError extends Error {
  override readonly name = 'FolderExistsError';
  readonly folder: string;

  constructor(folder: string) {
    super(`${folder} is stored already, with other content`);
    this.folder = folder;
  }
}
