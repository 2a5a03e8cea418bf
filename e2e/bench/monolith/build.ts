import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { baseConfig } from '@site/build/webpack';
import webpack from 'webpack';

interface Federation {
  readonly name: string;
  readonly exposes: Readonly<Record<string, string>>;
}

/** A finished bundle: the files that a document needs, first what every page needs. */
export interface Monolith {
  readonly folder: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Files by `remote` + `expose`, as in the host's slots. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds the site of the same sources without federation: one webpack build in which the host imports every
 * page and slot as a chunk. It is what composing at run time is compared with.
 */
export async function buildMonolith(root: string, workFolder: string): Promise<Monolith> {
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true });
  const imports = path.join(workFolder, 'imports.ts');
  await writeFile(imports, importsSource(root, await readRemotes(root)));
  const stats = await run(root, workFolder, imports);
  return describe(path.join(workFolder, 'dist'), stats);
}

async function readRemotes(root: string): Promise<readonly (Federation & { folder: string })[]> {
  const folders = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
  return Promise.all(
    folders.map(async (folder) => {
      const file = pathToFileURL(path.join(root, folder, 'federation.config.ts')).href;
      const { default: federation } = (await import(file)) as { default: Federation };
      return { ...federation, folder };
    }),
  );
}

/** The module `one-build/imports` (host/imports.d.ts). */
function importsSource(root: string, remotes: readonly (Federation & { folder: string })[]): string {
  const lines = remotes.flatMap(({ name, exposes, folder }) =>
    Object.entries(exposes).map(([expose, file]) => {
      const chunk = chunkName(name, expose);
      const target = JSON.stringify(path.join(root, folder, file));
      return `  ${JSON.stringify(name + expose)}: () => import(/* webpackChunkName: "${chunk}" */ ${target}),`;
    }),
  );
  return `export const imports = {\n${lines.join('\n')}\n};\n`;
}

function chunkName(remote: string, expose: string): string {
  return `${remote}-${expose.slice('./'.length)}`;
}

/** Modules of the host that this build has its own of, in `host/`. */
const REPLACED = ['loadModule', 'startFederation', 'prefetch', 'runtime'];

function run(root: string, workFolder: string, imports: string): Promise<webpack.StatsCompilation> {
  const base = baseConfig(path.join(root, 'host-shell'), { development: false });
  const compiler = webpack({
    ...base,
    devtool: false,
    entry: { main: './src/main.ts' },
    output: { ...base.output, path: path.join(workFolder, 'dist'), publicPath: '/monolith/' },
    resolve: { ...base.resolve, alias: { 'one-build/imports': imports } },
    plugins: [
      ...(base.plugins ?? []),
      ...REPLACED.map((name) => replace(path.join(base.context ?? '', 'src'), name)),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(stats.toJson({ all: false, chunkGroups: true, entrypoints: true }));
    });
  });
}

function replace(sources: string, name: string): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(new RegExp(`^[.]+/(?:.+/)?${name}$`), (found) => {
    if (found.context.startsWith(sources))
      found.request = path.join(import.meta.dirname, 'host', `${name}.ts`);
  });
}

function describe(folder: string, stats: webpack.StatsCompilation): Monolith {
  const filesOf = (group: webpack.StatsChunkGroup | undefined) =>
    (group?.assets ?? []).map(({ name }) => name);
  const first = filesOf(stats.entrypoints?.main);
  const modules = Object.entries(stats.namedChunkGroups ?? {})
    .filter(([name]) => name !== 'main')
    .map(
      ([name, group]) =>
        [name.replace('-', './'), filesOf(group).filter((file) => !first.includes(file))] as const,
    );
  return {
    folder,
    scripts: first.filter((file) => file.endsWith('.js')),
    styles: first.filter((file) => file.endsWith('.css')),
    modules: Object.fromEntries(modules),
  };
}
