import type { Hex } from './colour';
import { METALS, type Metal, type MetalName, type Palette } from './palette';
import type { Random } from './random';
import { linearGradient, radialGradient } from './svg';

/** What a motif draws with: the colours, the shared gradients and the picture's own random stream. */
export interface Ink extends Palette {
  metal: Metal;
  jewel: Hex;
  /** `url(#…)` of the metal gradient, lit from the upper left. */
  metalPaint: string;
  /** `url(#…)` of a paper cylinder, for reels and drums. */
  paperPaint: string;
  /** `url(#…)` of the radial glow. */
  glowPaint: string;
  /** Starts every id of the picture, so that several pictures can stand in one document. */
  idPrefix: string;
  random: Random;
}

export type Motif = (ink: Ink) => string;

interface InkOptions {
  palette: Palette;
  metal: MetalName;
  jewel: Hex;
  idPrefix: string;
  random: Random;
}

const reference = (idPrefix: string, name: string): string => `url(#${idPrefix}${name})`;

export const createInk = ({ palette, metal, jewel, idPrefix, random }: InkOptions): Ink => ({
  ...palette,
  metal: METALS[metal],
  jewel,
  metalPaint: reference(idPrefix, 'm'),
  paperPaint: reference(idPrefix, 'r'),
  glowPaint: reference(idPrefix, 'h'),
  idPrefix,
  random,
});

/** The gradients behind `ink` that `content` refers to; the others would be dead weight. */
export function inkDefinitions(ink: Ink, content: string): string {
  const { metal, glow, idPrefix } = ink;
  let definitions = '';
  if (content.includes(ink.metalPaint)) {
    const ramp = [
      [0, metal.shine],
      [0.42, metal.face],
      [1, metal.shade],
    ] as const;
    definitions += linearGradient(`${idPrefix}m`, ramp, [0.1, 0], [0.75, 1]);
  }
  if (content.includes(ink.paperPaint)) {
    const ramp = [
      [0, '#b9aa8c'],
      [0.3, '#fffaf0'],
      [0.7, '#fffaf0'],
      [1, '#b9aa8c'],
    ] as const;
    definitions += linearGradient(`${idPrefix}r`, ramp);
  }
  if (content.includes(ink.glowPaint)) {
    definitions += radialGradient(`${idPrefix}h`, [
      [0, glow, 0.85],
      [0.45, glow, 0.3],
      [1, glow, 0],
    ]);
  }
  return definitions;
}
