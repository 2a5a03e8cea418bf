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
  const remotes = await readRemotes(root);
  const loader = path.join(workFolder, 'loadModule.ts');
  const starter = path.join(workFolder, 'startFederation.ts');
  await writeFile(loader, loaderSource(root, remotes));
  await writeFile(starter, starterSource(root));
  const stats = await run(root, workFolder, { loader, starter });
  return describe(path.join(workFolder, 'dist'), stats);
}

async function readRemotes(root: string): Promise<readonly (Federation & { folder: string })[]> {
  const folders = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
  return Promise.all(
    folders.map(async (folder) => {
      const file = pathToFileURL(path.join(root, folder, 'federation.config.mjs')).href;
      const { default: federation } = (await import(file)) as { default: Federation };
      return { ...federation, folder };
    }),
  );
}

/** In the place of the host's loader: plain imports, of which webpack makes chunks. */
function loaderSource(root: string, remotes: readonly (Federation & { folder: string })[]): string {
  const lines = remotes.flatMap(({ name, exposes, folder }) =>
    Object.entries(exposes).map(([expose, file]) => {
      const chunk = chunkName(name, expose);
      const target = JSON.stringify(path.join(root, folder, file));
      return `  ${JSON.stringify(name + expose)}: () => import(/* webpackChunkName: "${chunk}" */ ${target}),`;
    }),
  );
  return `const modules = {\n${lines.join('\n')}\n};
export async function loadNamedModule(remote, expose) {
  return { ok: true, module: await modules[remote + expose](), release: 'monolith' };
}
`;
}

/** In the place of the host's start of the federation: what the routes ask of it, without its runtime. */
function starterSource(root: string): string {
  const file = (name: string) => JSON.stringify(path.join(root, 'host-shell/src/federation', name));
  return `import { readDiscovery } from ${file('discovery')};
import { deployRemotes } from ${file('remotes')};
import { allowScriptsFrom } from ${file('trustedTypes')};
export function startFederation(discovery) {
  allowScriptsFrom([]);
  deployRemotes(readDiscovery(discovery).deployments);
}
`;
}

function chunkName(remote: string, expose: string): string {
  return `${remote}-${expose.slice('./'.length)}`;
}

type Replaced = Readonly<Record<'loader' | 'starter', string>>;

function run(
  root: string,
  workFolder: string,
  { loader, starter }: Replaced,
): Promise<webpack.StatsCompilation> {
  const base = baseConfig(path.join(root, 'host-shell'), { development: false });
  const compiler = webpack({
    ...base,
    devtool: false,
    entry: { main: './src/main.ts' },
    output: { ...base.output, path: path.join(workFolder, 'dist'), publicPath: '/monolith/' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/loadModule$/, loader),
      new webpack.NormalModuleReplacementPlugin(/\/startFederation$/, starter),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(stats.toJson({ all: false, chunkGroups: true, entrypoints: true }));
    });
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
