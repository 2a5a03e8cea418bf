// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only what is in view
// biome-ignore-all lint/a11y/useFocusableInteractive: rows have cells to focus, as the grid pattern says
import type { Matrix } from '@site/contracts/federation/consoleApi';
import { memo } from 'react';
import styles from './Grid.module.css';
import type { Track } from './useAxis';

interface GridHeadProps {
  merchants: Matrix['merchants'];
  /** The columns that are drawn. */
  tracks: readonly Track[];
  /** Width of the column with the names of remotes, in pixels. */
  names: number;
}

/** The merchants, which stay above their columns. */
export const GridHead = memo(function GridHead({ merchants, tracks, names }: GridHeadProps) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1}>
        <div
          role="columnheader"
          aria-colindex={1}
          tabIndex={-1}
          className={styles.corner}
          style={{ width: names }}
        >
          Remote
        </div>
        {tracks.map(({ index, start, slot }) => (
          <div
            key={slot}
            role="columnheader"
            tabIndex={-1}
            aria-colindex={index + 2}
            className={styles.columnName}
            style={{ left: names + start }}
            title={merchants[index]?.name}
          >
            {merchants[index]?.code}
            <span className={styles.number}>#{merchants[index]?.number}</span>
          </div>
        ))}
      </div>
    </div>
  );
});

interface RowNamesProps {
  remotes: readonly string[];
  /** The rows that are drawn. */
  tracks: readonly Track[];
  /** In pixels. */
  width: number;
}

/** The remotes, which stay beside their rows: one layer for all of them, and not one for each. Rows say them by themselves. */
export const RowNames = memo(function RowNames({ remotes, tracks, width }: RowNamesProps) {
  return (
    <div aria-hidden className={styles.names} style={{ width }}>
      {tracks.map(({ index, start, slot }) => (
        <div key={slot} className={styles.rowName} style={{ top: start }}>
          {remotes[index]}
        </div>
      ))}
    </div>
  );
});
