import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../useTexts';
import { useGameSearch } from './queries';
import { SearchCount } from './SearchCount';
import { SearchResults } from './SearchResults';
import { SearchSkeleton } from './SearchSkeleton';

export interface FoundProps {
  text: string;
  /** One of the results was opened. */
  onUse: () => void;
}

/** What a search found, in whichever state it is: on its way, failed, or here. */
export function Found({ text, onUse }: FoundProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data: answer, error, isFetching, isPlaceholderData: outdated, refetch } = useGameSearch(text);
  return (
    <>
      <SearchCount text={text} answer={outdated ? undefined : answer} />
      {answer ? (
        <SearchResults text={text} answer={answer} outdated={outdated} onUse={onUse} />
      ) : error ? (
        <ErrorState
          title={t('gameSearch.failed')}
          body={errorText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SearchSkeleton />
      )}
    </>
  );
}
