import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../errorCode';
import { createFile, createFolder, replaceLink } from './atomicFiles';
import { compressedCopies } from './compress';
import { CONTENTS_FILE, contentsOf, FolderExistsError, type Store } from './Store';
import { pathSegments } from './storePath';

const UNFINISHED = '.unfinished';

/** A store in a folder of this machine. */
export function folderStore(root: string): Store {
  const unfinished = path.join(root, UNFINISHED);

  function locate(relative: string): string {
    return path.join(root, ...pathSegments(relative));
  }

  async function read(relative: string): Promise<Buffer | undefined> {
    return unlessMissing(readFile(locate(relative)), undefined);
  }

  return {
    folder: root,
    async putFolder(folder, files) {
      for (const name of files.keys()) locate(name);
      const contents = Buffer.from(contentsOf(files));
      const target = locate(folder);
      if (!(await read(`${folder}/${CONTENTS_FILE}`))) {
        const all = new Map([
          ...files,
          ...(await compressedCopies(files)),
          [CONTENTS_FILE, contents] as const,
        ]);
        if (await createFolder(unfinished, target, all)) return 'stored';
      }
      const stored = await read(`${folder}/${CONTENTS_FILE}`);
      if (stored?.equals(contents)) return 'unchanged';
      throw new FolderExistsError(folder);
    },
    createFile: async (relative, content) => createFile(unfinished, locate(relative), content),
    readFile: read,
    link: async (name, folder) => replaceLink(unfinished, locate(name), locate(folder)),
    async list(folder) {
      const names = await unlessMissing(readdir(locate(folder)), []);
      return names.sort();
    },
    async filesOf(folder) {
      const entries = await unlessMissing(
        readdir(locate(folder), { recursive: true, withFileTypes: true }),
        [],
      );
      const absolute = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
      return absolute.map((file) => path.relative(locate(folder), file).replaceAll(path.sep, '/')).sort();
    },
    async storedAt(folder) {
      const found = await unlessMissing(stat(locate(`${folder}/${CONTENTS_FILE}`)), undefined);
      return found?.mtime;
    },
    async removeFolder(folder) {
      const removed = path.join(unfinished, randomUUID());
      await mkdir(unfinished, { recursive: true });
      // One rename, so that nobody sees half of it; the rest takes its time.
      await unlessMissing(rename(locate(folder), removed), undefined);
      await rm(removed, { recursive: true, force: true });
    },
    async removeUnfinished(before) {
      const names = await unlessMissing(readdir(unfinished), []);
      let count = 0;
      for (const name of names) {
        const place = path.join(unfinished, name);
        const found = await unlessMissing(stat(place), undefined);
        if (!found || found.mtime >= before) continue;
        await rm(place, { recursive: true, force: true });
        count += 1;
      }
      return count;
    },
  };
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

async function unlessMissing<Value, Otherwise>(
  asked: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  try {
    return await asked;
  } catch (error) {
    if (MISSING.has(errorCode(error) ?? '')) return otherwise;
    throw error;
  }
}
