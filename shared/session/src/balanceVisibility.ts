import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readPreference, writePreference } from './preferences';

const KEY = STORAGE_KEYS.balanceHidden;

const store = createStore<{ hidden: boolean }>(() => ({ hidden: readPreference(KEY) === '1' }));

/**
 * Whether balances show asterisks. Visible until somebody hides them (HS-045), from then on hidden in this browser;
 * header, side menu and member centre agree.
 */
export function useBalanceHidden(): boolean {
  return useStore(store, ({ hidden }) => hidden);
}

export function toggleBalanceHidden(): void {
  const hidden = !store.getState().hidden;
  store.setState({ hidden });
  writePreference(KEY, hidden ? '1' : undefined);
}
