import type { Game } from '@site/contracts/areas/games';
import { SectionHead } from '../../catalogue/parts/SectionHead';
import { useTexts } from '../../useTexts';
import { GameTiles } from './GameTiles';
import { TilesSkeleton } from './TilesSkeleton';

/** Tiles of a strip that are in view at 390 px. */
const IN_VIEW = 3;

export interface GameStripProps {
  title: string;
  /** Where all of them are. */
  to?: string;
  games: readonly Game[] | undefined;
  isLoading: boolean;
  /** The first places show their rank. */
  ranked?: boolean;
  /** In the first screen: the art in view is fetched at once. */
  eager?: boolean;
  className?: string | undefined;
}

/** Games on one line; not there at all when there are none. */
export function GameStrip(props: GameStripProps) {
  const { title, to, games, isLoading, ranked = false, eager = false, className } = props;
  const { t } = useTexts();
  if (!isLoading && (games === undefined || games.length === 0)) return null;
  return (
    <section className={className}>
      <SectionHead title={title} {...(to !== undefined && { to })}>
        {t('entrance.seeAll')}
      </SectionHead>
      {games ? (
        <GameTiles games={games} label={title} layout="strip" ranked={ranked} eager={eager ? IN_VIEW : 0} />
      ) : (
        <TilesSkeleton count={IN_VIEW} layout="strip" />
      )}
    </section>
  );
}
