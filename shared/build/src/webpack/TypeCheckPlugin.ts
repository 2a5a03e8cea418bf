import type { Compiler } from 'webpack';
import { checkExposes } from './checkExposes';
import type { FederationConfig } from './FederationConfig';

/**
 * Fails a remote's build when an expose does not satisfy its contract's type, is missing, or is not in the
 * contract (FD-017). The check runs beside the compilation, in a process of its own. `SITE_SKIP_TYPES=1`
 * leaves it out for a caller that has already checked; `SITE_ALL_TYPES=1` checks every file of the remote.
 */
export class TypeCheckPlugin {
  readonly #dirname: string;
  readonly #federation: FederationConfig;

  constructor(dirname: string, federation: FederationConfig) {
    this.#dirname = dirname;
    this.#federation = federation;
  }

  apply(compiler: Compiler): void {
    const { SITE_SKIP_TYPES, SITE_ALL_TYPES } = process.env;
    if (SITE_SKIP_TYPES === '1') return;
    const { WebpackError } = compiler.webpack;
    const { name, replaces = name } = this.#federation;
    compiler.hooks.thisCompilation.tap('TypeCheckPlugin', (compilation) => {
      const checked = checkExposes(this.#dirname, this.#federation, SITE_ALL_TYPES === '1');
      compilation.hooks.finishModules.tapPromise('TypeCheckPlugin', async () => {
        const fault = await checked;
        if (fault) compilation.errors.push(new WebpackError(`Contract of ${replaces}:\n${fault}`));
      });
    });
  }
}
