import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';

// The loaders belong to the build presets, which also fix their versions.
const require = createRequire(import.meta.resolve('@site/build/jest'));
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const here = import.meta.dirname;
const DEFAULT_PORT = 8085;

const styles = (modules) => [
  MiniCssExtractPlugin.loader,
  { loader: require.resolve('css-loader'), options: { modules, importLoaders: 1 } },
];

/** Emits the page beside its bundle. */
class ShowcasePage {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShowcasePage', (compilation) => {
      const page = path.join(here, 'index.html');
      compilation.fileDependencies.add(page);
      compilation.hooks.processAssets.tap('ShowcasePage', () => {
        compilation.emitAsset('index.html', new webpack.sources.RawSource(readFileSync(page)));
      });
    });
  }
}

export default (_env, { mode = 'development' }) => ({
  mode,
  context: here,
  entry: { main: './main.tsx' },
  // The page's CSP allows no eval.
  devtool: mode === 'production' ? false : 'source-map',
  output: {
    path: path.join(here, '../dist'),
    filename: '[name].js',
    publicPath: 'auto',
    clean: true,
    trustedTypes: { policyName: 'showcase' },
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      {
        test: /\.module\.css$/,
        use: styles({
          localIdentName: 'ui__[local]_[hash:base64:5]',
          namedExport: false,
          exportLocalsConvention: 'as-is',
        }),
      },
      { test: /\.css$/, exclude: /\.module\.css$/, use: styles(false) },
      {
        test: /\.tokens\.json$/,
        type: 'javascript/auto',
        use: [...styles(false), path.join(here, 'brandLoader.mjs')],
      },
      { test: /\.(?:svg|woff2)$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin(), new ShowcasePage()],
  performance: { hints: false },
  devServer: {
    host: '127.0.0.1',
    port: Number(process.env.UI_PORT ?? DEFAULT_PORT),
    hot: false,
    static: false,
    client: { overlay: false },
  },
});
