import { fileURLToPath } from 'node:url';
import { isEarlyScript } from './EarlyScriptPlugin.mjs';
import { integrityOf } from './integrity.mjs';
import { readData } from './readData.mjs';
import { readDocumentKinds } from './readDocumentKinds.mjs';
import { providedModules, providedVersions } from './sharedFiles.mjs';
import { neededOfHost } from './sharePolicy.mjs';
import { isWorkerScript } from './WorkerScriptPlugin.mjs';

const MANIFEST = 'host-manifest.json';
const CONTRACT = fileURLToPath(new URL('../../../contracts/src/remoteModules.ts', import.meta.url));
const SCRIPT = /\.js$/;
const STYLE = /\.css$/;
const NEVER_LOADED = /\.(?:map|LICENSE\.txt)$/;

/**
 * Writes `host-manifest.json`, from which the HTML is composed: the host's first scripts and style sheets in
 * order, the integrity of every asset, the shared modules inside, what the host
 * is for remotes (its version of the contract and of what they share), and the kinds of document to compose.
 */
export class HostManifestPlugin {
  /** @param {{ release: string, routeTable: string }} options */
  constructor({ release, routeTable }) {
    this.release = release;
    this.routeTable = routeTable;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HostManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'HostManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const integrity = Object.fromEntries(
            compilation
              .getAssets()
              .filter(({ name }) => !NEVER_LOADED.test(name))
              .map(({ name, source }) => [name, integrityOf(source.buffer())]),
          );
          const first = compilation.entrypoints.get('main')?.getFiles() ?? [];
          /** @param {RegExp} kind */
          const entries = (kind) =>
            first.filter((file) => kind.test(file)).map((file) => ({ file, integrity: integrity[file] }));
          const early = Object.keys(integrity).find(isEarlyScript);
          const worker = Object.keys(integrity).find(isWorkerScript);
          const manifest = {
            release: this.release,
            contract: (await readData(CONTRACT)).CONTRACT_VERSION,
            shared: providedVersions(compilation, Object.keys(neededOfHost())),
            ...(worker && { worker: { file: worker, integrity: integrity[worker] } }),
            ...(early && { early: { file: early, integrity: integrity[early] } }),
            scripts: entries(SCRIPT),
            styles: entries(STYLE),
            provides: [...providedModules(compilation).keys()].sort(),
            documentKinds: await readDocumentKinds(this.routeTable),
            integrity,
          };
          compilation.emitAsset(MANIFEST, new sources.RawSource(JSON.stringify(manifest)));
        },
      );
    });
  }
}
