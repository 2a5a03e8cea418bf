import { useHotGames } from '../../catalogue/queries';
import { useTexts } from '../../useTexts';
import { GameTiles } from '../tiles/GameTiles';
import { TilesSkeleton } from '../tiles/TilesSkeleton';
import styles from './Suggestions.module.css';

/** Tiles of the strip that are in view at 390 px. */
const IN_VIEW = 3;

/** Hot games to go on with; not there at all when there are none. */
export function HotGames() {
  const { t } = useTexts();
  const { data: games, isPending } = useHotGames();
  if (!isPending && (games?.length ?? 0) === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('entrance.hotNow')}</h2>
      {games ? (
        <GameTiles games={games} label={t('entrance.hotNow')} layout="strip" eager={IN_VIEW} />
      ) : (
        <TilesSkeleton count={IN_VIEW} layout="strip" />
      )}
    </section>
  );
}
