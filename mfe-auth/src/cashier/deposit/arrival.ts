import { PATHS } from '@site/contracts/values/paths';

/** How a screen of the deposit was come to, in the state of its history entry. */
interface Arrival {
  /** From the step before it, and not by an address. */
  readonly followed?: true;
  /** For a new order, whatever other one is open. */
  readonly fresh?: true;
}

export const FOLLOWED: Arrival = { followed: true };

/** Where a link to a new order leads. */
export const NEW_ORDER = {
  to: PATHS.deposit,
  replace: true,
  state: { fresh: true } satisfies Arrival,
} as const;

/** Whether the state of a history entry says so. */
export function cameBy(way: keyof Arrival, state: unknown): boolean {
  return typeof state === 'object' && state !== null && way in state;
}
