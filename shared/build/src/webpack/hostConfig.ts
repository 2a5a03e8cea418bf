import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './baseConfig';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin';
import { devServer, isServing } from './devServer';
import { FederationIdsPlugin } from './FederationIdsPlugin';
import { FirstViewPlugin } from './FirstViewPlugin';
import { runtimeOptimization } from './federationRuntime';
import { HostManifestPlugin } from './HostManifestPlugin';
import { currentRelease, releaseName } from './release';
import { SharePolicyPlugin } from './SharePolicyPlugin';
import { SideScriptsPlugin } from './SideScriptsPlugin';
import { sharedModules } from './sharePolicy';

const HOST_NAME = 'host_shell';

/**
 * V8 compiles all functions of a script that begins with this on another thread, while the script comes. Nearly all of
 * the entry's run before the first page is there, and one by one they would be compiled in the page's thread
 * (decision 190).
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';
const ENTRY = 'main';
/** Taken out before that, as any comment. */
const ONCE_MINIFIED = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;

const RUNTIME_PROVIDER = /inject-external-runtime-core-plugin.*\.cjs$/;

/** Files are relative to the host's folder. */
interface HostOptions {
  readonly entry?: string;
  readonly early?: string;
  readonly worker?: string;
  /** Draws the frame of first views; without it documents keep their outline. */
  readonly firstView?: string;
  /** Exports `documentKinds`. */
  readonly documents?: string;
  /**
   * Shared modules that the host itself does not import, for the first page's remotes: one that no one provides
   * is found missing only when a remote runs, and costs a request in a row.
   */
  readonly provide?: readonly string[];
}

/**
 * The webpack configuration of the host: one synchronous entry with everything it shares inside, and nothing
 * of any remote. `import('./bootstrap')`, the usual way, costs five more requests in two more hops.
 *
 * @param dirname The host's folder (`import.meta.dirname`).
 */
export function hostConfig(
  dirname: string,
  {
    entry = './src/main.ts',
    early = './src/early/askEarly.ts',
    worker = './src/serviceWorker/worker.ts',
    documents = './src/routing/documentKinds.ts',
    firstView,
    provide = [],
  }: HostOptions = {},
): Configuration {
  const development = isServing();
  const base = baseConfig(dirname, { development });
  const release = currentRelease();
  process.env.MF_BUILD_VERSION = release;
  return {
    ...base,
    entry: { [ENTRY]: [...provide, entry] },
    output: { ...base.output, uniqueName: releaseName(HOST_NAME) },
    plugins: [
      ...base.plugins,
      new SharePolicyPlugin(),
      new FederationIdsPlugin(),
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
      new webpack.BannerPlugin({
        banner: COMPILE_ALL,
        raw: true,
        include: new RegExp(`^${ENTRY}\\..*\\.js$`),
        stage: ONCE_MINIFIED,
      }),
      new ChunkIntegrityPlugin(),
      new SideScriptsPlugin({ dirname, scripts: { early, 'service-worker': worker } }),
      ...(firstView ? [new FirstViewPlugin(dirname, firstView)] : []),
      new HostManifestPlugin({ release, documents: path.join(dirname, documents) }),
    ],
    ...(development && { devServer: devServer() }),
  };
}
