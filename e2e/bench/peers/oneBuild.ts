import path from 'node:path';
import type webpack from 'webpack';
import type { Built, Peer, Site } from './Peer';
import { type Remote, writeImports } from './sources';
import { filesOf, peerConfig, replaceHostModules, runWebpack, tagFor } from './webpackBuild';

/**
 * The site without federation: one webpack build in which the host imports every page and slot as a chunk. It is what
 * composing at run time is compared with.
 */
export const oneBuild: Peer = {
  name: 'one-build',
  title: 'one build',
  build,
  release: (site, remote) =>
    build({ ...site, remotes: site.remotes.map((other) => (other.name === remote.name ? remote : other)) }),
};

async function build({ root, folder, remotes }: Site): Promise<Built> {
  const imports = await writeImports(folder, remotes, (remote, expose) => {
    const target = JSON.stringify(remote.exposes[expose]);
    return `import(/* webpackChunkName: "${chunkName(remote, expose)}" */ ${target})`;
  });
  const base = peerConfig(path.join(root, 'host-shell'), path.join(folder, 'host'));
  const stats = await runWebpack({
    ...base,
    entry: { main: './src/main.ts' },
    output: { ...base.output, publicPath: '/host/' },
    resolve: { ...base.resolve, alias: { 'peer/imports': imports } },
    plugins: [...base.plugins, replaceHostModules(root)],
  });
  return { head: (firstScreen) => headTags(stats, firstScreen) };
}

function chunkName({ name }: Remote, expose: string): string {
  return `${name}-${expose.slice('./'.length)}`;
}

/** The first files, and preloads of what the first screen shows. */
function headTags(stats: webpack.StatsCompilation, firstScreen: readonly string[]): readonly string[] {
  const first = filesOf(stats.entrypoints?.main);
  const chunks = firstScreen.map((slot) => slot.replace('./', '-'));
  const later = new Set(chunks.flatMap((chunk) => filesOf(stats.namedChunkGroups?.[chunk])));
  return [
    ...first.map(tagFor),
    ...[...later]
      .filter((file) => !first.includes(file))
      .map(
        (file) =>
          `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/host/${file}">`,
      ),
  ];
}
