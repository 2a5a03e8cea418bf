// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only what is in view
// biome-ignore-all lint/a11y/useFocusableInteractive: rows have cells to focus, as the grid pattern says
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { memo } from 'react';
import styles from './Grid.module.css';
import { GridCell } from './GridCell';
import type { Table } from './table';
import type { Track } from './useAxis';

/** Width of a column, in pixels. */
export const COLUMN = 188;

interface GridRowProps {
  id: string;
  table: Table;
  row: number;
  /** Where it begins, in pixels. */
  start: number;
  /** The columns that are drawn. */
  tracks: readonly Track[];
  /** The column of its cell that is in the tab order; -1 for none. */
  current: number;
  /** The place that is open, where it is of this row. */
  selected: string | undefined;
  now: number;
}

/** A remote. Drawn once while one scrolls past it: the columns are the same. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, table, row, start, tracks, current, selected, now } = props;
  const remote = table.remotes[row] ?? '';
  const hasCurrent = current >= 0;
  const drawn =
    hasCurrent && !tracks.some(({ index }) => index === current)
      ? [...tracks, { index: current, start: current * COLUMN, slot: -1 }]
      : tracks;
  const cellId = (slot: number) => `${id}-${slot}`;
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={row + 2}
      aria-owns={ownsInOrder(drawn, cellId, `${id}-name`)}
      className={styles.row}
      style={{ top: start }}
    >
      <div id={`${id}-name`} role="rowheader" tabIndex={-1} aria-colindex={1}>
        <VisuallyHidden>{remote}</VisuallyHidden>
      </div>
      {drawn.map(({ index, start: left, slot }) => {
        const merchant = table.merchants[index]?.code ?? '';
        return (
          <GridCell
            // A cell with the focus is no other one's element.
            key={hasCurrent ? `of ${index}` : slot}
            id={cellId(slot)}
            place={table.place(remote, merchant)}
            start={left}
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

/** Elements stand in the order of their slots; this tells the order that they are seen in. */
export function ownsInOrder(
  tracks: readonly Track[],
  id: (slot: number) => string,
  header?: string,
): string | undefined {
  if (tracks.every(({ index }, place) => index >= (tracks[place - 1]?.index ?? 0))) return undefined;
  const ids = tracks.toSorted((one, other) => one.index - other.index).map(({ slot }) => id(slot));
  return (header ? [header, ...ids] : ids).join(' ');
}
