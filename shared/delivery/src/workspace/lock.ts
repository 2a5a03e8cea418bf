import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../errorCode';

/*
 * A lock is a folder with one file, whose name says who has it: `<process id>-<something random>`. Both steps
 * with which it changes hands have one winner. It is taken by a rename, which puts the folder in its place
 * with the file inside, and fails while there is one that is not empty. A lock that a killed process has left
 * is freed by the removal of that very file: whoever comes late with it removes nothing, since the next
 * holder's file has another name. With one file under one name they could remove what somebody has taken
 * meanwhile.
 */

const RETRY_MS = 200;

/** What systems say to a rename onto a folder that is not empty. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);
const GONE = new Set(['ENOENT']);
/** What they say to the removal of a folder that is gone, or that somebody has taken meanwhile. */
const GONE_OR_TAKEN = new Set(['ENOENT', 'ENOTEMPTY', 'EEXIST']);

/** Gives a lock back. */
export type GiveBack = () => Promise<void>;

/**
 * What this process has. Its id alone says little: after a restart of its container it may have the same one.
 */
const held = new Set<string>();

/**
 * Runs work while no other process of this machine runs work under the same lock: two sites started at once
 * from one checkout share its build folders.
 */
export async function withLock<Value>(place: string, work: () => Promise<Value>): Promise<Value> {
  let taken = await tryTake(place);
  while (typeof taken === 'number') {
    await wait(RETRY_MS);
    taken = await tryTake(place);
  }
  try {
    return await work();
  } finally {
    await taken();
  }
}

/**
 * Takes a lock for this process.
 *
 * @returns What gives it back, or the id of the process that has it.
 */
export async function tryTake(place: string): Promise<GiveBack | number> {
  const token = `${process.pid}-${randomUUID()}`;
  const own = `${place}.${token}`;
  await mkdir(own, { recursive: true });
  try {
    await writeFile(path.join(own, token), '');
    held.add(token);
    while (!(await unlessCode(TAKEN, rename(own, place)))) {
      const holder = await freeIfLeftBehind(place);
      if (holder !== undefined) {
        held.delete(token);
        return holder;
      }
    }
  } finally {
    await rm(own, { recursive: true, force: true });
  }
  return async () => {
    await unlessCode(GONE, unlink(path.join(place, token)));
    held.delete(token);
    await unlessCode(GONE_OR_TAKEN, rmdir(place));
  };
}

/** @returns Who has the lock; undefined when nobody has it any more. */
async function freeIfLeftBehind(place: string): Promise<number | undefined> {
  const [token] = await tokensIn(place);
  if (token === undefined) {
    // Windows renames nothing onto a folder, be it empty.
    await unlessCode(GONE_OR_TAKEN, rmdir(place));
    return undefined;
  }
  const holder = Number.parseInt(token, 10);
  if (holder === process.pid ? held.has(token) : isRunning(holder)) return holder;
  await unlessCode(GONE, unlink(path.join(place, token)));
  return undefined;
}

async function tokensIn(place: string): Promise<string[]> {
  try {
    return await readdir(place);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** @returns false when it failed with one of these codes. */
async function unlessCode(codes: ReadonlySet<string>, work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (codes.has(errorCode(error) ?? '')) return false;
    throw error;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
