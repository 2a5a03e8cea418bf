import type { DeliveryContext } from '../product/deploy/deploy';
import { Refusal } from '../refusal';

/** What somebody says of a move besides what it is. */
export interface Said {
  /** Number of the deployment that it was decided on; without it, on whatever is live. */
  readonly expects?: number | undefined;
  /** Who does it, when that is not whom the context names. */
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
}

/** The context of somebody who moves a rollout; `words` stand in the log where no reason is given. */
export function saying(context: DeliveryContext, { by, reason }: Said, words?: string): DeliveryContext {
  return { ...context, by: by ?? context.by, reason: reason ?? context.reason ?? words };
}

/** @throws Refusal `deployment.moved` when something else is live than what was decided on. */
export function refuseMoved(merchant: string, { expects }: Said, number: number): void {
  if (expects === undefined || expects === number) return;
  throw new Refusal(
    `${merchant} is at deployment ${number}, and this was decided on ${expects}: look at what has changed, and decide again.`,
    'deployment.moved',
  );
}
