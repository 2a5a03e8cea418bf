import { Reason } from '@site/contracts/federation/releaseApi';
import * as z from 'zod/mini';
import { releaseFolder } from '../../product/discovery/names';
import type { Store } from '../../product/store/Store';

/** File of a release that was let past its budgets; others have none. */
export const OVER_BUDGET_FILE = 'over-budget.json';

/** What a release keeps of its having been let past. */
export const OverBudget = z.object({
  reason: Reason,
  over: z.array(z.object({ part: z.string(), bytes: z.int(), budget: z.int() })),
});
export type OverBudget = z.infer<typeof OverBudget>;

/** Why a stored release may be over its budgets; undefined for one that is within them. */
export async function readOverBudget(
  store: Store,
  component: string,
  release: string,
): Promise<OverBudget | undefined> {
  const bytes = await store.readFile(`${releaseFolder(component, release)}/${OVER_BUDGET_FILE}`);
  if (!bytes) return undefined;
  const parsed = z.safeParse(OverBudget, JSON.parse(bytes.toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}
