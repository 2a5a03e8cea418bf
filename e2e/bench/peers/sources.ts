import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A remote's sources. */
export interface Remote {
  /** `mfe-games` */
  readonly folder: string;
  /** `mfe_games` */
  readonly name: string;
  /** `./GameEntrance` to the path of a file. */
  readonly exposes: Readonly<Record<string, string>>;
}

/** The remotes of this project. */
export async function readRemotes(root: string): Promise<readonly Remote[]> {
  const folders = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
  return Promise.all(
    folders.map(async (folder) => {
      const file = pathToFileURL(path.join(root, folder, 'federation.config.ts')).href;
      const { default: config } = (await import(file)) as { default: Omit<Remote, 'folder'> };
      const exposes = Object.entries(config.exposes).map(
        ([expose, source]) => [expose, path.join(root, folder, source)] as const,
      );
      return { folder, name: config.name, exposes: Object.fromEntries(exposes) };
    }),
  );
}

/**
 * The same remote with a line more in one module, as its next release.
 *
 * @param folder Where that module is written.
 */
export async function withALineMore(remote: Remote, expose: string, folder: string): Promise<Remote> {
  const file = path.join(folder, `${expose.slice('./'.length)}.ts`);
  const original = JSON.stringify(remote.exposes[expose]);
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `document.documentElement.dataset.release = 'next';\nexport { default } from ${original};\n`,
  );
  return { ...remote, exposes: { ...remote.exposes, [expose]: file } };
}

/**
 * The module `peer/imports` (host/imports.d.ts), by which a host gets what the remotes expose.
 *
 * @param written How the peer writes `import()` of an expose.
 * @returns Its path.
 */
export async function writeImports(
  folder: string,
  remotes: readonly Remote[],
  written: (remote: Remote, expose: string) => string,
): Promise<string> {
  const lines = remotes.flatMap((remote) =>
    Object.keys(remote.exposes).map(
      (expose) => `  ${JSON.stringify(remote.name + expose)}: () => ${written(remote, expose)},`,
    ),
  );
  const file = path.join(folder, 'imports.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(file, `export const imports = {\n${lines.join('\n')}\n};\n`);
  return file;
}

/** As a share and an import map name it: `mfe_games/GameEntrance`. */
export function exposeId({ name }: Remote, expose: string): string {
  return `${name}/${expose.slice('./'.length)}`;
}

const OWN = path.join(import.meta.dirname, 'host');
/** Modules of the host that load its remotes: a peer has its own of them, in `host/`. */
const REPLACED = /^[.]+\/(?:.+\/)?(loadModule|startFederation|prefetch|runtime)$/;

/**
 * The peers' own module in the place of the host's.
 *
 * @param request As it is written in the host: `../loading/runtime`.
 * @param importer Folder of the module that asks.
 */
export function replacement(root: string, request: string, importer: string): string | undefined {
  const [, name] = REPLACED.exec(request) ?? [];
  const isOfHost = importer.startsWith(path.join(root, 'host-shell/src'));
  return name && isOfHost ? path.join(OWN, `${name}.ts`) : undefined;
}
