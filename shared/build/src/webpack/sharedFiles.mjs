/** Types of the federation plugin's own modules, which webpack has no types for. */
const CONSUMED = 'consume-shared-module';
const PROVIDED = 'provide-module';
/** `provide module (default) react@19.3.1 = …`: it says its key nowhere else. */
const PROVIDED_KEY = /^provide module \([^)]*\) (.+?)@(\d\S*)/;

/**
 * What a build provides to the page, by share key.
 * @param {import('webpack').Compilation} compilation
 */
export function providedModules({ modules }) {
  /** @type {Map<string, import('webpack').Module>} */
  const provided = new Map();
  for (const module of modules) {
    const key = module.type === PROVIDED && PROVIDED_KEY.exec(module.identifier())?.[1];
    if (key) provided.set(key, module);
  }
  return provided;
}

/**
 * The versions of the packages that a build provides, by package: those that are shared as a whole.
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} packages
 */
export function providedVersions({ modules }, packages) {
  /** @type {Record<string, string>} */
  const versions = {};
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
 * @param {import('webpack').Compilation} compilation Sealed.
 * @param {readonly string[]} files Of the chunks to begin with.
 * @param {(key: string) => boolean} isWanted
 * @returns {Record<string, string[]>}
 */
export function sharedFiles(compilation, files, isWanted) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const provided = providedModules(compilation);
  /** @param {readonly import('webpack').Chunk[]} chunks */
  const collect = (chunks) => {
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
  collect([...compilation.chunks].filter((chunk) => files.some((file) => chunk.files.has(file))));
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param {import('webpack').Module & { options?: { shareKey?: string } }} module */
function shareKeyOf(module) {
  return module.options?.shareKey ?? '';
}

/** @param {import('webpack').Compilation} compilation @param {import('webpack').Module | undefined} module */
function chunksOf({ chunkGraph }, module) {
  return (module?.blocks ?? []).flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
}
