/*
 * What a release of a remote may weigh, in bytes as they travel (brotli). A remote states its own budgets in
 * `federation.config.ts`; these ceilings hold for all of them (FD-078).
 */

/** Key of the entry script's budget. */
export const ENTRY_BUDGET = 'entry';

/** Key of the budget of the file that draws first views; every other key is an expose. */
export const FIRST_VIEW_BUDGET = 'firstView';

/**
 * What no budget may be above. An entry with a federation runtime of its own, as other bundlers write it, has some
 * 30,000 bytes; the largest module of ours has 50,000. What draws first views never travels to a browser: it has React and its renderer in
 * it, and its ceiling keeps whole pages out.
 */
export const BUDGET_CEILINGS = { entry: 35_000, firstView: 250_000, expose: 60_000 } as const;

/** By `entry`, `firstView` or expose: bytes of its own scripts and style sheets, without the entry and without shared copies. */
export type Budgets = Readonly<Record<string, number>>;

/** The most that a part may weigh where its remote states no budget for it. */
export function ceilingOf(part: string): number {
  return part === ENTRY_BUDGET || part === FIRST_VIEW_BUDGET ? BUDGET_CEILINGS[part] : BUDGET_CEILINGS.expose;
}

/**
 * Checks stated budgets.
 *
 * @param exposes Modules that the remote has.
 * @returns A line for each thing that is wrong with them.
 */
export function budgetFaults(exposes: readonly string[], budgets: Budgets): string[] {
  const parts = [ENTRY_BUDGET, FIRST_VIEW_BUDGET, ...exposes];
  return Object.entries(budgets).flatMap(([part, bytes]) => {
    if (!parts.includes(part)) return [`budgets.${part}: is none of ${parts.join(', ')}`];
    if (!Number.isInteger(bytes) || bytes < 1) return [`budgets.${part}: ${bytes} is no number of bytes`];
    return bytes <= ceilingOf(part)
      ? []
      : [
          `budgets.${part}: ${bytes} is above the ceiling of ${ceilingOf(part)} (shared/build/src/budgets.ts)`,
        ];
  });
}
