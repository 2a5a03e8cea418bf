import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * The federation runtime asks its plugins how to create the entry's script, but webpack's own loader creates
 * those of chunks and style sheets. This asks the same hooks for them, so that the host sets `integrity`,
 * `crossorigin` and the address in one place, from the manifest, for every file of a release. In a host
 * without such a plugin the elements stay as webpack made them.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\n${adopt(RuntimeGlobals.require, 'createScript', 'script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, { tag }) => `${source}\n${adopt(RuntimeGlobals.require, 'createLink', tag, 'href')}`,
      );
    });
  }
}

/** Statements that run in the remote. */
function adopt(
  require: string,
  hook: 'createScript' | 'createLink',
  element: string,
  address: 'src' | 'href',
): string {
  return [
    `var asked = ${require}.federation.instance.loaderHook.lifecycle.${hook}.emit({ url: ${element}.${address}, attrs: {} });`,
    'if (asked instanceof HTMLElement) {',
    `  ${element}.crossOrigin = asked.crossOrigin;`,
    `  ${element}.integrity = asked.integrity;`,
    `  ${element}.${address} = asked.${address};`,
    '}',
  ].join('\n');
}
