import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/**
 * The federation runtime asks its plugins how to create the entry's script, but webpack's own loader creates
 * those of chunks and style sheets. This asks the same hooks for them, so that the host sets `integrity` and
 * `crossorigin` in one place, from the manifest, for every file of a release. In a host without such a
 * plugin the elements stay as webpack made them.
 */
export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\n${adopt(RuntimeGlobals.require, 'createScript', 'script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, { tag }) => `${source}\n${adopt(RuntimeGlobals.require, 'createLink', tag, `${tag}.href`)}`,
      );
    });
  }
}

/**
 * Statements that run in the remote.
 * @param {string} require @param {'createScript' | 'createLink'} hook @param {string} element @param {string} url
 */
function adopt(require, hook, element, url) {
  return [
    `var asked = ${require}.federation.instance.loaderHook.lifecycle.${hook}.emit({ url: ${url}, attrs: {} });`,
    'if (asked instanceof HTMLElement) {',
    `  ${element}.crossOrigin = asked.crossOrigin;`,
    `  ${element}.integrity = asked.integrity;`,
    '}',
  ].join('\n');
}
