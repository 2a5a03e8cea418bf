import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { federation } from '@module-federation/vite';
import { sharePolicy } from '@site/build/webpack';
import { federated } from './federated';
import type { Built, Peer, Site } from './Peer';
import { exposeId, type Remote, writeImports } from './sources';
import { entryNamed, hostModules, stylesOf, viteBuild } from './viteBuild';

/** Module Federation by Vite as the documentation of its plugin shows it: a remote is named by its entry. */
export const viteFederation: Peer = {
  name: 'vite-federation',
  title: 'Module Federation by Vite',
  ...federated(buildRemote, buildHost),
};

const FILENAME = 'remoteEntry.js';

/** The plugin builds what it has seen when modules are long in coming, as on a busy machine. */
const PARSE_TIMEOUT_S = 300;

/** Of the kit what keeps state for the whole page. */
const KEPT_BY_KIT = ['Dialog', 'PageHeader', 'PictureList', 'Toast', 'firstView'].map(
  (name) => `@site/ui/${name}`,
);

/**
 * What the site shares under a whole name, each once in the page. Of a path with all below it (`@site/contracts/areas/`)
 * the plugin makes modules that read their exports before they have them: of those each remote has its own copy.
 */
const shared = Object.fromEntries([
  ...Object.entries(sharePolicy)
    .filter(([request, { package: name }]) => request === name)
    .map(([request, { range }]) => [request, { singleton: true, requiredVersion: range }]),
  ...KEPT_BY_KIT.map((request) => [request, { singleton: true }]),
]);

async function buildRemote({ root, folder }: Site, remote: Remote): Promise<void> {
  await viteBuild({
    root: path.join(root, remote.folder),
    inputs: { page: await writePage(folder) },
    output: path.join(folder, 'releases', remote.folder),
    plugins: federation({
      name: remote.name,
      filename: FILENAME,
      exposes: { ...remote.exposes },
      shared,
      dts: false,
      moduleParseIdleTimeout: PARSE_TIMEOUT_S,
    }),
  });
}

/** Vite builds a page: a remote that has none of its own gets one with nothing on it. */
async function writePage(folder: string): Promise<string> {
  const file = path.join(folder, 'page.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(file, 'export {};\n');
  return file;
}

async function buildHost({ root, folder, remotes, releasesUrl }: Site): Promise<Built> {
  const imports = await writeImports(
    folder,
    remotes,
    (remote, expose) => `import(${JSON.stringify(exposeId(remote, expose))})`,
  );
  const entries = remotes.map(({ name, folder: release }) => [
    name,
    { type: 'module', name, entry: `${releasesUrl}${release}/${FILENAME}` },
  ]);
  const { chunks } = await viteBuild({
    root: path.join(root, 'host-shell'),
    output: path.join(folder, 'host'),
    inputs: { main: path.join(root, 'host-shell/src/main.ts') },
    plugins: [
      hostModules(root),
      ...federation({
        name: 'host_shell',
        filename: FILENAME,
        remotes: Object.fromEntries(entries),
        shared,
        dts: false,
        moduleParseIdleTimeout: PARSE_TIMEOUT_S,
        // The document is the site's own.
        hostInitInjectLocation: 'entry',
      }),
    ],
    aliases: { 'peer/imports': imports },
  });
  const main = entryNamed(chunks, 'main');
  const tags = [
    ...stylesOf(chunks, main).map((file) => `<link rel="stylesheet" href="/host/${file}">`),
    `<script type="module" src="/host/${main.fileName}"></script>`,
  ];
  return { head: () => tags };
}
