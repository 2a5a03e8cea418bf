/** A fault of a remote, as the matrix shows it. */
export interface Cell {
  readonly fault: string;
  readonly column: string;
  readonly text: string;
}

const CELL = 'cell';
const SEEN = 'seen';

/** The annotation by which a test says that it is about a cell. */
export function cellOf(fault: string, column: string) {
  return { type: CELL, description: JSON.stringify([fault, column]) };
}

/** The annotation of what was seen in a cell: the class, and what brought the page back. */
export function seen(column: string, faultClass: string, recovery: string) {
  return { type: SEEN, description: JSON.stringify([column, `${faultClass} / ${recovery}`]) };
}

type Annotations = readonly { readonly type: string; readonly description?: string }[];

/** The cells that a test was about, by its annotations. One in which nothing was seen has failed. */
export function cellsIn(annotations: Annotations, passed: boolean): Cell[] {
  const told = (wanted: string) =>
    annotations.flatMap(({ type, description }): [string, string][] =>
      type === wanted && description ? [JSON.parse(description)] : [],
    );
  const texts = new Map(told(SEEN));
  return told(CELL).map(([fault, column]) => ({
    fault,
    column,
    text: (passed && texts.get(column)) || 'FAILED',
  }));
}

/** The cells as a table in Markdown, in columns that also read well in a terminal. */
export function matrixTable(cells: readonly Cell[]): string {
  const faults = [...new Set(cells.map(({ fault }) => fault))];
  const columns = [...new Set(cells.map(({ column }) => column))];
  const text = (fault: string, column: string) =>
    cells.find((cell) => cell.fault === fault && cell.column === column)?.text ?? '';
  const rows = [
    ['Fault', ...columns],
    ...faults.map((fault) => [fault, ...columns.map((column) => text(fault, column))]),
  ];
  const widths = ['Fault', ...columns].map((_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join('\n');
}
