import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/*
 * The claim is a folder with one file, whose name says whose it is: `<process id>-<something random>`. A
 * rename puts it in its place with the file inside, and fails while there is one that is not empty. What a
 * killed process has left is freed by the removal of that very file: whoever comes late with it removes
 * nothing, since the next owner's file has another name. So of two processes that find it at once one has the
 * folder, and never both.
 */

/** Another process uses the data folder; two of them would spoil its files. */
export class FolderInUseError extends Error {}

/** What systems say to a rename onto a folder that is not empty, or onto a file. */
const TAKEN = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'ENOTDIR'];
/** What they say to the removal of what is gone, or has become something else. */
const GONE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EPERM'];
const NOT_EMPTY = ['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'];

/**
 * What this process has. Its id alone says little: after a restart of its container it may have the same one.
 */
const held = new Set<string>();

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** @returns false when it failed with one of these codes. */
function unlessCode(codes: readonly string[], work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (codes.includes(codeOf(error))) return false;
    throw error;
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives and belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
};

/**
 * Claims a data folder for this process. PGlite does not do it by itself.
 *
 * @returns Gives the folder back.
 * @throws FolderInUseError while the process that claimed it lives.
 */
export function lockFolder(folder: string): () => void {
  const place = path.join(folder, 'platform.pid');
  const token = `${process.pid}-${randomUUID()}`;
  const own = `${place}.${token}`;
  mkdirSync(own, { recursive: true });
  try {
    writeFileSync(path.join(own, token), '');
    while (!unlessCode(TAKEN, () => renameSync(own, place))) {
      const owner = freeIfLeftBehind(place);
      if (owner !== undefined)
        throw new FolderInUseError(
          `the data folder ${folder} is in use by process ${owner}: stop it, or set DATA_DIR to another folder`,
        );
    }
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  held.add(token);
  return () => {
    unlessCode(GONE, () => unlinkSync(path.join(place, token)));
    held.delete(token);
    unlessCode(NOT_EMPTY, () => rmdirSync(place));
  };
}

/** @returns Whose the claim is; undefined when it is nobody's any more. */
function freeIfLeftBehind(place: string): number | undefined {
  const tokens = tokensIn(place);
  if (tokens === undefined) return freeFileIfLeftBehind(place);
  const [token] = tokens;
  if (token === undefined) {
    // Windows renames nothing onto a folder, be it empty.
    unlessCode(NOT_EMPTY, () => rmdirSync(place));
    return undefined;
  }
  const owner = Number.parseInt(token, 10);
  if (owner === process.pid ? held.has(token) : isAlive(owner)) return owner;
  unlessCode(GONE, () => unlinkSync(path.join(place, token)));
  return undefined;
}

/** @returns undefined when there is a file in the place of the folder. */
function tokensIn(place: string): string[] | undefined {
  try {
    return readdirSync(place);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    if (codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/**
 * Until now the claim was a file that named its process. What takes a file away leaves a folder where it is.
 */
function freeFileIfLeftBehind(place: string): number | undefined {
  let owner = 0;
  unlessCode(GONE, () => {
    owner = Number(readFileSync(place, 'utf8'));
  });
  if (owner > 0 && owner !== process.pid && isAlive(owner)) return owner;
  unlessCode(GONE, () => unlinkSync(place));
  return undefined;
}
