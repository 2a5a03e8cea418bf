// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only what is in view
// biome-ignore-all lint/a11y/useFocusableInteractive: rows have cells to focus, as the grid pattern says
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Grid.module.css';
import { GridHead, RowNames } from './GridHeaders';
import { COLUMN, GridRow, ownsInOrder } from './GridRow';
import { type Spot, spotAfter } from './gridKeys';
import type { Table } from './table';
import { useAxis } from './useAxis';
import { SHARES, useSpread } from './useSpread';

const ROW = 44;
const HEADER = 36;
/** Of the column with the names of remotes. */
const NAMES = { wide: 168, narrow: 116 };

export interface GridProps {
  table: Table;
  /** `mfe-games aurora` */
  selected: string | undefined;
  onSelect: (remote: string, merchant: string) => void;
  now: number;
}

/** The matrix as a grid: arrow keys move, Enter opens. */
export function Grid({ table, selected, onSelect, now }: GridProps) {
  const { remotes, merchants } = table;
  const scroller = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>({ row: 0, column: 0 });
  const names = useNamesWidth();
  // A filter may have taken away where one was.
  const row = Math.min(spot.row, remotes.length - 1);
  const column = Math.min(spot.column, merchants.length - 1);
  const rows = useAxis({
    count: remotes.length,
    size: ROW,
    covered: HEADER,
    overscan: 2,
    scroller,
    kept: row,
  });
  const columns = useAxis({
    count: merchants.length,
    size: COLUMN,
    covered: names,
    horizontal: true,
    overscan: 1,
    scroller,
  });
  const spread = useSpread(columns.tracks);
  const moved = useRef(false);

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const cell = scroller.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const go = (next: Spot) => {
    moved.current = true;
    rows.reveal(next.row);
    columns.reveal(next.column);
    setSpot(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [remote, merchant] = [remotes[row], merchants[column]?.code];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (remote !== undefined && merchant !== undefined && table.place(remote, merchant).cell)
        onSelect(remote, merchant);
      return;
    }
    const next = spotAfter(
      event.key,
      event.ctrlKey || event.metaKey,
      { row, column },
      remotes.length,
      merchants.length,
    );
    if (!next) return;
    event.preventDefault();
    go(next);
  };
  const onClick = (event: MouseEvent) => {
    const cell = spotBelow(event);
    const [remote = '', merchant = ''] = cell?.dataset.spot?.split(' ') ?? [];
    if (!cell) return;
    moved.current = true;
    setSpot({ row: remotes.indexOf(remote), column: merchants.findIndex(({ code }) => code === merchant) });
    if (table.place(remote, merchant).cell) onSelect(remote, merchant);
  };

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Releases by remote and merchant"
      aria-rowcount={remotes.length + 1}
      aria-colcount={merchants.length + 1}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div
        className={styles.sheet}
        style={{ gridTemplate: `${HEADER}px ${rows.length}px / ${names}px ${columns.length}px` }}
      >
        <GridHead merchants={merchants} tracks={columns.tracks} names={names} />
        <RowNames remotes={remotes} tracks={rows.tracks} width={names} />
        <div role="rowgroup" aria-owns={ownsInOrder(rows.tracks, rowId)} className={styles.body}>
          {rows.tracks.map(({ index, start, slot }) => (
            <GridRow
              key={slot}
              id={rowId(slot)}
              table={table}
              row={index}
              start={start}
              tracks={spread[slot % SHARES] ?? columns.tracks}
              current={index === row ? column : -1}
              selected={selected?.startsWith(`${remotes[index]} `) ? selected : undefined}
              now={now}
            />
          ))}
          {(rows.isScrolling || columns.isScrolling) && <div role="presentation" className={styles.cover} />}
        </div>
      </div>
    </div>
  );
}

/** The cell that was pressed, also through the cover: who stops to scroll presses at once. */
function spotBelow({ target, clientX, clientY }: MouseEvent): HTMLElement | undefined {
  const pressed = target as HTMLElement;
  const below = pressed.role === 'presentation' ? document.elementsFromPoint(clientX, clientY) : [pressed];
  return below.map((element) => element.closest<HTMLElement>('[data-spot]')).find((cell) => cell !== null);
}

function rowId(slot: number): string {
  return `matrix-${slot}`;
}

function useNamesWidth(): number {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const onChange = () => setNarrow(media.matches);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, []);
  return isNarrow ? NAMES.narrow : NAMES.wide;
}
const NARROW = '(width < 600px)';
