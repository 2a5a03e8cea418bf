import { PAGE_SIZE } from '@site/contracts/areas/games';
import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useFavouriteGames } from '../../catalogue/endlessGames';
import { SectionHead } from '../../catalogue/parts/SectionHead';
import { useStillFavourite } from '../../catalogue/useFavourites';
import { useTexts } from '../../useTexts';
import { GameTiles } from '../tiles/GameTiles';
import { TilesSkeleton } from '../tiles/TilesSkeleton';
import styles from './GameEntrance.module.css';

const SKELETON_TILES = 6;

/** The player's favourites of all categories (GA-049: 99 outside of lists). */
export function FavouritesPanel({ onBrowseHot }: { onBrowseHot: () => void }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const list = useFavouriteGames({ pageSize: PAGE_SIZE.favouritesElsewhere }, true);
  const games = useStillFavourite(list.games);
  const title = t('category.FAV');

  if (list.error) {
    return <ErrorState title={t('list.failed')} body={errorText(list.error)} onRetry={list.retry} />;
  }
  if (games?.length === 0) {
    return (
      <EmptyState
        title={t('list.empty.favourites.title')}
        body={t('list.empty.favourites.body')}
        action={
          <Button variant="quiet" onClick={onBrowseHot}>
            {t('list.empty.browseHot')}
          </Button>
        }
      />
    );
  }
  return (
    <section className={styles.section}>
      <SectionHead title={title} />
      {games ? <GameTiles games={games} label={title} /> : <TilesSkeleton count={SKELETON_TILES} />}
      {list.hasMore && (
        <div className={styles.more}>
          <Button variant="quiet" block loading={list.isLoadingMore} onClick={list.loadMore}>
            {t('entrance.moreFavourites')}
          </Button>
        </div>
      )}
    </section>
  );
}
