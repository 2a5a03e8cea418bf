import type { Compiler } from 'webpack';
import { additionFaults, type Config } from './additionFaults';

/**
 * Fails a remote's build when the routes and menu entries that it brings are not what the contract says, or
 * lead to an expose that is not there (FD-012), and when it has a first view of one that is not. The host would leave them out, and nobody would see why.
 */
export class AdditionsPlugin {
  readonly #remote: string;
  readonly #faults: readonly string[];

  constructor(remote: string, config: Config) {
    this.#remote = remote;
    this.#faults = additionFaults(remote, config);
  }

  apply(compiler: Compiler): void {
    if (this.#faults.length === 0) return;
    const message = [`federation.config.ts of ${this.#remote}:`, ...this.#faults].join('\n');
    compiler.hooks.thisCompilation.tap('AdditionsPlugin', (compilation) => {
      compilation.errors.push(new compiler.webpack.WebpackError(message));
    });
  }
}
