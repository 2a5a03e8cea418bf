import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteNames } from './remoteNames';

/** Real files, with a few names left open: `__component__`, `__Feature__` … */
const TEMPLATE = path.join(import.meta.dirname, 'template');

/** A new remote's files, by path in its folder. */
export async function renderTemplate(names: RemoteNames): Promise<Map<string, string>> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const place = path.relative(TEMPLATE, file).replaceAll(path.sep, '/');
        return [fill(place, names), fill(await readFile(file, 'utf8'), names)] as const;
      }),
  );
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function fill(text: string, names: RemoteNames): string {
  return Object.entries(names).reduce(
    (filled, [name, value]) =>
      filled
        // A title may hold quotes, so a string is written anew.
        .replaceAll(`'__${name}__'`, () => quoted(value))
        .replaceAll(`__${name}__`, () => value),
    text,
  );
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
