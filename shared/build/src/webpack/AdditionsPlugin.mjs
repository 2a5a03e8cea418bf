import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const WORKER = path.join(import.meta.dirname, 'checkAdditions.ts');
const require = createRequire(import.meta.url);

/**
 * Fails a remote's build when the routes and menu entries that it brings are not what the contract says, or
 * lead to an expose that is not there (FD-012). The host would leave them out, and nobody would see why.
 */
export class AdditionsPlugin {
  /**
   * @param {string} remote
   * @param {import('./additions.mjs').Additions & { exposes: Record<string, string> }} config
   */
  constructor(remote, config) {
    this.remote = remote;
    this.config = config;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    /** @type {Promise<string> | undefined} */
    let checked;
    compiler.hooks.thisCompilation.tap('AdditionsPlugin', (compilation) => {
      // The configuration is read once, however often a development server compiles.
      checked ??= this.check();
      compilation.hooks.finishModules.tapPromise('AdditionsPlugin', async () => {
        const fault = await checked;
        if (fault)
          compilation.errors.push(new WebpackError(`federation.config.mjs of ${this.remote}:\n${fault}`));
      });
    });
  }

  /** @returns {Promise<string>} What is wrong; empty when nothing is. */
  check() {
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        ['--import', tsx, WORKER, this.remote, JSON.stringify(this.config)],
        (error, stdout, stderr) => resolve(error ? (stdout || stderr || error.message).trim() : ''),
      );
    });
  }
}
