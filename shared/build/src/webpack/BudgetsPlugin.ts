import type { Compiler } from 'webpack';
import { type Budgets, budgetFaults } from '../budgets';
import type { FederationConfig } from './FederationConfig';

/** Where a build leaves the budgets that it was given, for whoever releases it; no part of the release. */
export const BUDGETS_FILE = 'site.budgets.json';

/**
 * Writes the budgets of a remote beside its build, and fails the build when one is for nothing or above its ceiling
 * (FD-078). What the build weighs is looked at when it is released.
 */
export class BudgetsPlugin {
  readonly #federation: FederationConfig;

  constructor(federation: FederationConfig) {
    this.#federation = federation;
  }

  apply(compiler: Compiler): void {
    const { name, exposes, budgets = {} } = this.#federation;
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const faults = budgetFaults(Object.keys(exposes), budgets);
    compiler.hooks.thisCompilation.tap('BudgetsPlugin', (compilation) => {
      if (faults.length > 0) {
        const message = [`federation.config.ts of ${name}:`, ...faults].join('\n');
        compilation.errors.push(new WebpackError(message));
      }
      compilation.hooks.processAssets.tap(
        // After the integrity of all that is released was taken.
        { name: 'BudgetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => compilation.emitAsset(BUDGETS_FILE, new sources.RawSource(written(budgets))),
      );
    });
  }
}

function written(budgets: Budgets): string {
  return JSON.stringify({ budgets });
}
