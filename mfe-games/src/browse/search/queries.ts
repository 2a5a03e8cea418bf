import { endpointKey, useApiQuery } from '@site/api';
import { type GameSearchAnswer, gameSearch } from '@site/contracts/areas/gameSearch';
import { parameterOf, useLanguage } from '@site/i18n';
import { useIsFetching } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

/** What a search found, with the text that it is the result of. */
export interface SearchFound {
  readonly text: string;
  readonly answer: GameSearchAnswer;
}

/**
 * What a search finds. While the response is on its way what the search before found stays, with the text of that
 * search; the call of an outdated search is cancelled.
 */
export function useGameSearch(text: string) {
  const language = parameterOf(useLanguage());
  const { data: answer, ...query } = useApiQuery(gameSearch, { text, language }, { silent: true });
  const found = useMemo(() => answer && { text, answer }, [text, answer]);
  const [last, setLast] = useState<SearchFound | undefined>(found);
  if (found && found !== last) setLast(found);
  return { ...query, found: found ?? last, outdated: found === undefined };
}

/** Whether a response is on its way. */
export function useIsSearching(): boolean {
  return useIsFetching({ queryKey: endpointKey(gameSearch) }) > 0;
}
