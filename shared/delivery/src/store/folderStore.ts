import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errorCode';
import { integrityOf } from '../integrity';
import { createFile, createFolder, replaceLink } from './atomicFiles';
import { compressedCopies } from './compress';
import { type Files, FolderExistsError, type Store } from './Store';

/** What a folder was written with; its compressed copies are not part of what it is. */
const CONTENTS_FILE = 'contents.json';
const UNFINISHED = '.unfinished';

const SEGMENT = /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*$/;

/** A store in a folder of this machine. */
export function folderStore(root: string): Store {
  const unfinished = path.join(root, UNFINISHED);

  function locate(relative: string): string {
    const segments = relative.split('/');
    if (!segments.every((segment) => SEGMENT.test(segment))) {
      throw new RangeError(`"${relative}" is no path of a store`);
    }
    return path.join(root, ...segments);
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
  };
}

function contentsOf(files: Files): string {
  const names = [...files.keys()].sort();
  const integrity = names.map((name) => [name, integrityOf(files.get(name) ?? '')] as const);
  return `${JSON.stringify({ files: Object.fromEntries(integrity) }, undefined, 2)}\n`;
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
