import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../errorCode';
import { createFile } from '../store/atomicFiles';

const RETRY_MS = 200;

/**
 * Runs work while no other process of this machine runs work under the same lock file: two sites started at
 * once from one checkout share its build folders.
 */
export async function withLock<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  while ((await tryTake(file)) !== undefined) await wait(RETRY_MS);
  try {
    return await work();
  } finally {
    await releaseIfMine(file);
  }
}

/**
 * Takes a lock file for this process.
 *
 * @returns The id of the process that has it, or undefined when it is ours now.
 */
export async function tryTake(file: string): Promise<number | undefined> {
  if (await createFile(path.dirname(file), file, Buffer.from(String(process.pid)))) return undefined;
  const holder = await holderOf(file);
  if (holder !== undefined && isRunning(holder)) return holder;
  // A process that was killed leaves its lock behind.
  await rm(file, { force: true });
  return tryTake(file);
}

export async function releaseIfMine(file: string): Promise<void> {
  if ((await holderOf(file)) === process.pid) await rm(file, { force: true });
}

async function holderOf(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text === '' ? undefined : Number(text);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
