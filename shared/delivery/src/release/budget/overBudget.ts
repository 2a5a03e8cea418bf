import * as z from 'zod/mini';
import { releaseFolder } from '../../product/discovery/names';
import type { Store } from '../../product/store/Store';
import { Refusal } from '../../refusal';

/** File of a release that was let past its budgets; others have none. */
export const OVER_BUDGET_FILE = 'over-budget.json';

const MAX_LENGTH = 200;

/** Why somebody did what a rule forbids: one line, without characters that a terminal obeys. */
const Reason = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_LENGTH), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u));

/** What a release keeps of its having been let past. */
export const OverBudget = z.object({
  reason: Reason,
  over: z.array(z.object({ part: z.string(), bytes: z.int(), budget: z.int() })),
});
export type OverBudget = z.infer<typeof OverBudget>;

/**
 * @param option For the message: `--over-budget`.
 * @throws Refusal when it is no reason that others could read.
 */
export function parseReason(option: string, text: string): string {
  const reason = z.safeParse(Reason, text);
  if (reason.success) return reason.data;
  throw new Refusal(`${option} wants a reason: one line of 1 to ${MAX_LENGTH} characters.`);
}

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
