import type { ReactNode } from 'react';

/** Label and value of a line. */
export type Line = readonly [label: string, value: ReactNode];

/** The lines that have something to say. */
export function linesOf(lines: readonly (Line | false)[]): Line[] {
  return lines.filter((line): line is Line => line !== false && line[1] !== undefined);
}
