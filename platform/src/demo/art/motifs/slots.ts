import { darken, mix } from '../colour';
import type { Motif } from '../ink';
import { integerBelow } from '../random';
import { SPARK } from '../shapes';
import { at, circle, group, path, rect, ring } from '../svg';
import { coin } from './coins';
import { cherry } from './fruit';
import { brilliant } from './gems';

const SEVEN = 'M-26-34L26-34L26-19L3 36L-19 36L4-17L-12-17L-12-9L-26-9Z';

export const seven: Motif = ({ hot, deep, metalPaint }) => {
  const red = mix('#e02a3c', hot, 0.12);
  return (
    group('translate(3 3.4)', path(SEVEN, '#000', { opacity: 0.4 })) +
    path(SEVEN, red, { stroke: metalPaint, 'stroke-width': 4.5, 'stroke-linejoin': 'round' }) +
    path('M26-34L26-19L3 36L-19 36L-14 27L-2 27L17-21L17-34Z', mix(red, deep, 0.5), { opacity: 0.55 }) +
    path('M-22-30L20-30L19-26L-18-26L-18-13L-22-13Z', '#fff', { opacity: 0.55 }) +
    group('translate(-19 -31)', path(SPARK, '#fff'))
  );
};

export const bell: Motif = ({ metal, metalPaint }) =>
  path('M-28 22C-20 14-22-4-17-16C-13-26-6-30 0-31C6-30 13-26 17-16C22-4 20 14 28 22Z', metalPaint) +
  path('M0-31C6-30 13-26 17-16C22-4 20 14 28 22L8 22C12 8 10-20 0-31Z', metal.shade, { opacity: 0.45 }) +
  rect(-31, 20, 62, 7, 3.5, metalPaint) +
  circle(0, 31, 6, metal.shade) +
  ring(0, -33, 4, metal.face, 3) +
  path('M-13 12C-12-4-11-16-5-23C-9-12-9 2-9 12Z', '#fff', { opacity: 0.65 });

interface ReelSymbol {
  motif: Motif;
  scale: number;
}

const SEVEN_SYMBOL: ReelSymbol = { motif: seven, scale: 0.34 };

/** What turns past beside the seven; a machine shows two of them. */
const SYMBOLS: readonly ReelSymbol[] = [
  { motif: brilliant, scale: 0.3 },
  { motif: cherry, scale: 0.32 },
  { motif: coin, scale: 0.3 },
  { motif: bell, scale: 0.31 },
];

const REEL = { width: 21, height: 50, spacing: 23.5, step: 24 } as const;

const JACKPOT_SHARE = 0.5;

export const reels: Motif = (ink) => {
  const { deep, hot, metalPaint, paperPaint, idPrefix, random } = ink;
  const first = integerBelow(random, SYMBOLS.length);
  const jackpot = random() < JACKPOT_SHARE;
  const symbols = [SEVEN_SYMBOL, SYMBOLS[first], SYMBOLS[(first + 1) % SYMBOLS.length]];
  const name = (index: number) => `${idPrefix}s${index}`;
  const definitions = symbols
    .map((symbol, index) =>
      symbol ? `<g id="${name(index)}" transform="scale(${symbol.scale})">${symbol.motif(ink)}</g>` : '',
    )
    .join('');
  const symbol = (index: number, y: number) => `<use href="#${name(index)}" y="${y}"/>`;
  const columns = [-1, 0, 1].map((side, column) => {
    const [upper, lower] = column === 1 ? [1, 2] : [2, 1];
    const left = side * REEL.spacing - REEL.width / 2;
    return (
      `<svg x="${left}" y="-25" width="${REEL.width}" height="${REEL.height}" viewBox="-10.5 -25 21 50">` +
      rect(-10.5, -25, REEL.width, REEL.height, 2, paperPaint) +
      symbol(upper, -REEL.step) +
      symbol(column === 1 || jackpot ? 0 : lower, 0) +
      symbol(upper, REEL.step) +
      '</svg>'
    );
  });
  return (
    `<defs>${definitions}</defs>` +
    rect(-41, -34, 82, 68, 10, darken(deep, 0.25)) +
    rect(-39.5, -34, 79, 66, 9, metalPaint) +
    rect(-36.5, -29, 73, 57, 5, darken(deep, 0.35)) +
    columns.join('') +
    rect(-36.5, -29, 73, 12, 5, '#000', { opacity: 0.22 }) +
    path('M-42-4L-34 0L-42 4ZM42-4L34 0L42 4Z', hot)
  );
};

export const luckySevens: Motif = (ink) =>
  group(at(-24, 8, 0.62, -12), seven(ink)) +
  group(at(25, 8, 0.62, 12), seven(ink)) +
  group(at(0, -3, 0.86), seven(ink));
