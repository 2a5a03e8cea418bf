import { integrityOf } from './integrity.mjs';
import { sharedFiles } from './sharedFiles.mjs';
import { isProvidedByEveryHost } from './sharePolicy.mjs';

const MANIFEST = 'mf-manifest.json';
const STATISTICS = 'mf-stats.json';
const NEVER_LOADED = /\.(?:map|LICENSE\.txt)$/;

/**
 * Completes a release's manifest once every byte of the release is final: the integrity of each asset that
 * a page may load (not source maps and licences), the release, the contract range it meets, what it
 * needs of a host, and what it adds to the host's routes and menu. The manifest travels inside the HTML of every page, so it is written short:
 * no white space, no assets that only a later action loads, and of shared modules only the files of those that
 * a host may not have. The build's statistics, which name the build machine's folders, are left out of the
 * release.
 */
export class ReleaseManifestPlugin {
  /** @param {{ release: string, contract: string, shared: Record<string, string>, calls?: Record<string, object[]>, routes?: object[], menu?: object[] }} metaData */
  constructor(metaData) {
    this.metaData = metaData;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const asset = compilation.getAsset(MANIFEST);
          // A compilation with errors has no manifest; its errors are what the reader needs to see.
          if (!asset) return;
          const manifest = JSON.parse(asset.source.source().toString());
          const metaData = { ...manifest.metaData, ...this.metaData, integrity: integrityMap(compilation) };
          const exposes = manifest.exposes.map((expose) => firstAssets(compilation, expose));
          const released = { ...manifest, metaData, shared: [], exposes };
          compilation.updateAsset(MANIFEST, new sources.RawSource(JSON.stringify(released)));
          if (compilation.getAsset(STATISTICS)) compilation.deleteAsset(STATISTICS);
        },
      );
    });
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {{ assets: { js: { sync: string[] }, css: { sync: string[] } } }} expose
 */
function firstAssets(compilation, { assets: { js, css }, ...expose }) {
  return {
    ...expose,
    assets: { js: { sync: js.sync, async: [] }, css: { sync: css.sync, async: [] } },
    shared: sharedFiles(compilation, js.sync, (key) => !isProvidedByEveryHost(key)),
  };
}

/** @param {import('webpack').Compilation} compilation @returns {Record<string, string>} */
function integrityMap(compilation) {
  return Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => name !== MANIFEST && name !== STATISTICS && !NEVER_LOADED.test(name))
      .map(({ name, source }) => [name, integrityOf(source.buffer())])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
