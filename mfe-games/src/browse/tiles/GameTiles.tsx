import type { Game } from '@site/contracts/areas/games';
import { TileGrid } from '@site/ui/GameTile';
import { useAfterFirstRender } from '@site/ui/useAfterFirstRender';
import styles from './GameTiles.module.css';
import { rankOf, Tile } from './Tile';
import { useTileProps } from './useTileProps';

/** Tiles that may be in view at once: they are drawn first, the others right after. */
const IN_VIEW = { grid: 9, strip: 4 } as const;

export interface GameTilesProps {
  games: readonly Game[];
  /** What the list is, for screen readers. */
  label: string;
  layout?: 'grid' | 'strip';
  /** The first places show their rank. */
  ranked?: boolean;
  /** So many tiles are in the first screen: their art is fetched at once. */
  eager?: number;
  /** So many are drawn first. */
  inView?: number;
}

/** Games as tiles, with star and launch. */
export function GameTiles({
  games,
  label,
  layout = 'grid',
  ranked = false,
  eager = 0,
  inView = IN_VIEW[layout],
}: GameTilesProps) {
  const tileOf = useTileProps();
  const complete = useAfterFirstRender();
  const drawn = complete ? games : games.slice(0, inView);
  return (
    <TileGrid label={label} layout={layout} className={layout === 'grid' ? styles.grid : undefined}>
      {drawn.map((game, index) => (
        <Tile key={game.nodeId} {...tileOf(game)} rank={rankOf(index, ranked)} eager={index < eager} />
      ))}
    </TileGrid>
  );
}
