import type { Ink } from '../ink';
import type { Random } from '../random';

/** Where a ground is painted: the picture's size, where its motif stands, and the colours. */
export interface Stage {
  width: number;
  height: number;
  focusX: number;
  focusY: number;
  /** Detail left of this would only lie under the copy. */
  detailFrom: number;
  ink: Ink;
  random: Random;
}

/** A picture's background, in the glow colour and kept faint behind the motif. */
export type Ground = (stage: Stage) => string;
