import { endpointKey, useApiQuery } from '@site/api';
import { gameSearch } from '@site/contracts/gameSearch';
import { parameterOf, useLanguage } from '@site/i18n';
import { keepPreviousData, useIsFetching } from '@tanstack/react-query';

/**
 * What a search finds. While the next answer is on its way the last one stays; the call of an outdated search is
 * cancelled.
 */
export function useGameSearch(text: string) {
  const language = parameterOf(useLanguage());
  return useApiQuery(gameSearch, { text, language }, { silent: true, placeholderData: keepPreviousData });
}

/** Whether an answer is on its way. */
export function useIsSearching(): boolean {
  return useIsFetching({ queryKey: endpointKey(gameSearch) }) > 0;
}
