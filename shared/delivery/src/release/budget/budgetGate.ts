import { BUDGET_CEILINGS, type Budgets, ceilingOf } from '@site/build/budgets';
import { REMOTE_MANIFEST_FILE, releaseFolder } from '../../product/discovery/names';
import { parseRemoteManifest, readRelease, storedReleases } from '../../product/discovery/releases';
import type { Files, Store } from '../../product/store/Store';
import { Refusal } from '../../refusal';
import { OVER_BUDGET_FILE, type OverBudget } from './overBudget';
import { type Weights, weightsOfBuild, weightsOfRelease } from './weights';

export interface Gated {
  readonly component: string;
  readonly release: string;
  /** The release's files, its manifest among them. */
  readonly files: Files;
  /** What its remote states; a part without one has its ceiling. */
  readonly budgets: Budgets;
  /** Why it may be over its budgets. */
  readonly reason?: string | undefined;
}

/**
 * Lets a remote's release through that is within its budgets, and one that is over them only with a reason, which it
 * then keeps (FD-078).
 *
 * @returns The files to store.
 * @throws Refusal with each figure above its budget, the budget, and the figure of the release before.
 */
export async function throughBudgetGate(store: Store, gated: Gated): Promise<Files> {
  const { component, release, files, budgets, reason } = gated;
  const whose = `${component}@${release}`;
  const text = Buffer.from(files.get(REMOTE_MANIFEST_FILE) ?? '').toString('utf8');
  const over = whatIsOver(await weightsOfBuild(parseRemoteManifest(text, whose), files), budgets);
  if (over.length === 0) return files;
  if (reason === undefined) throw await refusal(store, gated, over);
  const kept: OverBudget = { reason, over };
  return new Map([...files, [OVER_BUDGET_FILE, Buffer.from(`${JSON.stringify(kept, undefined, 2)}\n`)]]);
}

function whatIsOver(weights: Weights, budgets: Budgets): OverBudget['over'] {
  return [...weights]
    .map(([part, bytes]) => ({ part, bytes, budget: budgets[part] ?? ceilingOf(part) }))
    .filter(({ bytes, budget }) => bytes > budget);
}

async function refusal(store: Store, gated: Gated, over: OverBudget['over']): Promise<Refusal> {
  const { component, release, budgets } = gated;
  const before = await releaseBefore(store, component, release);
  const lines = over.map(({ part, bytes, budget }) => {
    const what = part in budgets ? 'its budget is' : 'without a budget the ceiling is';
    const had = before?.weights.get(part);
    const then = before && `${before.release} had ${had === undefined ? 'none of it' : figure(had)}`;
    return `  ${part} has ${figure(bytes)} bytes, ${what} ${figure(budget)}; ${then ?? 'there is no release before'}.`;
  });
  return new Refusal(
    [
      `${component}@${release} weighs more than its budgets:`,
      ...lines,
      `Make it smaller, or raise "budgets" in its federation.config.ts (at most ${figure(BUDGET_CEILINGS.entry)} for the entry, ${figure(BUDGET_CEILINGS.expose)} for a module), or release it with --over-budget "reason".`,
    ].join('\n'),
    'release.over.budget',
  );
}

/** What the release that was stored last weighs. */
async function releaseBefore(store: Store, component: string, release: string) {
  const others = (await storedReleases(store, component)).filter((id) => id !== release);
  const times = await Promise.all(
    others.map(
      async (id) => [id, (await store.storedAt(releaseFolder(component, id)))?.getTime() ?? 0] as const,
    ),
  );
  const [last] = times.sort(([, one], [, other]) => other - one);
  if (!last) return undefined;
  const stored = await readRelease(store, component, last[0]);
  return { release: stored.release, weights: await weightsOfRelease(store, stored) };
}

/** `13 349`: with a thin gap, so that bytes can be compared by eye. */
function figure(bytes: number): string {
  return bytes.toLocaleString('en').replaceAll(',', ' ');
}
