import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sharePolicy } from '@site/build/webpack';
import type { Peer, Site } from './Peer';
import { exposeId, type Remote, writeImports } from './sources';
import { entryNamed, hostModules, stylesOf, viteBuild, withImports } from './viteBuild';

/**
 * Native modules with an import map, as single-spa and native federation do: the browser loads what is shared, and what
 * remotes expose, by bare names that the document maps to files. No runtime of a federation is in it. The files are by Vite.
 */
export const importMaps: Peer = {
  name: 'import-maps',
  title: 'import maps',
  async build(site) {
    const used = new Set<string>();
    const remotes: Record<string, string> = {};
    for (const remote of site.remotes) Object.assign(remotes, await buildRemote(site, remote, used));
    const host = await buildHost(site, used);
    const shared = await buildShared(site, used);
    // As Vite itself writes it for an entry: what the first script imports is fetched with it.
    const preloads = new Set([...host.preloads, ...host.needs.flatMap((name) => shared.filesOf(name))]);
    const tags = [
      ...[...preloads].map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      ...[...shared.styles, ...host.styles].map((href) => `<link rel="stylesheet" href="${href}">`),
      `<script type="module" src="${host.entry}"></script>`,
    ];
    return { head: () => tags, imports: { ...shared.imports, ...remotes } };
  },
  async release(site, remote, before) {
    return { ...before, imports: { ...before.imports, ...(await buildRemote(site, remote, new Set())) } };
  },
};

/** @param used Gets the names of what is shared and imported here. */
const sharedInto = (used: Set<string>) => (id: string) => {
  const isShared =
    !id.endsWith('.css') &&
    Object.keys(sharePolicy).some((name) => (name.endsWith('/') ? id.startsWith(name) : id === name));
  if (isShared) used.add(id);
  return isShared;
};

/** @returns What the import map says of it. */
async function buildRemote(site: Site, remote: Remote, used: Set<string>): Promise<Record<string, string>> {
  const { chunks } = await viteBuild({
    root: path.join(site.root, remote.folder),
    output: path.join(site.folder, 'releases', remote.folder),
    inputs: await writeEntries(site, remote),
    external: sharedInto(used),
  });
  return Object.fromEntries(
    Object.keys(remote.exposes).map((expose) => {
      const { fileName } = entryNamed(chunks, expose.slice('./'.length));
      return [exposeId(remote, expose), `${site.releasesUrl}${remote.folder}/${fileName}`];
    }),
  );
}

/** Modules that import what is exposed, by which Vite gets the style sheets of it at the same time. */
async function writeEntries(site: Site, remote: Remote): Promise<Record<string, string>> {
  const folder = path.join(site.folder, 'entries', remote.folder);
  await mkdir(folder, { recursive: true });
  const entries = Object.entries(remote.exposes).map(async ([expose, file]) => {
    const name = expose.slice('./'.length);
    const entry = path.join(folder, `${name}.ts`);
    const text = `const loaded = await import(${JSON.stringify(file)});\nexport default loaded.default;\n`;
    await writeFile(entry, text);
    return [name, entry] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function buildHost(site: Site, used: Set<string>) {
  const { root, folder, remotes } = site;
  const imports = await writeImports(
    folder,
    remotes,
    (remote, expose) => `import(${JSON.stringify(exposeId(remote, expose))})`,
  );
  const exposed = new Set(
    remotes.flatMap((remote) => Object.keys(remote.exposes).map((expose) => exposeId(remote, expose))),
  );
  const isShared = sharedInto(used);
  const { chunks } = await viteBuild({
    root: path.join(root, 'host-shell'),
    output: path.join(folder, 'host'),
    inputs: { main: path.join(root, 'host-shell/src/main.ts') },
    plugins: [hostModules(root)],
    external: (id) => exposed.has(id) || isShared(id),
    aliases: { 'peer/imports': imports },
  });
  const main = entryNamed(chunks, 'main');
  const all = [...withImports(chunks, main)];
  return {
    entry: `/host/${main.fileName}`,
    preloads: all.filter((chunk) => chunk !== main).map(({ fileName }) => `/host/${fileName}`),
    styles: stylesOf(chunks, main).map((file) => `/host/${file}`),
    needs: all.flatMap((chunk) => chunk.imports.filter((name) => used.has(name))),
  };
}

/**
 * What is shared, each name as an entry of one build: what they have in common is a chunk of its own. Its style sheets
 * are one for the document, as nobody but a script could ask for them.
 */
async function buildShared({ root, folder }: Site, used: ReadonlySet<string>) {
  const sources = path.join(root, 'host-shell');
  const names = new Map([...used].map((name) => [name, name.replaceAll(/\W+/g, '-')]));
  const inputs = [...names].map(
    async ([name, entry]) => [entry, await asModule(name, sources, path.join(folder, 'entries'))] as const,
  );
  const { chunks, styles } = await viteBuild({
    root: sources,
    output: path.join(folder, 'host/shared'),
    inputs: Object.fromEntries(await Promise.all(inputs)),
    oneStyleSheet: true,
  });
  const address = (file: string) => `/host/shared/${file}`;
  return {
    imports: Object.fromEntries(
      [...names].map(([name, entry]) => [name, address(entryNamed(chunks, entry).fileName)]),
    ),
    styles: styles.map(address),
    filesOf: (name: string) =>
      [...withImports(chunks, entryNamed(chunks, names.get(name) ?? ''))].map(({ fileName }) =>
        address(fileName),
      ),
  };
}

const COMMON_JS = /^react(?:-dom)?(?:\/|$)/;

/** A CommonJS package has no names for an import: they are written down here, as those who publish such modules do. */
async function asModule(name: string, sources: string, folder: string): Promise<string> {
  if (!COMMON_JS.test(name)) return name;
  const require = createRequire(path.join(sources, 'package.json'));
  const names = Object.keys(require(name)).filter((key) => key !== 'default');
  const file = path.join(folder, `${name.replaceAll('/', '-')}.ts`);
  await writeFile(
    file,
    `import all from ${JSON.stringify(require.resolve(name))};\nexport default all;\nexport const { ${names.join(', ')} } = all;\n`,
  );
  return file;
}
