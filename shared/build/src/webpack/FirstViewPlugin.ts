import { fileURLToPath } from 'node:url';
import { SHARED_CLASSES } from '@site/contracts/federation/firstView';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import { AtOncePlugin } from './AtOncePlugin';
import { baseConfig } from './baseConfig';
import { compileBeside, takeOver } from './compileBeside';

/** The loader that makes files of style sheets: what draws first views needs their class names alone. */
const MAKES_SHEETS = /mini-css-extract-plugin/;
const SHARED_COMPONENTS = fileURLToPath(new URL('../../../ui/src/', import.meta.url));

/**
 * Adds the file that draws a workspace's first views (decision 164): one CommonJS script with all that it needs
 * inside, for whoever composes documents. It is a file of the release like any other, so integrity, signature and
 * budget hold for it; no page loads it.
 */
export class FirstViewPlugin {
  readonly #dirname: string;
  readonly #file: string;

  /** @param file Relative to the folder; its default export is a `FirstViewModule`. */
  constructor(dirname: string, file: string) {
    this.#dirname = dirname;
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstViewPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'FirstViewPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => takeOver(compilation, await compileBeside(configuration(this.#dirname, this.#file))),
      );
    });
  }
}

function configuration(dirname: string, file: string): Configuration {
  const base = baseConfig(dirname, { development: false });
  return {
    ...base,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { firstView: file },
    output: {
      ...base.output,
      // Pictures that a component imports are files of the page's build; nothing is written beside the one script.
      publicPath: '',
      asyncChunks: false,
      clean: false,
      library: { type: 'commonjs2', export: 'default' },
    },
    module: { rules: base.module.rules.flatMap(withClassNames) },
    plugins: [new AtOncePlugin()],
  };
}

/**
 * The rule for style sheets, with their class names alone. Those of shared components begin with `ui` and not with the
 * workspace's name: whose copy of a component a page has is known when its document is composed.
 */
function withClassNames(rule: RuleSetRule): RuleSetRule[] {
  if (!Array.isArray(rule.use)) return [rule];
  const loaders = rule.use.filter((loader) => typeof loader !== 'string' || !MAKES_SHEETS.test(loader));
  const named = (prefix?: string) =>
    loaders.map((loader) => {
      if (typeof loader !== 'object' || typeof loader?.options !== 'object') return loader;
      const { modules } = loader.options;
      const localIdentName = prefix
        ? modules.localIdentName.replace(/^.*?__/, `${prefix}__`)
        : modules.localIdentName;
      return {
        ...loader,
        options: { ...loader.options, modules: { ...modules, localIdentName, exportOnlyLocals: true } },
      };
    });
  return [
    { ...rule, exclude: SHARED_COMPONENTS, use: named() },
    { ...rule, include: SHARED_COMPONENTS, use: named(SHARED_CLASSES) },
  ];
}
