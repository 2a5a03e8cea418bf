const CONSUMED = 'consume-shared-module';

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
  /** @param {readonly import('webpack').Chunk[]} chunks */
  const collect = (chunks) => {
    for (const module of chunks.flatMap((chunk) => [
      ...compilation.chunkGraph.getChunkModulesIterable(chunk),
    ])) {
      if (module.type !== CONSUMED) continue;
      const key = shareKeyOf(module);
      if (found.has(key) || !isWanted(key)) continue;
      const copy = copyOf(compilation, module);
      found.set(key, copy.flatMap((chunk) => [...chunk.files]).sort());
      collect(copy);
    }
  };
  collect([...compilation.chunks].filter((chunk) => files.some((file) => chunk.files.has(file))));
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The federation plugin's module, which webpack has no type for.
 * @param {import('webpack').Module & { options?: { shareKey?: string } }} module
 */
function shareKeyOf(module) {
  return module.options?.shareKey ?? '';
}

/** @param {import('webpack').Compilation} compilation @param {import('webpack').Module} module */
function copyOf({ chunkGraph }, module) {
  return module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []);
}
