import { createHash } from 'node:crypto';
import { type Language, textIn } from '../../core/language';
import type { Board } from './tables';

/** Raise it when the drawing rules change: pictures are cached for good under their address. */
const PICTURE_VERSION = 1;

const FINGERPRINT_LENGTH = 10;

/** As wide as a banner; above the rows there is room for heading, days and cup, below them a margin. */
const SHAPE = { width: 358, head: 110, row: 50, foot: 10 } as const;

interface Pictured {
  readonly id: string;
  readonly merchant: string;
  readonly board: Board;
}

/** A board with its words in one language. */
export interface BoardWords {
  readonly heading: string;
  readonly days: string;
  readonly rows: Board['rows'];
}

export const boardIn = ({ heading, days, rows }: Board, language: Language): BoardWords => ({
  heading: textIn(heading, language),
  days: textIn(days, language),
  rows,
});

/** What the picture of a board measures: it is as high as it has rows. */
export const boardSize = ({ rows }: Pick<Board, 'rows'>): { width: number; height: number } => ({
  width: SHAPE.width,
  height: SHAPE.head + rows.length * SHAPE.row + SHAPE.foot,
});

/** Path of a board's picture. It changes with everything that the drawing depends on, so that it may be cached for ever. */
export function boardPictureUrl({ id, merchant, board }: Pictured, language: Language): string {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([PICTURE_VERSION, merchant, boardIn(board, language)]))
    .digest('hex')
    .slice(0, FINGERPRINT_LENGTH);
  return `/cdn/boards/${id}.svg?lang=${language}&v=${fingerprint}`;
}
