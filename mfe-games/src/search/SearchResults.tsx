import type { GameSearchAnswer } from '@site/contracts/gameSearch';
import type { Game } from '@site/contracts/games';
import { formatNumber } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { useTileProps } from '../games/useTileProps';
import { useTexts } from '../useTexts';
import { GameRow } from './GameRow';
import { HotGames } from './HotGames';
import { PlaceRows } from './PlaceRows';
import styles from './SearchResults.module.css';

export interface SearchResultsProps {
  text: string;
  answer: GameSearchAnswer;
  /** Another answer is on its way: this one is of the search before. */
  outdated: boolean;
  /** One of the results was opened. */
  onUse: () => void;
}

/** What a search found: lists first, then games; or that nothing has this name, and what comes closest. */
export function SearchResults({ text, answer, outdated, onUse }: SearchResultsProps) {
  const { t } = useTexts();
  const tileOf = useTileProps();
  const { games, providers, categories, nearest, more } = answer;
  const places = providers.length + categories.length;
  const nothing = nearest || games.length + places === 0;
  const open = (game: Game, launch: (game: Game) => void) => {
    onUse();
    launch(game);
  };
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
      {places > 0 && <PlaceRows providers={providers} categories={categories} onOpen={onUse} />}
      {games.length > 0 && (
        <>
          <h2 className={styles.title}>{t(nearest ? 'gameSearch.nearest' : 'gameSearch.games')}</h2>
          <ul aria-label={t(nearest ? 'gameSearch.nearest' : 'gameSearch.games')} className={styles.games}>
            {games.map((hit) => {
              const tile = tileOf(hit.game);
              return (
                <GameRow
                  key={hit.game.nodeId}
                  {...tile}
                  hit={hit}
                  onOpen={(game) => open(game, tile.launch)}
                />
              );
            })}
          </ul>
        </>
      )}
      {more && <p className={styles.more}>{t('gameSearch.more', { shown: formatNumber(games.length) })}</p>}
    </div>
  );
}
