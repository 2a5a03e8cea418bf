import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/**
 * The federation runtime asks its plugins how to create the entry's script, but webpack's own loader creates
 * those of chunks and style sheets. This asks the same hooks for them, so that the host sets `integrity`,
 * `crossorigin` and the address in one place, from the manifest, for every file of a release. In a host
 * without such a plugin the elements stay as webpack made them.
 */
export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
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

/**
 * Statements that run in the remote.
 * @param {string} require @param {'createScript' | 'createLink'} hook
 * @param {string} element @param {'src' | 'href'} address
 */
function adopt(require, hook, element, address) {
  return [
    `var asked = ${require}.federation.instance.loaderHook.lifecycle.${hook}.emit({ url: ${element}.${address}, attrs: {} });`,
    'if (asked instanceof HTMLElement) {',
    `  ${element}.crossOrigin = asked.crossOrigin;`,
    `  ${element}.integrity = asked.integrity;`,
    `  ${element}.${address} = asked.${address};`,
    '}',
  ].join('\n');
}
