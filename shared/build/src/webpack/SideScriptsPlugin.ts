import type { Compiler, Configuration } from 'webpack';
import { baseConfig } from './baseConfig';
import { compileBeside, takeOver } from './compileBeside';

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
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SideScriptsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SideScriptsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => takeOver(compilation, await compileBeside(configuration(this.#options))),
      );
    });
  }
}

function configuration({ dirname, scripts }: Options): Configuration {
  const base = baseConfig(dirname, { development: false });
  return {
    ...base,
    devtool: false,
    entry: scripts,
    // One file each: what a service worker would load later cannot be loaded as a page does it.
    output: { ...base.output, asyncChunks: false, clean: false },
  };
}

/** Whether an asset is this script. */
export function isSideScript(name: SideScript, file: string): boolean {
  return new RegExp(`^${name}\\.[0-9a-f]{10}\\.js$`).test(file);
}
