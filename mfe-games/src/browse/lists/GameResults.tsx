import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../../useTexts';
import { GameListing } from '../tiles/GameListing';
import { NO_FILTERS } from './AppliedFilters';
import type { ListState } from './listState';
import { NoMatch } from './NoMatch';
import { useListedGames } from './useListedGames';

export interface GameResultsProps {
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
}

/** The games of the chosen tab. Remount it for another state: each has a list of its own (GA-024). */
export function GameResults({ state, onChange }: GameResultsProps) {
  const { t } = useTexts();
  return (
    <GameListing
      list={useListedGames(state)}
      label={t(`list.tab.${state.tab}`)}
      ranked={state.tab === 'hot'}
      empty={<NoGames state={state} onChange={onChange} />}
    />
  );
}

/** Why there is nothing, and what to do next. */
export function NoGames({ state, onChange }: GameResultsProps) {
  const { t } = useTexts();
  const { tab, vendor, name, minBet, minLine, classify } = state;
  const narrowed = [vendor, name, minBet, minLine, classify].some((each) => each !== undefined);
  if (narrowed) return <NoMatch onClear={() => onChange({ ...NO_FILTERS, name: undefined })} />;
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
