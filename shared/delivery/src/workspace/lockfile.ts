import type { PackageManifest } from './workspace';

/*
 * The lockfile's list of workspaces ("importers"). Everything else in it is the package manager's business.
 */

const IMPORTERS = /^importers:\n\n((?:(?: .*)?\n)*)/m;
/** Two spaces, the folder, and all deeper lines. */
const IMPORTER = /^ {2}(\S.*):\n((?:(?: {4}.*)?\n)*)/gm;
const DEPENDENCY = /^ {6}(\S.*):\n((?: {8}.*\n)+)/gm;

/** The project's own folder in the list. */
const ROOT = '.';

/** What the lockfile says of each workspace, by folder; empty for a text that is no lockfile. */
function importersOf(lockfile: string): Map<string, string> {
  const [, list = ''] = IMPORTERS.exec(lockfile) ?? [];
  return new Map([...list.matchAll(IMPORTER)].map(([, folder = '', lines = '']) => [folder, lines]));
}

function withImporters(lockfile: string, importers: ReadonlyMap<string, string>): string {
  const list = [...importers]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([folder, lines]) => `  ${folder}:\n${lines.trimEnd()}\n`);
  return lockfile.replace(IMPORTERS, () => `importers:\n\n${list.join('\n')}\n`);
}

/**
 * The lockfile as these workspaces see it, so that a workspace that comes or goes changes nobody else's builds.
 *
 * @param folders Paths from the project's folder.
 */
export function lockfileOf(lockfile: string, folders: readonly string[]): string {
  const kept = [...importersOf(lockfile)].filter(([folder]) => folder === ROOT || folders.includes(folder));
  return withImporters(lockfile, new Map(kept));
}

/**
 * Adds a workspace that asks for nothing but what its siblings have: so nothing has to be looked up, and no
 * network is needed.
 *
 * @param siblings Folders at the same depth, in whose peers' company the same packages mean the same copies.
 * @throws Error naming a package that no sibling has.
 */
export function addImporter(
  lockfile: string,
  folder: string,
  manifest: PackageManifest,
  siblings: readonly string[],
): string {
  const importers = importersOf(lockfile);
  const known = new Map<string, string>();
  for (const sibling of siblings) {
    for (const [, name = '', versions = ''] of (importers.get(sibling) ?? '').matchAll(DEPENDENCY)) {
      known.set(name, versions);
    }
  }
  const section = (title: string, dependencies: Readonly<Record<string, string>> = {}) => {
    const entries = Object.keys(dependencies)
      .sort()
      .map((name) => {
        const key = name.startsWith('@') ? `'${name}'` : name;
        const versions = known.get(key);
        if (!versions) throw new Error(`The lockfile does not know ${name}, which ${folder} asks for.`);
        return `      ${key}:\n${versions}`;
      });
    return entries.length > 0 ? `    ${title}:\n${entries.join('')}` : '';
  };
  const lines =
    section('dependencies', manifest.dependencies) + section('devDependencies', manifest.devDependencies);
  return withImporters(lockfile, new Map([...importers, [folder, lines]]));
}
