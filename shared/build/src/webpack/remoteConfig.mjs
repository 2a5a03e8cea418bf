import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { AdditionsPlugin } from './AdditionsPlugin.mjs';
import { manifestAdditions } from './additions.mjs';
import { baseConfig } from './baseConfig.mjs';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.mjs';
import { devServer, isServing } from './devServer.mjs';
import { runtimeOptimization } from './federationRuntime.mjs';
import { ReleaseManifestPlugin } from './ReleaseManifestPlugin.mjs';
import { RuntimeFallbackPlugin } from './RuntimeFallbackPlugin.mjs';
import { currentRelease, releaseName } from './release.mjs';
import { SharePolicyPlugin } from './SharePolicyPlugin.mjs';
import { neededOfHost, sharedModules } from './sharePolicy.mjs';
import { TypeCheckPlugin } from './TypeCheckPlugin.mjs';

/** Behind webpack's own stages of chunk optimization, the last of which is 10. */
const AFTER_SPLITTING = 11;

/**
 * What a remote's `federation.config.mjs` says, and all that its build differs by from its siblings'.
 * @typedef {object} FederationConfig
 * @property {string} name The remote's name in the contract: `mfe_games`.
 * @property {Record<string, string>} exposes Module name to file: `'./GameEntrance': './src/exposes/…'`.
 * @property {Record<string, object[]>} [calls] By expose: calls that its first render makes (contracts/firstCalls.ts).
 * @property {string} contract The range of contract versions it meets: `^1.0.0`.
 * @property {import('./additions.mjs').OwnRoute[]} [routes] Routes that it brings to the host's table.
 * @property {import('./additions.mjs').MenuEntry[]} [menu] Entries that it brings to the side menu.
 * @property {string} [replaces] The remote of the contract whose place it takes at a merchant: `mfe_promotions`.
 *   What it exposes is then checked against that one's type; it may expose more.
 */

/**
 * The webpack configuration of a remote. Its release comes from `SITE_RELEASE`.
 *
 * @param {string} dirname The remote's folder (`import.meta.dirname`).
 * @param {FederationConfig} federation
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig(dirname, { name, exposes, contract, calls, routes, menu, replaces }) {
  const development = isServing();
  const base = baseConfig(dirname, { development });
  const release = currentRelease();
  // Its name in the discovery document.
  const remote = replaces ?? name;
  // Two releases in one page must not meet in one global variable.
  const container = releaseName(name).replace(/\W/g, '_');
  // The federation plugin has no option for it: it names the runtime's instance after name and this.
  process.env.MF_BUILD_VERSION = release;
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: releaseName(name) },
    plugins: [
      ...(base.plugins ?? []),
      new SharePolicyPlugin(),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:10].js',
        library: { type: 'var', name: container },
        exposes,
        shared: sharedModules({ eager: false }),
        // With version-first, one dead remote would stop the boot of all.
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: true,
        experiments: {
          // The host's: an entry is 9 KB (brotli) instead of 24.
          externalRuntime: true,
          optimization: runtimeOptimization,
        },
      }),
      // A shared package is provided and fallen back to in chunks that become equal only after splitting.
      new webpack.optimize.MergeDuplicateChunksPlugin({ stage: AFTER_SPLITTING }),
      new RuntimeFallbackPlugin({ remote: name, container }),
      new ChunkIntegrityPlugin(),
      new ReleaseManifestPlugin({
        release,
        contract,
        shared: neededOfHost(),
        ...(calls && { calls }),
        ...manifestAdditions(remote, { routes, menu }),
      }),
      ...(routes || menu ? [new AdditionsPlugin(remote, { exposes, routes, menu })] : []),
      ...(development ? [] : [new TypeCheckPlugin(dirname, { name, exposes, replaces })]),
    ],
    ...(development && { devServer: devServer() }),
  };
}
