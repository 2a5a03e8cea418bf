import type { Game, GameType } from '@site/contracts/games';
import { GameTiles } from '../games/GameTiles';
import { gameListPath } from '../games/paths';
import { TilesSkeleton } from '../games/TilesSkeleton';
import { useTexts } from '../useTexts';
import styles from './GameEntrance.module.css';
import { SectionHead } from './SectionHead';

/** Tiles of the strip that are in view at 390 px. */
const IN_VIEW = 3;

export interface HotStripProps {
  tab: 'HOT' | GameType;
  /** Category that "See all" leads to. */
  type: GameType;
  games: readonly Game[] | undefined;
  isLoading: boolean;
}

/** Hot games on one line; not there at all when there are none (GA-038). */
export function HotStrip({ tab, type, games, isLoading }: HotStripProps) {
  const { t } = useTexts();
  const title = useTitle(tab);
  if (!isLoading && (games === undefined || games.length === 0)) return null;
  return (
    <section className={styles.first}>
      <SectionHead title={title} to={gameListPath({ type, tab: 'hot' })}>
        {t('entrance.seeAll')}
      </SectionHead>
      {games ? (
        <GameTiles games={games} label={title} layout="strip" ranked eager={IN_VIEW} />
      ) : (
        <TilesSkeleton count={IN_VIEW} layout="strip" />
      )}
    </section>
  );
}

/** The slots' strip is titled HOT (GA-039). */
function useTitle(tab: HotStripProps['tab']): string {
  const { t } = useTexts();
  if (tab === 'HOT') return t('entrance.hotNow');
  return tab === 'RNG' ? t('category.HOT') : t('entrance.hotIn', { category: t(`category.${tab}`) });
}
