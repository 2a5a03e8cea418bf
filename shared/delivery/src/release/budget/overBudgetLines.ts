import type { Deployment } from '../../product/deploy/deployments';
import type { Store } from '../../product/store/Store';
import { type OverBudget, readOverBudget } from './overBudget';

/** A release that weighs more than its budgets, and why it may. */
export interface LetPast extends OverBudget {
  readonly component: string;
  readonly release: string;
}

/** What of the remotes that a deployment changed was let past its budgets (FD-078). */
export async function letPastBudget(
  store: Store,
  { changes, remotes }: Pick<Deployment, 'changes' | 'remotes'>,
): Promise<LetPast[]> {
  const found = await Promise.all(
    changes
      .flatMap(({ component: remote }) => remotes[remote] ?? [])
      .map(async ({ component, release }) => {
        const kept = await readOverBudget(store, component, release);
        return kept && { component, release, ...kept };
      }),
  );
  return found.filter((one) => one !== undefined);
}

/** `mfe-games@1.5.0 is over its budget (entry 14032 of 13600): the new lobby` */
export function describeOverBudget({ component, release, reason, over }: LetPast): string {
  const parts = over.map(({ part, bytes, budget }) => `${part} ${bytes} of ${budget}`);
  return `${component}@${release} is over its budget (${parts.join(', ')}): ${reason}`;
}
