import { FIRST_VIEW_FILE } from '@site/contracts/federation/firstView';
import type { RouteEntry } from '@site/contracts/federation/routes';
import type { Compilation, Compiler } from 'webpack';
import { integrityOf } from '../integrity';
import type { FederationConfig } from './FederationConfig';
import { sharedFiles } from './sharedFiles';
import { isProvidedByEveryHost } from './sharePolicy';

const MANIFEST = 'mf-manifest.json';
const STATISTICS = 'mf-stats.json';
const NEVER_LOADED = /\.(?:map|LICENSE\.txt)$/;

interface MetaData extends Pick<FederationConfig, 'contract' | 'calls' | 'menu'> {
  readonly release: string;
  /** What it needs of a host: range by package. */
  readonly shared: Readonly<Record<string, string>>;
  readonly routes?: readonly RouteEntry[];
  /** Exposes that the file of first views draws. */
  readonly drawn?: readonly string[];
}

/** Of what the federation plugin says of an expose. */
interface Expose {
  readonly assets: Readonly<Record<'js' | 'css', { readonly sync: readonly string[] }>>;
}

/**
 * Completes a release's manifest once every byte of the release is final: the integrity of each asset that
 * a page may load (not source maps and licences), the release, the contract range it meets, what it
 * needs of a host, and what it adds to the host's routes and menu. The manifest travels inside the HTML of every page, so it is written short:
 * no white space, no assets that only a later action loads, and of shared modules only the files of those that
 * a host may not have. The build's statistics, which name the build machine's folders, are left out of the
 * release.
 */
export class ReleaseManifestPlugin {
  readonly #metaData: MetaData;

  constructor(metaData: MetaData) {
    this.#metaData = metaData;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const asset = compilation.getAsset(MANIFEST);
          // A compilation with errors has no manifest; its errors are what the reader needs to see.
          if (!asset) return;
          const manifest = JSON.parse(asset.source.source().toString());
          const { drawn, ...stated } = this.#metaData;
          const integrity = integrityMap(compilation);
          const file = Object.keys(integrity).find((name) => FIRST_VIEW_FILE.test(name));
          const firstView = file && drawn && { firstView: { file, slots: drawn } };
          const metaData = { ...manifest.metaData, ...stated, ...firstView, integrity };
          const exposes = manifest.exposes.map((expose: Expose) => firstAssets(compilation, expose));
          const released = { ...manifest, metaData, shared: [], exposes };
          compilation.updateAsset(MANIFEST, new sources.RawSource(JSON.stringify(released)));
          if (compilation.getAsset(STATISTICS)) compilation.deleteAsset(STATISTICS);
        },
      );
    });
  }
}

function firstAssets(compilation: Compilation, { assets: { js, css }, ...expose }: Expose) {
  return {
    ...expose,
    assets: { js: { sync: js.sync, async: [] }, css: { sync: css.sync, async: [] } },
    shared: sharedFiles(compilation, js.sync, (key) => !isProvidedByEveryHost(key)),
  };
}

function integrityMap(compilation: Compilation): Record<string, string> {
  return Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => name !== MANIFEST && name !== STATISTICS && !NEVER_LOADED.test(name))
      .map(({ name, source }) => [name, integrityOf(source.buffer())] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
