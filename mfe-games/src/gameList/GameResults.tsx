import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useComplete } from '@site/ui/useComplete';
import { TilesSkeleton } from '../games/TilesSkeleton';
import { VirtualTiles } from '../games/VirtualTiles';
import { useTexts } from '../useTexts';
import { NO_FILTERS } from './AppliedFilters';
import styles from './GameResults.module.css';
import type { ListState } from './listState';
import { MoreGames } from './MoreGames';
import { useListedGames } from './useListedGames';

/** Tiles of the first screen at 390 by 844. */
const FIRST_SCREEN = 9;

export interface GameResultsProps {
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
}

/** The list in whichever state it is: loading, failed, empty, or games and their end. */
export function GameResults({ state, onChange }: GameResultsProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const list = useListedGames(state);
  const { count, error, hasMore } = list;
  const complete = useComplete();

  if (error) {
    return <ErrorState title={t('list.failed')} body={errorText(error)} onRetry={list.retry} />;
  }
  // Nothing of this page belongs here, but a further one may: still loading, not empty.
  const searching = count === 0 && hasMore && !list.moreFailed;
  return (
    <div className={styles.results}>
      {count === undefined || searching ? (
        <TilesSkeleton count={FIRST_SCREEN} />
      ) : count === 0 ? (
        <NoGames state={state} onChange={onChange} />
      ) : (
        <VirtualTiles
          list={list}
          label={t(`list.tab.${state.tab}`)}
          ranked={state.tab === 'hot'}
          eager={FIRST_SCREEN}
        />
      )}
      {/* Below a list that is not drawn to its end the next page would seem to be wanted. */}
      {count !== undefined && complete && <MoreGames list={list} quiet={searching || count === 0} />}
    </div>
  );
}

function NoGames({ state, onChange }: GameResultsProps) {
  const { t } = useTexts();
  const { tab, vendor, name, minBet, classify } = state;
  const narrowed = [vendor, name, minBet, classify].some((each) => each !== undefined);
  if (narrowed) {
    const clear = () => onChange({ ...NO_FILTERS, name: undefined });
    return (
      <EmptyState
        title={t('list.noMatch.title')}
        body={t('list.noMatch.body')}
        action={
          <Button variant="quiet" onClick={clear}>
            {t('list.noMatch.clear')}
          </Button>
        }
      />
    );
  }
  const next = tab === 'all' || tab === 'hot' ? undefined : 'hot';
  return (
    <EmptyState
      title={t(`list.empty.${tab}.title`)}
      body={t(`list.empty.${tab}.body`)}
      action={
        next && (
          <Button variant="quiet" onClick={() => onChange({ tab: next })}>
            {t('list.empty.browseHot')}
          </Button>
        )
      }
    />
  );
}
