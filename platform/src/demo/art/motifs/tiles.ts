import { mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { at, circle, ellipse, group, type Point, path, rect, stroke } from '../svg';
import { coin } from './coins';

const IVORY = '#fffaf0';

const green = ({ mid }: Ink): string => mix('#1f7a56', mid, 0.3);
const red = ({ hot }: Ink): string => mix('#c72a37', hot, 0.18);

/** A mahjong tile 34 by 48 units with `face` on it. */
const mahjongTile = (ink: Ink, face: string): string =>
  rect(-17, -21, 34, 48, 5, green(ink)) +
  rect(-17, -23, 34, 46, 5, '#e8dcc0') +
  rect(-17, -25, 34, 45, 5, IVORY) +
  face;

const bamboo = (ink: Ink): string =>
  stroke('M-6-15L-6-9M6-15L6-9M-6-6L-6 0M6-6L6 0M-6 3L-6 9M6 3L6 9', green(ink), 3.4);

const redCentre = (ink: Ink): string =>
  group('translate(0 -3)', stroke('M-8-6L8-6L8 4L-8 4ZM0-12L0 12', red(ink), 3));

export const mahjong: Motif = (ink) =>
  group(at(-19, 6, 0.95, -16), mahjongTile(ink, group(at(0, -3, 0.32), coin(ink)))) +
  group(at(20, 4, 0.95, 14), mahjongTile(ink, bamboo(ink))) +
  group(at(0, -6, 1.06, -1), mahjongTile(ink, redCentre(ink)));

/** One tile with a dragon coiled on it. */
export const dragonTile: Motif = (ink) => {
  const { deep, metal, metalPaint } = ink;
  const coil = 'M9 17C-2 20-13 14-11 6C-9-1 8 2 10-6C12-13 2-18-5-14';
  return group(
    'rotate(-6)',
    rect(-29, -35, 58, 78, 9, '#000', { opacity: 0.35, transform: 'translate(2.4 3)' }) +
      rect(-29, -33, 58, 75, 9, green(ink)) +
      rect(-29, -37, 58, 73, 9, '#e3d6b8') +
      rect(-29, -41, 58, 72, 9, IVORY) +
      rect(-24, -36, 48, 62, 6, 'none', { stroke: metal.face, 'stroke-width': 1.2 }) +
      group(
        'translate(0 -5) scale(1.16)',
        stroke(coil, mix(green(ink), deep, 0.4), 8.4) +
          stroke(coil, green(ink), 6.6) +
          stroke(coil, metal.shine, 1.2, {
            'stroke-dasharray': '1.4 3',
            transform: 'translate(-.6 -.6)',
            opacity: 0.9,
          }) +
          path('M-3-18C-9-22-16-18-19-11L-22-10C-22-7-18-6-15-7C-10-6-4-8-1-11Z', green(ink)) +
          path('M-4-17C-4-22-1-25 4-26C2-23 2-20 0-16ZM-8-18C-9-22-8-25-5-27C-5-24-5-21-4-18Z', metalPaint) +
          circle(-11, -14, 1.5, '#fff6c9') +
          circle(-11.2, -14, 0.8, deep) +
          stroke('M-18-8C-21-4-20 0-22 3', red(ink), 1.2) +
          path('M9 13C14 14 17 18 15 23C12 20 9 20 6 21Z', metalPaint) +
          circle(14, -19, 3.4, red(ink)) +
          circle(13, -20, 1, '#fff', { opacity: 0.8 }),
      ),
  );
};

const HALF_DOMINO: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-5, -5],
    [5, 5],
  ],
  [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
];

function dominoTile(ink: Ink, top: number, bottom: number): string {
  const dots = (count: number, y: number, colour: string) =>
    (HALF_DOMINO[count] ?? []).map(([dotX, dotY]) => circle(dotX, dotY + y, 2.3, colour)).join('');
  return (
    rect(-13, -25, 26, 52, 5, '#000', { opacity: 0.35, transform: 'translate(1.6 2)' }) +
    rect(-13, -25, 26, 50, 5, '#d9ccb0') +
    rect(-13, -26.5, 26, 50, 5, IVORY) +
    stroke('M-9-1.5L9-1.5', '#c9bb9c', 1.2) +
    dots(top, -13.5, red(ink)) +
    dots(bottom, 11, '#1b2233')
  );
}

export const domino: Motif = (ink) =>
  group(at(-18, 4, 1, -22), dominoTile(ink, 5, 2)) + group(at(18, 2, 1, 18), dominoTile(ink, 4, 6));

/** A chess knight on its stand. */
export const knight: Motif = ({ metal, metalPaint, deep, base, light }) =>
  ellipse(0, 39, 32, 5, '#000', { opacity: 0.35 }) +
  path('M-26 38C-26 30-20 28-17 25L19 25C22 28 27 30 27 38Z', mix(base, deep, 0.35)) +
  path(
    'M-20 26C-20 10-6 4-8-6C-14-2-20 2-26 0C-31-2-31-8-27-12C-20-18-18-28-8-33L-9-41L1-35C18-33 26-16 23 4C22 14 20 20 20 26Z',
    metalPaint,
  ) +
  path('M1-35C18-33 26-16 23 4C22 14 20 20 20 26L4 26C12 8 14-16-2-34Z', metal.shade, { opacity: 0.5 }) +
  stroke('M8-30C16-24 19-10 16 4M4-26C11-20 13-8 10 4', mix(metal.shade, deep, 0.3), 1.4, { opacity: 0.6 }) +
  path('M-22-8C-16-14-14-24-7-29C-10-22-12-14-17-8Z', '#fff', { opacity: 0.6 }) +
  circle(-8, -20, 2.2, deep) +
  circle(-8.6, -20.6, 0.7, light) +
  circle(-25, -6, 1.1, deep, { opacity: 0.7 }) +
  rect(-19, 22, 38, 5, 2.5, metalPaint);
