import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useDeferredValue } from 'react';
import { useTexts } from '../../useTexts';
import { useGameSearch } from './queries';
import { SearchCount } from './SearchCount';
import { SearchResults } from './SearchResults';
import { SearchSkeleton } from './SearchSkeleton';

export interface FoundProps {
  text: string;
  /** One of the results of this search was opened. */
  onUse: (text: string) => void;
}

/** What a search found, in whichever state it is: on its way, failed, or here. */
export function Found({ text, onUse }: FoundProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { found, outdated, error, isFetching, refetch } = useGameSearch(text);
  // A letter typed while results are being drawn comes first.
  const drawn = useDeferredValue(found);
  return (
    <>
      <SearchCount found={outdated ? undefined : found} />
      {error && outdated ? (
        <ErrorState
          title={t('gameSearch.failed')}
          body={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : drawn ? (
        <SearchResults found={drawn} outdated={outdated || drawn !== found} onUse={onUse} />
      ) : (
        <SearchSkeleton />
      )}
    </>
  );
}
