import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** Several times what all tests lay there, so that a small machine keeps its memory. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Makes a folder for what tests lay into temporary files, and removes it with this process. In memory where there is
 * room: databases, stores and builds of tests are thousands of small files, and on a slow disk to make them takes longer
 * than what is tested.
 *
 * @param memory Where files are kept in memory.
 * @param room How many bytes have to be free there.
 */
export function makeTemporaryFolder(memory = MEMORY, room = ROOM_BYTES): string {
  const folder = mkdtempSync(path.join(freeBytes(memory) >= room ? memory : tmpdir(), 'site-test-'));
  // Postgres works as somebody else than root.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
