import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { cssPrefix, readPackage } from './workspace';

const require = createRequire(import.meta.url);

/** What zod says of a fault, in 60 languages: 340 KB that each build would parse, and leave out of every page. */
const ZOD_LOCALES = path.join(path.dirname(require.resolve('zod/package.json')), 'v4/locales/index.js');

/** Browsers of the last three years: what ES2022 and cascade layers need. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4'];

/**
 * What every bundle of the site has in common: TypeScript, CSS Modules, images and fonts, content hashes and
 * no `eval`. Chunks are loaded through the page's default Trusted Types policy, which knows the allowed
 * origins; a policy of webpack's own would let any address pass.
 *
 * @param dirname The workspace's folder.
 */
export function baseConfig(dirname: string, { development }: { development: boolean }) {
  const prefix = cssPrefix(readPackage(dirname).name);
  return {
    context: dirname,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'source-map' : releasedMaps(),
    output: {
      path: path.join(dirname, 'dist'),
      clean: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      sourceMapFilename: 'maps/[file].map',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // A shared chunk that failed once would otherwise answer an empty module ever after.
      strictModuleErrorHandling: true,
      hashFunction: 'sha256',
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: { [ZOD_LOCALES]: false } },
    module: { rules: rules(prefix) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
        // Class names are scoped and rules layered, so the order of two style sheets decides nothing.
        ignoreOrder: true,
      }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      minimizer: [
        // Whose code a file has stands in the file beside it, and no reference to that in each.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: { banner: false },
        }),
        // In this process: it takes less time for all style sheets than another one for its start.
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          parallel: false,
        }),
      ],
    },
    performance: { hints: false },
    // The federation plugin warns, at every build, that `publicPath: 'auto'` does what it is chosen for.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  } satisfies Configuration;
}

/**
 * Beside the assets, not inside them: no page asks for a map unless a developer loads it. `SITE_SKIP_MAPS=1` leaves
 * them out of a build that nobody will look into; the assets are the same.
 */
function releasedMaps() {
  return process.env.SITE_SKIP_MAPS === '1' ? false : 'hidden-source-map';
}

function rules(prefix: string): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        env: { targets: BROWSERS },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // A remote that is served meets the released host's React, which has no development JSX.
          transform: { react: { runtime: 'automatic', development: false } },
        },
      },
    },
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: require.resolve('css-loader'),
          options: {
            modules: {
              auto: /\.module\.css$/,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              // css-loader's own hash ignores the package: two packages could emit one name for two rules.
              localIdentName: `${prefix}__[local]_[hash:base64:5]`,
            },
          },
        },
      ],
    },
    { test: /\.(?:svg|png|jpe?g|webp|avif|gif|woff2)$/, type: 'asset/resource' },
  ];
}
