import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { replacement } from './sources';

interface ViteBuild {
  /** Of the sources. */
  readonly root: string;
  readonly output: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
  readonly external?: (id: string) => boolean;
  readonly aliases?: Readonly<Record<string, string>>;
  /** One style sheet for all, in the place of one for each chunk. */
  readonly oneStyleSheet?: boolean;
}

export type Chunks = readonly Rolldown.OutputChunk[];

export interface ViteBuilt {
  readonly chunks: Chunks;
  /** Names of all style sheets. */
  readonly styles: readonly string[];
}

/** Builds ES modules for the browsers of the site, with what its webpack builds have: content hashes and small files. */
export async function viteBuild(options: ViteBuild): Promise<ViteBuilt> {
  const { root, output, inputs, plugins = [], external, aliases = {}, oneStyleSheet = false } = options;
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    // Files find one another wherever they lie.
    base: './',
    resolve: { alias: aliases },
    plugins: [...plugins],
    build: {
      target: 'es2022',
      outDir: output,
      emptyOutDir: false,
      assetsDir: '',
      cssCodeSplit: !oneStyleSheet,
      reportCompressedSize: false,
      rolldownOptions: {
        input: inputs,
        // What others import by name keeps its exports.
        preserveEntrySignatures: 'strict',
        ...(external && { external }),
      },
    },
  })) as Rolldown.RolldownOutput;
  return {
    chunks: built.output.filter((file) => file.type === 'chunk'),
    styles: built.output.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css')),
  };
}

/** The peers' own modules in the place of the host's. */
export function hostModules(root: string): Plugin {
  return {
    name: 'host-modules',
    enforce: 'pre',
    resolveId: (request, importer) => importer && replacement(root, request, path.dirname(importer)),
  };
}

/** An entry's chunk. */
export function entryNamed(chunks: Chunks, name: string): Rolldown.OutputChunk {
  const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!found) throw new Error(`The build has no entry ${name}`);
  return found;
}

/** A chunk and all that it imports, as far as the build has it. */
export function withImports(chunks: Chunks, chunk: Rolldown.OutputChunk): Set<Rolldown.OutputChunk> {
  const all = new Set([chunk]);
  for (const { imports } of all)
    for (const file of imports) {
      const imported = chunks.find(({ fileName }) => fileName === file);
      if (imported) all.add(imported);
    }
  return all;
}

/** Style sheets of an entry and of what it imports. */
export function stylesOf(chunks: Chunks, chunk: Rolldown.OutputChunk): readonly string[] {
  const all = [...withImports(chunks, chunk)].flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(all)];
}
