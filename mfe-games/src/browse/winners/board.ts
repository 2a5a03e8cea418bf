import type { Winner } from '@site/contracts/areas/games';

/** Rows in view, and so the fewest that the board holds (GA-069). */
export const ROWS_IN_VIEW = 5;
/** Time that each row stays on top, in ms (GA-070). */
export const ROW_MS = 2000;

export interface BoardRow {
  readonly key: string;
  readonly winner: Winner;
  /** Repeated, to fill the board. */
  readonly again: boolean;
}

/** The winners as rows; fewer than five are repeated, whole, until there are at least five. */
export function boardRows(winners: readonly Winner[]): BoardRow[] {
  if (winners.length === 0) return [];
  const rounds = Math.ceil(ROWS_IN_VIEW / winners.length);
  return Array.from({ length: rounds }, (_, round) =>
    winners.map((winner, place) => ({
      key: `${round} ${place} ${winner.game.nodeId} ${winner.vo.at ?? ''}`,
      winner,
      again: round > 0,
    })),
  ).flat();
}
