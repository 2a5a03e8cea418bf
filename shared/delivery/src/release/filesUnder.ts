import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The files of a folder and of those in it, sorted, as paths with `/`. A link is no file. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
