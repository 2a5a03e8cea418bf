import type { BarRow } from './Bars';

export interface Bar extends BarRow {
  /** Where it begins and how long it is, in per cent of the room. */
  readonly from: number;
  readonly width: number;
}

/** A bar of next to nothing can still be seen. */
const LEAST = 0.5;

/** To draw, a double is as good as the amount itself. */
const sizeOf = ({ amount }: BarRow) => Math.abs(Number(amount));

/** The bars of amounts on one scale, which the largest fills. */
export function barsOf(rows: readonly BarRow[], signed: boolean): Bar[] {
  const most = Math.max(0.01, ...rows.map(sizeOf));
  const room = signed ? 50 : 100;
  return rows.map((row) => {
    const size = sizeOf(row);
    const width = size === 0 ? 0 : Math.max(LEAST, Number(((size / most) * room).toFixed(2)));
    const zero = signed ? room : 0;
    return { ...row, width, from: row.amount.startsWith('-') ? zero - width : zero };
  });
}
