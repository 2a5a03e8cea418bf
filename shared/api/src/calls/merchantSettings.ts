import { consolidatedSettings } from '@site/contracts/areas/system';
import { queryOptionsFor, useApiQuery } from '../queries';

/** The merchant's settings: field rules, age, jackpot kind, wording of minimum bets. */
export function settingsOptions() {
  return queryOptionsFor(consolidatedSettings, {});
}

export function useSettings() {
  return useApiQuery(consolidatedSettings, {});
}
