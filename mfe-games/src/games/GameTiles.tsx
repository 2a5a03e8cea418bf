import type { Game } from '@site/contracts/games';
import { TileGrid } from '@site/ui/GameTile';
import styles from './GameTiles.module.css';
import { rankOf, Tile } from './Tile';
import { useTileProps } from './useTileProps';

export interface GameTilesProps {
  games: readonly Game[];
  /** What the list is, for screen readers. */
  label: string;
  layout?: 'grid' | 'strip';
  /** The first places show their rank. */
  ranked?: boolean;
  /** So many tiles are in the first screen: their art is fetched at once. */
  eager?: number;
}

/** Games as tiles, with star and launch. */
export function GameTiles({ games, label, layout = 'grid', ranked = false, eager = 0 }: GameTilesProps) {
  const tileOf = useTileProps();
  return (
    <TileGrid label={label} layout={layout} className={layout === 'grid' ? styles.grid : undefined}>
      {games.map((game, index) => (
        <Tile key={game.nodeId} {...tileOf(game)} rank={rankOf(index, ranked)} eager={index < eager} />
      ))}
    </TileGrid>
  );
}
