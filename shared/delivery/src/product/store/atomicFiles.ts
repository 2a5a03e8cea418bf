import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../errorCode';
import type { Files } from './Store';

/** Writes a file and waits until the disk has it. */
async function writeThrough(file: string, content: Uint8Array, mode?: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename or a new name lasts through a crash only once its directory is on the disk. */
async function syncDirectory(directory: string): Promise<void> {
  // Windows cannot open a directory; its file systems journal names themselves.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Codes with which systems refuse a name that is taken: EPERM is Windows' for a folder. */
const TAKEN = new Set(['EEXIST', 'ENOTEMPTY', 'EPERM']);

async function unlessTaken(naming: Promise<void>): Promise<boolean> {
  try {
    await naming;
    return true;
  } catch (error) {
    if (TAKEN.has(errorCode(error) ?? '')) return false;
    throw error;
  }
}

/**
 * Makes a folder appear at `target` with all its files at once.
 *
 * @param workspace A folder of the same file system for what is not finished.
 * @returns false, and nothing changed, when `target` is there already.
 */
export async function createFolder(workspace: string, target: string, files: Files): Promise<boolean> {
  const unfinished = path.join(workspace, randomUUID());
  try {
    const folders = new Set<string>([unfinished]);
    for (const name of files.keys()) folders.add(path.dirname(path.join(unfinished, name)));
    for (const folder of folders) await mkdir(folder, { recursive: true });
    await Promise.all(
      [...files].map(([name, content]) => writeThrough(path.join(unfinished, name), content)),
    );
    await Promise.all([...folders].map(syncDirectory));
    await mkdir(path.dirname(target), { recursive: true });
    if (!(await unlessTaken(rename(unfinished, target)))) return false;
    await syncDirectory(path.dirname(target));
    return true;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Makes a file appear at `target` with its whole content.
 *
 * @param mode Who may read it; everybody without it.
 * @returns false, and nothing changed, when `target` is there already.
 */
export async function createFile(
  workspace: string,
  target: string,
  content: Uint8Array,
  mode?: number,
): Promise<boolean> {
  const unfinished = path.join(workspace, randomUUID());
  await mkdir(workspace, { recursive: true });
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await writeThrough(unfinished, content, mode);
    // A link, not a rename: it refuses a name that is taken, so of two writers one is told.
    if (!(await unlessTaken(link(unfinished, target)))) return false;
    await syncDirectory(path.dirname(target));
    return true;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Makes a symbolic link lead to a folder: whoever follows it gets to the old one or to the new one. */
export async function replaceLink(workspace: string, link: string, folder: string): Promise<void> {
  const target = path.relative(path.dirname(link), folder);
  if ((await readlink(link).catch(() => undefined)) === target) return;
  const unfinished = path.join(workspace, randomUUID());
  await mkdir(workspace, { recursive: true });
  await mkdir(path.dirname(link), { recursive: true });
  try {
    await symlink(target, unfinished, 'dir');
    await rename(unfinished, link);
    await syncDirectory(path.dirname(link));
  } finally {
    await rm(unfinished, { force: true });
  }
}
