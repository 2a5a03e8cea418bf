import path from 'node:path';
import { baseConfig } from '@site/build/webpack';
import webpack, { type Configuration } from 'webpack';
import { type Remote, replacement } from './sources';

/** What all webpack builds of a peer begin with: the site's own configuration, without source maps. */
export function peerConfig(dirname: string, output: string) {
  const base = baseConfig(dirname, { development: false });
  // A release stands beside the one before it.
  return { ...base, devtool: false, output: { ...base.output, path: output, clean: false } } as const;
}

/** The plugin by which the host gets the peers' modules in the place of its own. */
export function replaceHostModules(root: string): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^[.]/, (found) => {
    found.request = replacement(root, found.request, found.context) ?? found.request;
  });
}

/** Where a remote's sources are. */
export const remoteFolder = (root: string, { folder }: Remote) => path.join(root, folder);

/** @throws Error with what webpack says when the build fails. */
export function runWebpack(configuration: Configuration): Promise<webpack.StatsCompilation> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve(stats.toJson({ all: false, chunkGroups: true, entrypoints: true })));
    });
  });
}

/** The files of an entry, as webpack's stats have them. */
export function filesOf(group: webpack.StatsChunkGroup | undefined): readonly string[] {
  return (group?.assets ?? []).map(({ name }) => name);
}

/** The tag of one of the document's first files. */
export function tagFor(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="/host/${file}">`
    : `<script defer fetchpriority="high" src="/host/${file}"></script>`;
}
