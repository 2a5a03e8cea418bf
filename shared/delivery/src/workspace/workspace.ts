import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_COMPONENT, isRemoteComponent } from '../product/discovery/names';

/** The project's folder. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Folders under which every workspace lies directly, where there are such. */
const WORKSPACE_PARENTS = ['.', 'shared', 'shared/delivery'];

/** What we read of a package.json. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Workspace {
  /** Path from the project's folder: `mfe-games`, `shared/ui`. */
  readonly folder: string;
  readonly manifest: PackageManifest;
}

/** Every workspace of the project, sorted by folder. */
export async function workspaces(root: string): Promise<Workspace[]> {
  const folders = await Promise.all(
    WORKSPACE_PARENTS.map(async (parent) => {
      const entries = await readdir(path.join(root, parent), { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.posix.join(parent, name));
    }),
  );
  const found = await Promise.all(
    folders.flat().map(async (folder) => {
      const manifest = await readManifest(path.join(root, folder));
      return manifest && { folder, manifest };
    }),
  );
  return found
    .filter((workspace) => workspace !== undefined)
    .sort((one, other) => one.folder.localeCompare(other.folder));
}

async function readManifest(folder: string): Promise<PackageManifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The workspaces that are released: host and remotes. */
export function releasable(all: readonly Workspace[]): Workspace[] {
  return all.filter(({ folder }) => folder === HOST_COMPONENT || isRemoteComponent(folder));
}
