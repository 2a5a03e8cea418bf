import type { ReactNode } from 'react';

/** A column of the table of days, after the day itself. */
export interface DayColumn<Figures> {
  readonly head: string;
  /** Of a day, or of the sum over all of them. */
  readonly cell: (figures: Figures) => ReactNode;
  /** The figure that the others come to. */
  readonly isNet?: boolean;
}
