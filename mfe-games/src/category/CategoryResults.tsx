import { PAGE_SIZE } from '@site/contracts/games';
import { NoGames } from '../gameList/GameResults';
import type { ListState } from '../gameList/listState';
import { useListedGames } from '../gameList/useListedGames';
import { GameListing } from '../games/GameListing';
import { useTexts } from '../useTexts';
import { useSearchNotice } from './useSearchNotice';

export interface CategoryResultsProps {
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
}

/** The games of the chosen provider, or of the whole category. Mount it anew for another state. */
export function CategoryResults({ state, onChange }: CategoryResultsProps) {
  const { t } = useTexts();
  const list = useListedGames(state, PAGE_SIZE.favouritesInCategory);
  useSearchNotice(state.name, list.count !== undefined || list.error !== null);
  return (
    <GameListing
      list={list}
      label={t(`list.tab.${state.tab}`)}
      ranked={state.tab === 'hot'}
      empty={<NoGames state={state} onChange={onChange} />}
    />
  );
}
