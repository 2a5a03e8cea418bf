import path from 'node:path';
import { pageConfig } from '@site/build/webpack';

const here = import.meta.dirname;
const config = pageConfig(here, { entry: './src/main.tsx', title: 'Releases' });
const styles = config.module.rules.find(({ test }) => test.test('tokens.css'));

/** Says what the build was made of, so that it is not made again. */
class SourcesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SourcesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SourcesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset('sources.txt', new sources.RawSource(process.env.SITE_RELEASE ?? '')),
      );
    });
  }
}

export default {
  ...config,
  // The one policy that the page's Content-Security-Policy names: webpack makes it for its own chunks.
  output: { ...config.output, trustedTypes: { policyName: 'console' } },
  module: {
    rules: [
      ...config.module.rules,
      {
        test: /\.tokens\.json$/,
        type: 'javascript/auto',
        // Of the kit's files its package calls style sheets alone effective.
        sideEffects: true,
        use: [...styles.use, path.join(here, 'brandLoader.mjs')],
      },
    ],
  },
  plugins: [...config.plugins, new SourcesPlugin()],
};
