import { execFile } from 'node:child_process';
import path from 'node:path';

const WORKER = path.join(import.meta.dirname, 'checkExposes.mjs');

/**
 * Fails a remote's build when an expose does not satisfy its contract's type, is missing, or is not in the
 * contract (FD-017). The check runs beside the compilation, in a process of its own. `SITE_SKIP_TYPES=1`
 * leaves it out for a caller that has already checked.
 */
export class TypeCheckPlugin {
  /** @param {string} dirname @param {{ name: string, exposes: Record<string, string>, replaces?: string }} federation */
  constructor(dirname, federation) {
    this.dirname = dirname;
    this.federation = federation;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (process.env.SITE_SKIP_TYPES === '1') return;
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TypeCheckPlugin', (compilation) => {
      const checked = this.check();
      compilation.hooks.finishModules.tapPromise('TypeCheckPlugin', async () => {
        const fault = await checked;
        if (fault)
          compilation.errors.push(
            new WebpackError(`Contract of ${this.federation.replaces ?? this.federation.name}:\n${fault}`),
          );
      });
    });
  }

  /** @returns {Promise<string>} What is wrong; empty when nothing is. */
  check() {
    const { name, exposes, replaces = '' } = this.federation;
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [WORKER, this.dirname, name, JSON.stringify(exposes), replaces],
        (error, stdout, stderr) => resolve(error ? stdout || stderr || error.message : ''),
      );
    });
  }
}
