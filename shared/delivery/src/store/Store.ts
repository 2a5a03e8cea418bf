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
