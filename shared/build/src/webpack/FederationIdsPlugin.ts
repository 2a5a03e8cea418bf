import type { Compiler, Module } from 'webpack';

/**
 * Gives the federation plugin's own modules their IDs, before webpack gives the others theirs. Their names have the
 * folder of the checkout in them, which no ID may come from: a release is named after its sources, and the same
 * sources must be the same files wherever they are built.
 */
export class FederationIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = ownId(module, compiler.context);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function ownId(module: Module, context: string): string | null {
  const name = module.identifier();
  if (module.type === 'provide-module') return module.libIdent({ context });
  if (name.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\.\w+\.js/.test(name) ? 'runtime' : null;
}
