import type { Compiler, javascript } from 'webpack';

/** Packs of texts are loaded by language, which a first view has. */
const TEXTS = /\.json$/;
const REFUSAL = 'Promise.reject(new Error("A first view loads nothing later"))';

/**
 * Leaves out of a bundle the scripts that its modules load later: a first view is drawn in one go, of what is there at
 * once, and shows in the place of the others what a page shows while they load.
 */
export class AtOncePlugin {
  apply(compiler: Compiler): void {
    const { ConstDependency } = compiler.webpack.dependencies;
    compiler.hooks.compilation.tap('AtOncePlugin', (_compilation, { normalModuleFactory }) => {
      const refuse = (parser: javascript.JavascriptParser) =>
        parser.hooks.importCall.tap('AtOncePlugin', ({ source, range }) => {
          const asked = parser.evaluateExpression(source);
          if (!range || (asked.isString() && TEXTS.test(asked.string ?? ''))) return;
          parser.state.module.addPresentationalDependency(new ConstDependency(REFUSAL, range));
          return true;
        });
      for (const type of ['javascript/auto', 'javascript/esm', 'javascript/dynamic'] as const)
        normalModuleFactory.hooks.parser.for(type).tap('AtOncePlugin', refuse);
    });
  }
}
