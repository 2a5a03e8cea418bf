import { encode } from 'uqr';

/** White around a code, in modules, without which scanners do not find it. */
const QUIET_ZONE = 4;

/** A QR code as one path of an SVG. */
export interface QrPath {
  /** Modules along a side, with the white around them: the side of the `viewBox`. */
  readonly size: number;
  readonly path: string;
}

/** Draws a text as a QR code: a rectangle for each run of dark modules. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.flatMap((row, y) => runsOf(row).map((run) => rectangle(run, y))).join('') };
}

interface Run {
  readonly start: number;
  readonly length: number;
}

const rectangle = ({ start, length }: Run, y: number) => `M${start} ${y}h${length}v1h-${length}z`;

function runsOf(row: readonly boolean[]): Run[] {
  const runs: { start: number; length: number }[] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last.start + last.length === x) last.length += 1;
    else runs.push({ start: x, length: 1 });
  }
  return runs;
}
