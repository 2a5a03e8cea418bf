import type { Chunk, Compilation, Module } from 'webpack';

/** Types of the federation plugin's own modules, which webpack has no types for. */
const CONSUMED = 'consume-shared-module';
const PROVIDED = 'provide-module';
/** `provide module (default) react@19.3.1 = …`: it says its key nowhere else. */
const PROVIDED_KEY = /^provide module \([^)]*\) (.+?)@(\d\S*)/;

/** What a build provides to the page, by share key. */
export function providedModules({ modules }: Compilation): Map<string, Module> {
  const provided = new Map<string, Module>();
  for (const module of modules) {
    const key = module.type === PROVIDED && PROVIDED_KEY.exec(module.identifier())?.[1];
    if (key) provided.set(key, module);
  }
  return provided;
}

/** The versions of the packages that a build provides, by package: those that are shared as a whole. */
export function providedVersions(
  { modules }: Compilation,
  packages: readonly string[],
): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const module of modules) {
    const [, key = '', version = ''] =
      (module.type === PROVIDED && PROVIDED_KEY.exec(module.identifier())) || [];
    if (packages.includes(key)) versions[key] = version;
  }
  return versions;
}

/**
 * The shared modules that code needs at once, by share key, each with the files of the copy that this build
 * brings along. A page whose host has no copy of its own loads those files; known ahead, they can be on their
 * way with the module's own instead of after it.
 *
 * @param compilation Sealed.
 * @param files Of a module that is loaded by itself, all of them.
 */
export function sharedFiles(
  compilation: Compilation,
  files: readonly string[],
  isWanted: (key: string) => boolean,
): Record<string, string[]> {
  const found = new Map<string, string[]>();
  const provided = providedModules(compilation);
  const collect = (chunks: readonly Chunk[]) => {
    for (const module of chunks.flatMap((chunk) => [
      ...compilation.chunkGraph.getChunkModulesIterable(chunk),
    ])) {
      if (module.type !== CONSUMED) continue;
      const key = shareKeyOf(module);
      if (found.has(key) || !isWanted(key)) continue;
      const copy = chunksOf(compilation, provided.get(key));
      found.set(key, copy.flatMap((chunk) => [...chunk.files]).sort());
      collect(copy);
    }
  };
  collect(chunksLoadedBy(compilation, files));
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** With those that have no file, as they hold nothing but modules of the page. */
function chunksLoadedBy({ chunkGroups }: Compilation, files: readonly string[]): readonly Chunk[] {
  const group = chunkGroups.find((candidate) => {
    const held = candidate.getFiles();
    return files.every((file) => held.includes(file));
  });
  return group?.chunks ?? [];
}

function shareKeyOf(module: Module & { options?: { shareKey?: string } }): string {
  return module.options?.shareKey ?? '';
}

function chunksOf({ chunkGraph }: Compilation, module: Module | undefined): Chunk[] {
  return (module?.blocks ?? []).flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
}
