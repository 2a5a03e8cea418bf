/*
 * Builds a remote as a team outside of this project does by webpack, with the settings of docs/teams.md, "Built by
 * another bundler": `node webpackRemote.mjs <out> <kind[=name] …>`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// The packages are those of our own builds.
const ours = createRequire(createRequire(import.meta.url).resolve('@site/build/webpack'));
const webpack = ours('webpack');
const MiniCssExtractPlugin = ours('mini-css-extract-plugin');
const { ModuleFederationPlugin } = ours('@module-federation/enhanced/webpack');

/** A page, and what of it comes late. */
const SOURCES = {
  'ClubPage.js': `
    import { createElement, lazy, Suspense } from 'react';
    import './page.css';
    const More = lazy(() => import('./More.js'));
    export default function ClubPage() {
      const more = createElement(Suspense, null, createElement(More));
      return createElement('section', { className: 'club' }, 'Club', more);
    }`,
  'page.css': '.club { color: rgb(1, 2, 3) }',
  'More.js': `
    import { createElement } from 'react';
    import './more.css';
    export default function More() {
      return createElement('p', { className: 'more' }, 'More of it');
    }`,
  'more.css': '.more { color: rgb(4, 5, 6) }',
};

const DEFAULT_NAME = 'mfe_club';

/** As the site loads it: the host checks each module before one runs. */
const ES_MODULES = {
  experiments: { outputModule: true },
  output: { module: true, chunkFormat: 'module', chunkLoading: 'import' },
};
const library = { type: 'module' };

const federation = (name) => ({
  name,
  filename: 'remoteEntry.js',
  exposes: { './ClubPage': './ClubPage.js' },
  shared: { react: { singleton: true, requiredVersion: '^19.0.0', import: false } },
});
const enhanced = (name, options) =>
  new ModuleFederationPlugin({ ...federation(name), manifest: true, dts: false, ...options });
/** webpack's own, which writes no manifest. */
const own = (name) => new webpack.container.ModuleFederationPlugin({ ...federation(name), library });

const KINDS = {
  scripts: (name) => ({ federation: enhanced(name) }),
  modules: (name) => ({ ...ES_MODULES, federation: enhanced(name, { library }) }),
  container: (name) => ({ ...ES_MODULES, federation: own(name) }),
  evaluated: (name) => ({ ...ES_MODULES, federation: own(name), devtool: 'eval' }),
};

const [out, ...kinds] = process.argv.slice(2);
const sources = path.resolve(out, 'sources');
mkdirSync(sources, { recursive: true });
for (const [file, text] of Object.entries(SOURCES)) writeFileSync(path.join(sources, file), text);

const configurations = kinds.map((given) => {
  const [kind, name = DEFAULT_NAME] = given.split('=');
  const { federation, output, ...others } = KINDS[kind](name);
  return {
    context: sources,
    mode: 'production',
    devtool: false,
    entry: {},
    ...others,
    output: {
      path: path.resolve(out, kind),
      uniqueName: name,
      // Its files lie beside the entry, wherever that is.
      publicPath: 'auto',
      chunkFilename: '[name].[contenthash].js',
      ...output,
    },
    module: {
      rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, ours.resolve('css-loader')] }],
    },
    plugins: [federation, new MiniCssExtractPlugin({ filename: '[contenthash].css' })],
    infrastructureLogging: { level: 'error' },
  };
});

webpack(configurations, (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  process.stderr.write(`${error ?? stats.toString({ preset: 'errors-only' })}\n`);
  process.exitCode = 1;
});
