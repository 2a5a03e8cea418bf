import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lockfileOf } from './lockfile';
import type { Workspace } from './workspace';

/** Of the project, and every build depends on them. */
const LOCKFILE = 'pnpm-lock.yaml';
const TYPESCRIPT_OPTIONS = 'tsconfig.base.json';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);
/** Parts of a workspace that no build reads: merchants are composed, the showcase is a page of its own. */
const IGNORED_PARTS = new Set(['host-shell/merchants', 'shared/ui/showcase']);
const IGNORED_FILES = /\.(?:test|test-d)\.[a-z]+$|\.md$|^\.|^jest\.config\./;

const HASH_LENGTH = 10;

/**
 * A short hash of everything that goes into a workspace's build: its sources, those of the workspaces that it
 * depends on, and the packages. Equal hashes mean equal builds.
 */
export async function inputHash(
  root: string,
  workspace: Workspace,
  all: readonly Workspace[],
): Promise<string> {
  const hash = createHash('sha256');
  const folders = withDependencies(workspace, all).map(({ folder }) => folder);
  hash.update(lockfileOf(await readFile(path.join(root, LOCKFILE), 'utf8'), folders));
  hash.update(await readFile(path.join(root, TYPESCRIPT_OPTIONS)));
  for (const folder of folders) {
    for (const file of await sources(root, folder)) {
      hash.update(`${file}\n`).update(await readFile(path.join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** A workspace and all that it depends on inside the project, sorted by folder. */
export function withDependencies(workspace: Workspace, all: readonly Workspace[]): Workspace[] {
  const found = new Set<Workspace>();
  const add = (next: Workspace) => {
    if (found.has(next)) return;
    found.add(next);
    const { dependencies, devDependencies } = next.manifest;
    const names = Object.keys({ ...dependencies, ...devDependencies });
    for (const dependency of all) if (names.includes(dependency.manifest.name)) add(dependency);
  };
  add(workspace);
  return [...found].sort((one, other) => one.folder.localeCompare(other.folder));
}

/** Paths from the project's folder, sorted. */
async function sources(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const place = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return IGNORED_FILES.test(entry.name) ? [] : [place];
      return IGNORED_FOLDERS.has(entry.name) || IGNORED_PARTS.has(place) ? [] : sources(root, place);
    }),
  );
  return found.flat().sort();
}
