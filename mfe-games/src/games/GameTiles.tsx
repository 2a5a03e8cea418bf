import type { Game } from '@site/contracts/games';
import { GameTile, type GameTileProps, TileGrid } from '@site/ui/GameTile';
import { Icon } from '@site/ui/Icon';
import { Gem } from 'lucide-react';
import { memo } from 'react';
import { vendorName } from '../categories/vendorCategories';
import { useFavourites } from '../favourites/useFavourites';
import { type Launch, useLaunch, useOpeningGame } from '../launch/useLaunch';
import { useTexts } from '../useTexts';
import styles from './GameTiles.module.css';
import { useVendorCategories } from './queries';

/** Hot games up to this place show it. */
const RANKED_PLACES = 3;

export interface GameTilesProps {
  games: readonly Game[];
  /** What the list is, for screen readers. */
  label: string;
  layout?: 'grid' | 'strip';
  /** The first places show their rank. */
  ranked?: boolean;
  /** So many tiles are in the first screen: their art is fetched at once. */
  eager?: number;
  className?: string | undefined;
}

/** Games as tiles, with star and launch. */
export function GameTiles({ games, label, layout = 'grid', ranked = false, eager = 0 }: GameTilesProps) {
  const categories = useVendorCategories().data ?? [];
  const { ids, toggle } = useFavourites();
  const launch = useLaunch();
  const opening = useOpeningGame();
  return (
    <TileGrid label={label} layout={layout} className={layout === 'grid' ? styles.grid : undefined}>
      {games.map((game, index) => (
        <Tile
          key={game.nodeId}
          game={game}
          provider={game.displayName || vendorName(categories, game.vassalage)}
          rank={ranked && index < RANKED_PLACES ? index + 1 : undefined}
          favourite={ids.has(game.nodeId)}
          opening={opening === game.nodeId}
          eager={index < eager}
          launch={launch}
          toggle={toggle}
        />
      ))}
    </TileGrid>
  );
}

interface TileProps {
  game: Game;
  provider: string;
  rank: number | undefined;
  favourite: boolean;
  opening: boolean;
  eager: boolean;
  launch: Launch;
  toggle: (game: Game, favourite: boolean) => Promise<void>;
}

/** In a list of thousands only the tiles that change are drawn again. */
const Tile = memo(function Tile({
  game,
  provider,
  rank,
  favourite,
  opening,
  eager,
  launch,
  toggle,
}: TileProps) {
  const mark = useMark(game);
  return (
    <GameTile
      name={nameOf(game)}
      provider={provider}
      image={game.mobileLargeIcon}
      tag={rank === undefined ? mark : { text: rank, tone: 'rank' }}
      favourite={favourite}
      opening={opening}
      eager={eager}
      onOpen={() => launch(game)}
      onToggleFavourite={() => void toggle(game, !favourite)}
    />
  );
});

/** A game's name for people; some platforms name the node alone (GA-042). */
export function nameOf(game: Game): string {
  return game.gameName || game.nodeName;
}

/** Marks that the platform puts on a tile; a word for "exclusive" would be wider than the tile has room for. */
function useMark({ showIcon }: Game): GameTileProps['tag'] {
  const { t } = useTexts();
  switch (showIcon) {
    case 'NEW':
    case 'JP':
      return { text: t(`mark.${showIcon}`), tone: 'highlight' };
    case 'EXCLUSIVE':
      return { text: <Icon of={Gem} size={14} label={t('mark.EXCLUSIVE')} />, tone: 'highlight' };
    default:
      return undefined;
  }
}
