import { PAGE_SIZE } from '@site/contracts/areas/games';
import { useTexts } from '../../useTexts';
import { NoGames } from '../lists/GameResults';
import type { ListState } from '../lists/listState';
import { useListedGames } from '../lists/useListedGames';
import { GameListing } from '../tiles/GameListing';
import { useSearchNotice } from './useSearchNotice';

export interface CategoryResultsProps {
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
}

/** The games of the chosen provider, or of the whole category. Remount it for another state. */
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
