import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Another process uses the data folder; two of them would spoil its files. */
export class FolderInUseError extends Error {}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

function claim(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Claims a data folder for this process. PGlite does not do it by itself.
 *
 * @returns Gives the folder back.
 * @throws FolderInUseError while the process that claimed it lives.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'platform.pid');
  if (!claim(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && owner !== process.pid && isAlive(owner))
      throw new FolderInUseError(
        `the data folder ${folder} is in use by process ${owner}: stop it, or set DATA_DIR to another folder`,
      );
    // Left behind by a process that was killed.
    rmSync(file, { force: true });
    if (!claim(file)) throw new FolderInUseError(`the data folder ${folder} is in use: try again`);
  }
  return () => rmSync(file, { force: true });
}
