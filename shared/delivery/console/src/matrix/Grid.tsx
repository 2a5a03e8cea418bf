// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only what is in view
// biome-ignore-all lint/a11y/useFocusableInteractive: rows have cells to focus, as the grid pattern says
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './Grid.module.css';
import { GridCell } from './GridCell';
import { type Spot, spotAfter } from './gridKeys';
import type { Table } from './table';
import { type Track, useAxis } from './useAxis';

const ROW = 44;
const HEADER = 36;
const COLUMN = 188;
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
  const rows = useAxis({ count: remotes.length, size: ROW, covered: HEADER, scroller, kept: row });
  const columns = useAxis({
    count: merchants.length,
    size: COLUMN,
    covered: names,
    horizontal: true,
    scroller,
    kept: column,
  });
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
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-spot]');
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
      <div role="rowgroup" className={styles.head} style={{ width: names + columns.length, height: HEADER }}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          <div
            role="columnheader"
            aria-colindex={1}
            tabIndex={-1}
            className={styles.corner}
            style={{ width: names }}
          >
            Remote
          </div>
          {columns.tracks.map(({ index, start }) => (
            <div
              key={merchants[index]?.code}
              role="columnheader"
              tabIndex={-1}
              aria-colindex={index + 2}
              className={styles.columnName}
              style={{ transform: `translateX(${names + start}px)` }}
              title={merchants[index]?.name}
            >
              {merchants[index]?.code}
              <span className={styles.number}>#{merchants[index]?.number}</span>
            </div>
          ))}
        </div>
      </div>
      <div
        role="rowgroup"
        className={styles.body}
        style={{ width: names + columns.length, height: rows.length }}
      >
        {rows.tracks.map(({ index, start }) => (
          <GridRow
            key={slotOf(index, row)}
            table={table}
            row={index}
            start={start}
            tracks={columns.tracks}
            names={names}
            current={index === row ? column : -1}
            selected={selected}
            now={now}
          />
        ))}
      </div>
    </div>
  );
}

/** More than are ever drawn at once. */
const SLOTS = 64;

/**
 * A key by which what leaves at one end comes in again at the other: to change a text costs a tenth of making elements
 * for it. The one with the focus stays itself.
 */
function slotOf(index: number, current: number): string | number {
  return index === current ? 'current' : index % SLOTS;
}

interface GridRowProps {
  table: Table;
  row: number;
  /** Where it begins, in pixels. */
  start: number;
  /** The columns that are drawn. */
  tracks: readonly Track[];
  /** Width of the column with the names. */
  names: number;
  /** The column of its cell that is in the tab order; -1 for none. */
  current: number;
  selected: string | undefined;
  now: number;
}

/** A remote. Drawn once while one scrolls past it: the columns are the same. */
const GridRow = memo(function GridRow(props: GridRowProps) {
  const { table, row, start, tracks, names, current, selected, now } = props;
  const remote = table.remotes[row] ?? '';
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, height: ROW }}
    >
      <div
        role="rowheader"
        tabIndex={-1}
        aria-colindex={1}
        className={styles.rowName}
        style={{ width: names }}
      >
        <span>{remote}</span>
      </div>
      {tracks.map(({ index, start: left }) => {
        const merchant = table.merchants[index]?.code ?? '';
        return (
          <GridCell
            key={slotOf(index, current)}
            place={table.place(remote, merchant)}
            start={names + left}
            column={index + 2}
            current={index === current}
            selected={selected === `${remote} ${merchant}`}
            now={now}
          />
        );
      })}
    </div>
  );
});

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
