import type { Compiler } from 'webpack';
import { brokenRange } from './sharePolicy';

/**
 * Fails the build when a shared package that it brings along, by its own import or by another package's, is
 * of a version that the share policy does not allow (FD-002). Without it the fault would show only in the
 * browser, when the host's copy is refused.
 */
export class SharePolicyPlugin {
  apply(compiler: Compiler): void {
    const { NormalModule, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SharePolicyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SharePolicyPlugin', (modules) => {
        const messages = new Set<string>();
        for (const module of modules) {
          if (!(module instanceof NormalModule)) continue;
          const { name, version } = module.resourceResolveData?.descriptionFileData ?? {};
          if (typeof name !== 'string' || typeof version !== 'string') continue;
          const wanted = brokenRange(name, version);
          if (wanted) messages.add(`Share policy: ${name} must be ${wanted}, found ${version}.`);
        }
        for (const message of messages) compilation.errors.push(new WebpackError(message));
      });
    });
  }
}
