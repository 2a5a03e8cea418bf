import { formatNumber } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { memo, useCallback } from 'react';
import { useTexts } from '../../useTexts';
import { useTileProps } from '../tiles/useTileProps';
import { GameRow } from './GameRow';
import { HotGames } from './HotGames';
import { PlaceRows } from './PlaceRows';
import type { SearchFound } from './queries';
import styles from './SearchResults.module.css';

export interface SearchResultsProps {
  found: SearchFound;
  /** Another response is on its way: this one is of the search before. */
  outdated: boolean;
  /** One of the results of this search was opened. */
  onUse: (text: string) => void;
}

/** What a search found: lists first, then games; or that nothing has this name, and what comes closest. */
export const SearchResults = memo(function SearchResults({
  found: { text, answer },
  outdated,
  onUse,
}: SearchResultsProps) {
  const { t } = useTexts();
  const tileOf = useTileProps();
  const { games, providers, categories, nearest, more } = answer;
  const places = providers.length + categories.length;
  const nothing = nearest || games.length + places === 0;
  const use = useCallback(() => onUse(text), [onUse, text]);
  return (
    <div className={styles.results} aria-busy={outdated || undefined}>
      {nothing && (
        <EmptyState
          className={styles.nothing}
          title={t('gameSearch.nothing', { text })}
          body={t('gameSearch.nothingHint')}
        />
      )}
      {nothing && games.length === 0 && <HotGames />}
      {places > 0 && <PlaceRows providers={providers} categories={categories} onOpen={use} />}
      {games.length > 0 && (
        <>
          <h2 className={styles.title}>{t(nearest ? 'gameSearch.nearest' : 'gameSearch.games')}</h2>
          <ul aria-label={t(nearest ? 'gameSearch.nearest' : 'gameSearch.games')} className={styles.games}>
            {games.map((hit) => (
              <GameRow key={hit.game.nodeId} {...tileOf(hit.game)} hit={hit} onUse={use} />
            ))}
          </ul>
        </>
      )}
      {more && <p className={styles.more}>{t('gameSearch.more', { shown: formatNumber(games.length) })}</p>}
    </div>
  );
});
