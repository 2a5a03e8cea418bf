import webpack, { type Compilation, type Compiler } from 'webpack';
import { baseConfig } from './baseConfig';

/**
 * Scripts of the host beside its own bundle: `early` is what a document runs before any other, `service-worker`
 * runs beside the pages.
 */
type SideScript = 'early' | 'service-worker';

interface Options {
  /** The host's folder. */
  readonly dirname: string;
  /** File of each script, relative to the folder. */
  readonly scripts: Readonly<Record<SideScript, string>>;
}

/**
 * Adds the host's side scripts, each of them one classic script that shares nothing with the page. They are a
 * compilation of their own: in the host's they would carry the federation runtime.
 */
export class SideScriptsPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SideScriptsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SideScriptsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { assets, fileDependencies, errors } = await bundle(this.#options);
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

function bundle({ dirname, scripts }: Options): Promise<Compilation> {
  const base = baseConfig(dirname, { development: false });
  const compiler = webpack({
    ...base,
    devtool: false,
    entry: scripts,
    // One file each: what a service worker would load later cannot be loaded as a page does it.
    output: { ...base.output, asyncChunks: false, clean: false },
  });
  // What it makes are assets of the host's compilation, which is the one that writes.
  compiler.hooks.shouldEmit.tap('SideScriptsPlugin', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats.compilation) : reject(error)));
    });
  });
}

/** Whether an asset is this script. */
export function isSideScript(name: SideScript, file: string): boolean {
  return new RegExp(`^${name}\\.[0-9a-f]{10}\\.js$`).test(file);
}
