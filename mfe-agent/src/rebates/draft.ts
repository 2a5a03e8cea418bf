import { type GivenRate, GivenRates } from '@site/contracts/areas/rebates';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readStored, removeStored, writeStored } from '@site/session';
import type { RatesByCategory } from '../rates/rate';

/** Names compare without case. */
const slotOf = (user: string, account: string) =>
  `${STORAGE_KEYS.chosenRates}.${user}.${account.toLowerCase()}`;

/** Rates that an agent has chosen for a downline in this tab and not saved yet. */
export function readChosen(user: string, account: string): RatesByCategory {
  const kept = readStored(slotOf(user, account), GivenRates, 'session') ?? [];
  return Object.fromEntries(kept.map(({ gameType, rate }) => [gameType, rate]));
}

export const hasChosen = (user: string, account: string): boolean =>
  Object.keys(readChosen(user, account)).length > 0;

/** Keeps them as long as the tab: a page that is left, reloaded or lost gives them back. */
export function keepChosen(user: string, account: string, rates: GivenRate[]): void {
  if (rates.length === 0) removeStored(slotOf(user, account), 'session');
  else writeStored(slotOf(user, account), rates, 'session');
}
