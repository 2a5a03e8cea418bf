import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

/**
 * Adds the script that a document runs before any other: one TypeScript file that imports nothing, transpiled
 * by itself. In the main bundle it would come too late, and as an entry of its own it would carry the
 * federation runtime.
 */
export class EarlyScriptPlugin {
  /** @param {{ file: string }} options Path of the TypeScript file. */
  constructor({ file }) {
    this.file = file;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EarlyScriptPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tapPromise(
        { name: 'EarlyScriptPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { code } = await transform(await readFile(this.file, 'utf8'), {
            filename: this.file,
            swcrc: false,
            minify: true,
            isModule: true,
            jsc: {
              parser: { syntax: 'typescript' },
              target: 'es2022',
              minify: { compress: true, mangle: true },
            },
          });
          // Its names must not become names of the page, and what marked it as a module is no script.
          const script = `(()=>{${code.replace(/export\s*\{\};?\s*$/, '')}})();`;
          const hash = createHash('sha256').update(script).digest('hex').slice(0, 10);
          compilation.emitAsset(`early.${hash}.js`, new sources.RawSource(script), { minimized: true });
        },
      );
    });
  }
}

/** @param {string} file Name of an asset. */
export function isEarlyScript(file) {
  return /^early\.[0-9a-f]{10}\.js$/.test(file);
}
