import { pathToFileURL } from 'node:url';
import { FIRST_VIEW_FILE } from '@site/contracts/federation/firstView';
import { CONTRACT_VERSION } from '@site/contracts/federation/remoteModules';
import type { Compiler } from 'webpack';
import { integrityOf } from '../integrity';
import { isSideScript } from './SideScriptsPlugin';
import { providedModules, providedVersions } from './sharedFiles';
import { neededOfHost } from './sharePolicy';

const MANIFEST = 'host-manifest.json';
const SCRIPT = /\.js$/;
const STYLE = /\.css$/;
const NEVER_LOADED = /\.(?:map|LICENSE\.txt)$/;

interface Options {
  readonly release: string;
  /** Path of documentKinds.ts. */
  readonly documents: string;
}

/**
 * Writes `host-manifest.json`, from which the HTML is composed: the host's first scripts and style sheets in
 * order, the integrity of every asset, the shared modules inside, what the host
 * is for remotes (its version of the contract and of what they share), and the kinds of document to compose.
 */
export class HostManifestPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
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
          const withIntegrity = (file: string) => ({ file, integrity: integrity[file] });
          const first = compilation.entrypoints.get('main')?.getFiles() ?? [];
          const early = Object.keys(integrity).find((file) => isSideScript('early', file));
          const firstView = Object.keys(integrity).find((file) => FIRST_VIEW_FILE.test(file));
          const worker = Object.keys(integrity).find((file) => isSideScript('service-worker', file));
          const manifest = {
            release: this.#options.release,
            contract: CONTRACT_VERSION,
            shared: providedVersions(compilation, Object.keys(neededOfHost())),
            ...(worker && { worker: withIntegrity(worker) }),
            ...(firstView && { firstView: withIntegrity(firstView) }),
            ...(early && { early: withIntegrity(early) }),
            scripts: first.filter((file) => SCRIPT.test(file)).map(withIntegrity),
            styles: first.filter((file) => STYLE.test(file)).map(withIntegrity),
            provides: [...providedModules(compilation).keys()].sort(),
            documentKinds: await readDocumentKinds(this.#options.documents),
            integrity,
          };
          compilation.emitAsset(MANIFEST, new sources.RawSource(JSON.stringify(manifest)));
        },
      );
    });
  }
}

/** The documents that are composed ahead for each merchant: which paths each answers, and what its first page loads. */
async function readDocumentKinds(file: string): Promise<unknown[]> {
  const { documentKinds }: { documentKinds?: unknown } = await import(pathToFileURL(file).href);
  if (!Array.isArray(documentKinds)) throw new Error(`${file} does not export documentKinds`);
  return documentKinds;
}
