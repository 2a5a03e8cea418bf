import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharePolicy } from '@site/build/webpack';
import { federated } from './federated';
import type { Built, Peer, Site } from './Peer';
import { exposeId, type Remote, writeImports } from './sources';
import { filesOf, peerConfig, remoteFolder, replaceHostModules, runWebpack, tagFor } from './webpackBuild';

/**
 * Module Federation as its documentation shows it: the host names the manifests of its remotes, begins by
 * `import('./bootstrap')`, and every option that may be left out is. So manifests are fetched over the wire, what is
 * shared is chosen version-first, and each remote brings the runtime.
 */
export const moduleFederation: Peer = {
  name: 'module-federation',
  title: 'Module Federation',
  ...federated(buildRemote, buildHost),
};

/**
 * What the site shares, each once in the page, as the documentation writes it. Of the host it is eager: the runtime lets a
 * remote put its own copy in the place of one that is still loading, and home then had two Reacts and showed nothing.
 */
const shared = ({ eager }: { eager: boolean }) =>
  Object.fromEntries(
    Object.entries(sharePolicy).map(([request, { package: packageName, range, several = false }]) => [
      request,
      { packageName, singleton: !several, requiredVersion: range, eager },
    ]),
  );

/** Types of remotes are of no use in a browser. */
const WITHOUT_TYPES = { dts: false } as const;

async function buildRemote({ root, folder }: Site, remote: Remote): Promise<void> {
  const base = peerConfig(remoteFolder(root, remote), path.join(folder, 'releases', remote.folder));
  await runWebpack({
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: remote.name },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: remote.name,
        filename: 'remoteEntry.js',
        exposes: { ...remote.exposes },
        shared: shared({ eager: false }),
        ...WITHOUT_TYPES,
      }),
    ],
  });
}

async function buildHost({ root, folder, remotes, releasesUrl }: Site): Promise<Built> {
  const imports = await writeImports(
    folder,
    remotes,
    (remote, expose) => `import(${JSON.stringify(exposeId(remote, expose))})`,
  );
  const sources = path.join(root, 'host-shell');
  const entry = await writeBootstrap(folder, path.join(sources, 'src/main.ts'));
  const base = peerConfig(sources, path.join(folder, 'host'));
  const manifests = remotes.map(({ name, folder: release }) => [
    name,
    `${name}@${releasesUrl}${release}/mf-manifest.json`,
  ]);
  const stats = await runWebpack({
    ...base,
    entry: { main: entry },
    output: { ...base.output, publicPath: '/host/', uniqueName: 'host_shell' },
    resolve: { ...base.resolve, alias: { 'peer/imports': imports } },
    plugins: [
      ...base.plugins,
      replaceHostModules(root),
      new ModuleFederationPlugin({
        name: 'host_shell',
        remotes: Object.fromEntries(manifests),
        shared: shared({ eager: true }),
        ...WITHOUT_TYPES,
      }),
    ],
  });
  const tags = filesOf(stats.entrypoints?.main).map(tagFor);
  return { head: () => tags };
}

/** What is shared may be used only once the runtime has it: the documentation's first script imports the rest. */
async function writeBootstrap(folder: string, main: string): Promise<string> {
  const file = path.join(folder, 'index.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(file, `import(${JSON.stringify(main)});\n`);
  return file;
}
