import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Written by people, and read by them: code, styles and documents. */
const WRITTEN = /\.(?:[cm]?tsx?|[cm]?js|css|md|sh|yml|yaml)$/;
/** Installed, built or made by a run. */
const NOT_WRITTEN = new Set(['node_modules', 'dist', 'results', 'coverage']);

export interface Source {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly lines: readonly string[];
}

/** Every file of the project that somebody wrote, folders that begin with a dot aside. */
export function* sources(root: string, folder = ''): Generator<Source> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true }).sort(byName)) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_WRITTEN.has(entry.name) && !entry.name.startsWith('.')) yield* sources(root, file);
    } else if (WRITTEN.test(entry.name)) {
      yield { file, lines: readFileSync(path.join(root, file), 'utf8').split('\n') };
    }
  }
}

const byName = (one: Dirent, other: Dirent) => (one.name < other.name ? -1 : 1);
