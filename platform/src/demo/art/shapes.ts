import type { Hex } from './colour';
import { at, group, path } from './svg';

/** A four-pointed glint, 12 units across, around the origin. */
export const SPARK = 'M0-6C.7-1.6 1.6-.7 6 0C1.6.7.7 1.6 0 6C-.7 1.6-1.6.7-6 0C-1.6-.7-.7-1.6 0-6Z';

/** A five-pointed star, 16 units across, around the origin. */
export const STAR = 'M0-8L2.3-2.6L8-2.4L3.6 1.2L5 7L0 3.8L-5 7L-3.6 1.2L-8-2.4L-2.3-2.6Z';

/** Card suits, about 18 units across, around the origin. */
export const SUITS = {
  spade:
    'M0-9C3-4 9-1 9 4A4.3 4.3 0 0 1 1.4 6.3C1.5 8 2.2 9 3.2 9.6L-3.2 9.6C-2.2 9-1.5 8-1.4 6.3A4.3 4.3 0 0 1-9 4C-9-1-3-4 0-9Z',
  heart: 'M0 9C-4 4-9 1-9-4A4.6 4.6 0 0 1 0-5.6A4.6 4.6 0 0 1 9-4C9 1 4 4 0 9Z',
  diamond: 'M0-10C2-5 5-2 8 0C5 2 2 5 0 10C-2 5-5 2-8 0C-5-2-2-5 0-10Z',
  club: 'M0-9.4A4.2 4.2 0 0 1 3.4-2.4A4.3 4.3 0 1 1 1.4 4.4C1.5 7 2.2 8.8 3.2 9.6L-3.2 9.6C-2.2 8.8-1.5 7-1.4 4.4A4.3 4.3 0 1 1-3.4-2.4A4.2 4.2 0 0 1 0-9.4Z',
} as const;

export type Suit = keyof typeof SUITS;

export const spark = (x: number, y: number, scale: number, colour: Hex, opacity = 1): string =>
  group(at(x, y, scale), path(SPARK, colour, opacity === 1 ? {} : { opacity }));

const CLOUD =
  'M-22 6A6 6 0 0 1-16-5A9 9 0 0 1 0-8A8 8 0 0 1 13-4A6 6 0 0 1 24 6ZM-28.5 3H-13.5A1.5 1.5 0 0 1-13.5 6H-28.5A1.5 1.5 0 0 1-28.5 3ZM11.5 3H32.5A1.5 1.5 0 0 1 32.5 6H11.5A1.5 1.5 0 0 1 11.5 3Z';

/** A flat-bottomed cloud about 60 units wide. */
export const cloud = (x: number, y: number, scale: number, colour: Hex, opacity = 0.95): string =>
  group(at(x, y, scale), path(CLOUD, colour, { opacity }));
