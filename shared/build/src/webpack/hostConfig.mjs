import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig } from './baseConfig.mjs';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.mjs';
import { devServer, isServing } from './devServer.mjs';
import { EarlyScriptPlugin } from './EarlyScriptPlugin.mjs';
import { runtimeOptimization } from './federationRuntime.mjs';
import { HostManifestPlugin } from './HostManifestPlugin.mjs';
import { currentRelease, releaseName } from './release.mjs';
import { SharePolicyPlugin } from './SharePolicyPlugin.mjs';
import { sharedModules } from './sharePolicy.mjs';
import { WorkerScriptPlugin } from './WorkerScriptPlugin.mjs';

const HOST_NAME = 'host_shell';
const RUNTIME_PROVIDER = /inject-external-runtime-core-plugin.*\.cjs$/;

/**
 * The webpack configuration of the host: one synchronous entry with everything it shares inside, and nothing
 * of any remote. `import('./bootstrap')`, the usual way, costs five more requests in two more hops.
 *
 * @param {string} dirname The host's folder (`import.meta.dirname`).
 * @param {object} [options]
 * @param {string} [options.entry] Relative to the folder, as is the route table.
 * @param {string} [options.routeTable]
 * @param {string[]} [options.provide] Shared modules that the host itself does not import, for the first page's
 *   remotes: one that no one provides is found missing only when a remote runs, and costs a request in a row.
 * @returns {import('webpack').Configuration}
 */
export function hostConfig(dirname, options = {}) {
  const {
    entry = './src/main.ts',
    early = './src/early/askEarly.ts',
    worker = './src/serviceWorker/worker.ts',
    routeTable = './src/routing/routeTable.ts',
    provide = [],
  } = options;
  const development = isServing();
  const base = baseConfig(dirname, { development });
  const release = currentRelease();
  process.env.MF_BUILD_VERSION = release;
  return {
    ...base,
    entry: { main: [...provide, entry] },
    output: { ...base.output, uniqueName: releaseName(HOST_NAME) },
    plugins: [
      ...(base.plugins ?? []),
      new SharePolicyPlugin(),
      // The plugin that provides the runtime to remotes asks for its CommonJS build, beside the one we run.
      new webpack.NormalModuleReplacementPlugin(RUNTIME_PROVIDER, (resolved) => {
        resolved.request = resolved.request.replace(/\.cjs$/, '.js');
      }),
      new ModuleFederationPlugin({
        name: HOST_NAME,
        shared: sharedModules({ eager: true }),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: runtimeOptimization,
        },
      }),
      new ChunkIntegrityPlugin(),
      new EarlyScriptPlugin({ file: path.join(dirname, early) }),
      new WorkerScriptPlugin({ dirname, file: path.join(dirname, worker) }),
      new HostManifestPlugin({ release, routeTable: path.join(dirname, routeTable) }),
    ],
    ...(development && { devServer: devServer() }),
  };
}
