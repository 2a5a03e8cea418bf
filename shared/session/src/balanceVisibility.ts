import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore<{ hidden: boolean }>(() => ({ hidden: false }));

/** Whether balances show asterisks. Visible by default (HS-045); header, side menu and member centre agree. */
export function useBalanceHidden(): boolean {
  return useStore(store, ({ hidden }) => hidden);
}

export function toggleBalanceHidden(): void {
  store.setState(({ hidden }) => ({ hidden: !hidden }));
}
