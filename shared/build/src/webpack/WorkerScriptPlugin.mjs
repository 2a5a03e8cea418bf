import webpack from 'webpack';
import { baseConfig } from './baseConfig.mjs';

const NAME = 'service-worker';

/**
 * Adds the service worker's script: a bundle of its own, for it runs beside the pages and shares nothing with
 * them. In the host's own compilation it would carry the federation runtime.
 */
export class WorkerScriptPlugin {
  /** @param {{ dirname: string, file: string }} options The host's folder, and the script's path. */
  constructor({ dirname, file }) {
    this.dirname = dirname;
    this.file = file;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WorkerScriptPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'WorkerScriptPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { assets, fileDependencies, errors } = await bundle(this.dirname, this.file);
          compilation.fileDependencies.addAll(fileDependencies);
          compilation.errors.push(...errors);
          for (const [name, source] of Object.entries(assets)) {
            compilation.emitAsset(name, new sources.RawSource(source.buffer()), { minimized: true });
          }
        },
      );
    });
  }
}

/**
 * @param {string} dirname @param {string} file
 * @returns {Promise<import('webpack').Compilation>}
 */
function bundle(dirname, file) {
  const base = baseConfig(dirname, { development: false });
  const compiler = webpack({
    ...base,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { [NAME]: file },
    output: { ...base.output, filename: `${NAME}.[contenthash:10].js`, clean: false },
  });
  // What it makes is an asset of the host's compilation, which is the one that writes.
  compiler.hooks.shouldEmit.tap('WorkerScriptPlugin', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats.compilation) : reject(error)));
    });
  });
}

/** @param {string} file Name of an asset. */
export function isWorkerScript(file) {
  return new RegExp(`^${NAME}\\.[0-9a-f]{10}\\.js$`).test(file);
}
