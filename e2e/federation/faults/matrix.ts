/** One test of the matrix, as its table shows it. */
export interface Cell {
  readonly fault: string;
  readonly column: string;
  readonly text: string;
}

/** The annotations by which a test says which cell it is. */
export function cellOf(fault: string, column: string) {
  return [
    { type: 'fault', description: fault },
    { type: 'column', description: column },
  ];
}

/** The annotation of what was seen in a cell: the class, and what brought the page back. */
export function seen(faultClass: string, recovery: string) {
  return { type: 'seen', description: `${faultClass} / ${recovery}` };
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
