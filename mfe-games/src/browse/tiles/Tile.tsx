import type { Game } from '@site/contracts/areas/games';
import { GameTile, type GameTileProps } from '@site/ui/GameTile';
import { Icon } from '@site/ui/Icon';
import { Gem } from 'lucide-react';
import { memo } from 'react';
import { nameOf } from '../../catalogue/nameOf';
import type { Launch } from '../../play/launch/useLaunch';
import { useGameSheet } from '../../play/sheet/useGameSheet';
import { useTexts } from '../../useTexts';

/** Hot games up to this place show it. */
const RANKED_PLACES = 3;

/** What a tile shows and does of its game; the same for every tile of that game. */
export interface TileGame {
  game: Game;
  provider: string;
  favourite: boolean;
  opening: boolean;
  launch: Launch;
  toggle: (game: Game, favourite: boolean) => Promise<void>;
}

export interface TileProps extends TileGame {
  rank?: number | undefined;
  /** In the first screen: the art is fetched at once. */
  eager?: boolean;
}

/** In a list of thousands only the tiles that change are drawn again. */
export const Tile = memo(function Tile({
  game,
  provider,
  rank,
  favourite,
  opening,
  eager = false,
  launch,
  toggle,
}: TileProps) {
  const mark = useMark(game);
  const onToggleFavourite = () => void toggle(game, !favourite);
  const [openSheet, sheet] = useGameSheet({ game, provider, favourite, onToggleFavourite, launch });
  return (
    <>
      <GameTile
        name={nameOf(game)}
        provider={provider}
        image={game.mobileLargeIcon}
        tag={rank === undefined ? mark : { text: rank, tone: 'rank' }}
        favourite={favourite}
        opening={opening}
        eager={eager}
        onOpen={() => launch(game)}
        onInfo={openSheet}
        onToggleFavourite={onToggleFavourite}
      />
      {sheet}
    </>
  );
});

/** The rank that a tile shows, by its place from 0; none in a list without ranks. */
export function rankOf(place: number, ranked: boolean): number | undefined {
  return ranked && place < RANKED_PLACES ? place + 1 : undefined;
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
