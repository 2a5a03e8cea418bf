import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Compiler } from 'webpack';
import type { FederationConfig } from './FederationConfig';

const WORKER = path.join(import.meta.dirname, 'checkExposes.ts');

/**
 * Fails a remote's build when an expose does not satisfy its contract's type, is missing, or is not in the
 * contract (FD-017). The check runs beside the compilation, in a process of its own. `SITE_SKIP_TYPES=1`
 * leaves it out for a caller that has already checked.
 */
export class TypeCheckPlugin {
  readonly #dirname: string;
  readonly #federation: FederationConfig;

  constructor(dirname: string, federation: FederationConfig) {
    this.#dirname = dirname;
    this.#federation = federation;
  }

  apply(compiler: Compiler): void {
    if (process.env.SITE_SKIP_TYPES === '1') return;
    const { WebpackError } = compiler.webpack;
    const { name, replaces = name } = this.#federation;
    compiler.hooks.thisCompilation.tap('TypeCheckPlugin', (compilation) => {
      const checked = this.#check();
      compilation.hooks.finishModules.tapPromise('TypeCheckPlugin', async () => {
        const fault = await checked;
        if (fault) compilation.errors.push(new WebpackError(`Contract of ${replaces}:\n${fault}`));
      });
    });
  }

  /** @returns What is wrong; empty when nothing is. */
  #check(): Promise<string> {
    const { name, exposes, replaces = '' } = this.#federation;
    const tsx = import.meta.resolve('tsx');
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        ['--import', tsx, WORKER, this.#dirname, name, JSON.stringify(exposes), replaces],
        (error, stdout, stderr) => resolve(error ? stdout || stderr || error.message : ''),
      );
    });
  }
}
