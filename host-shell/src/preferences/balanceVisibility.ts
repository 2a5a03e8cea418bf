import { useSyncExternalStore } from 'react';

let hidden = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the balance shows asterisks. Visible by default (HS-045); header and side menu agree. */
export function useBalanceHidden(): boolean {
  return useSyncExternalStore(subscribe, () => hidden);
}

export function toggleBalanceHidden(): void {
  hidden = !hidden;
  for (const listener of listeners) listener();
}
