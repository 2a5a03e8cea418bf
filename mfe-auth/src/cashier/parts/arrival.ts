import { PATHS } from '@site/contracts/values/paths';
import { useLocation, useNavigationType } from '@site/router';
import { useEffect } from 'react';

/** How a screen of the cashier was come to, in the state of its history entry. */
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

/** Whether the screen follows the step before it: not when it is come back to, or reloaded. */
export function useFollowed(): boolean {
  const { state } = useLocation();
  return useNavigationType() !== 'POP' && says('followed', state);
}

/** The steps that this page has made itself. After a reload there are none. */
const made = new Set<string>();

/** Whether the screen is for a new order. The browser keeps that through a reload, when it means nothing any more. */
export function useFresh(): boolean {
  const { key, state } = useLocation();
  const isNew = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isNew) made.add(key);
  }, [isNew, key]);
  return (isNew || made.has(key)) && says('fresh', state);
}

const says = (way: keyof Arrival, state: unknown) =>
  typeof state === 'object' && state !== null && way in state;
