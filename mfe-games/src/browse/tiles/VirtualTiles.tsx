import { GameTileSkeleton } from '@site/ui/GameTile';
import { useAfterFirstRender } from '@site/ui/useAfterFirstRender';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { ListedGames } from '../../catalogue/listedGames';
import { rankOf, Tile } from './Tile';
import { useTileProps } from './useTileProps';
import { COLUMNS, useTileRows } from './useTileRows';
import styles from './VirtualTiles.module.css';

export interface VirtualTilesProps {
  list: ListedGames;
  /** What the list is, for screen readers. */
  label: string;
  /** The first places show their rank. */
  ranked?: boolean;
  /** So many tiles are in the first screen: their art is fetched at once. */
  eager?: number;
}

type Custom = CSSProperties & Record<`--${string}`, string | number>;

/**
 * A list of any length as a grid that holds the tiles around the screen alone. The others keep their room, and
 * each tile says its place in the whole list.
 */
export function VirtualTiles({ list, label, ranked = false, eager = 0 }: VirtualTilesProps) {
  const { count = 0, gameAt, show, hasMore } = list;
  const tileOf = useTileProps();
  const complete = useAfterFirstRender();
  const box = useRef<HTMLUListElement>(null);
  const { rows, onScreen, height, focusProps } = useTileRows(box, Math.ceil(count / COLUMNS), complete);

  const [firstRow, lastRow] = onScreen;
  const first = firstRow * COLUMNS;
  const last = Math.min((lastRow + 1) * COLUMNS, count) - 1;
  useEffect(() => show(first, last), [show, first, last]);

  const places = rows.flatMap(({ index, top }) =>
    Array.from({ length: COLUMNS }, (_, column) => ({ place: index * COLUMNS + column, column, top })),
  );
  return (
    <ul
      ref={box}
      aria-label={label}
      className={styles.tiles}
      style={{ '--tiles-height': `${height}px` } as Custom}
      {...focusProps}
    >
      {places
        .filter(({ place }) => place < count)
        .map(({ place, column, top }) => {
          const game = gameAt(place);
          return (
            <li
              key={place}
              data-place={place}
              aria-setsize={hasMore ? -1 : count}
              aria-posinset={place + 1}
              className={styles.place}
              style={{ '--tile-column': column, '--tile-top': `${top}px` } as Custom}
            >
              {game ? (
                <Tile {...tileOf(game)} rank={rankOf(place, ranked)} eager={place < eager} />
              ) : (
                <GameTileSkeleton />
              )}
            </li>
          );
        })}
    </ul>
  );
}
