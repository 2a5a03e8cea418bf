import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { AdditionsPlugin } from './AdditionsPlugin';
import { BudgetsPlugin } from './BudgetsPlugin';
import { baseConfig } from './baseConfig';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin';
import { devServer, isServing } from './devServer';
import type { FederationConfig } from './FederationConfig';
import { FederationIdsPlugin } from './FederationIdsPlugin';
import { FirstViewPlugin } from './FirstViewPlugin';
import { runtimeOptimization } from './federationRuntime';
import { ReleaseManifestPlugin } from './ReleaseManifestPlugin';
import { RuntimeFallbackPlugin } from './RuntimeFallbackPlugin';
import { currentRelease, releaseName } from './release';
import { SharePolicyPlugin } from './SharePolicyPlugin';
import { neededOfHost, sharedModules } from './sharePolicy';
import { TypeCheckPlugin } from './TypeCheckPlugin';

/** Behind webpack's own stages of chunk optimization, the last of which is 10. */
const AFTER_SPLITTING = 11;

/**
 * The webpack configuration of a remote, from its `federation.config.ts`. Its release comes from `SITE_RELEASE`.
 *
 * @param dirname The remote's folder (`import.meta.dirname`).
 */
export async function remoteConfig(dirname: string): Promise<Configuration> {
  const federation = await readFederationConfig(dirname);
  const { name, exposes, contract, calls, firstView, routes, menu, replaces } = federation;
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
      ...base.plugins,
      new SharePolicyPlugin(),
      new FederationIdsPlugin(),
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
        ...(routes && { routes: routes.map((route) => ({ remote, ...route })) }),
        ...(menu && { menu }),
        ...(firstView && { drawn: firstView.slots }),
      }),
      ...(firstView ? [new FirstViewPlugin(dirname, firstView.file)] : []),
      new AdditionsPlugin(remote, federation),
      new BudgetsPlugin(federation),
      ...(development ? [] : [new TypeCheckPlugin(dirname, federation)]),
    ],
    ...(development && { devServer: devServer() }),
  };
}

async function readFederationConfig(dirname: string): Promise<FederationConfig> {
  const file = pathToFileURL(path.join(dirname, 'federation.config.ts'));
  const { default: config }: { default: FederationConfig } = await import(file.href);
  return config;
}
