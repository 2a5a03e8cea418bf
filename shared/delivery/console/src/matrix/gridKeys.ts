/** A place in the grid, headers not counted. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** Rows that Page Up and Page Down go by. */
const PAGE = 10;

/**
 * Where a key leads from a place, as the grid pattern of ARIA says.
 *
 * @param key Of a keyboard event, with Control or not.
 * @returns Undefined for a key that leads nowhere.
 */
export function spotAfter(
  key: string,
  withControl: boolean,
  { row, column }: Spot,
  rows: number,
  columns: number,
): Spot | undefined {
  const moves: Readonly<Record<string, Spot>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: withControl ? 0 : row, column: 0 },
    End: { row: withControl ? rows - 1 : row, column: columns - 1 },
  };
  const next = moves[key];
  return next && { row: within(next.row, rows), column: within(next.column, columns) };
}

function within(index: number, count: number): number {
  return Math.min(Math.max(index, 0), Math.max(count - 1, 0));
}
