import { mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { LETTERING } from '../lettering/alphabet';
import { letteredPath, letteredWidth } from '../lettering/lettering';
import { integerBelow } from '../random';
import { at, circle, ellipse, group, path, round, stroke } from '../svg';

/** `label` in block capitals, centred on `x` and `y`. */
export function label(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = height * 0.22,
) {
  const width = (letteredWidth(text, LETTERING.block) * height) / 10;
  return stroke(
    letteredPath(text, LETTERING.block, { x: x - width / 2, y: y - height / 2, height }),
    colour,
    weight,
  );
}

/** A numbered ball. */
export function ball(ink: Ink, x: number, y: number, radius: number, colour: string, text: string): string {
  const r = round(radius);
  const shade = `M${r} 0A${r} ${r} 0 0 1 ${round(-radius * 0.7)} ${round(radius * 0.72)}A${round(radius * 1.15)} ${round(radius * 1.15)} 0 0 0 ${round(radius * 0.72)} ${round(-radius * 0.7)}A${r} ${r} 0 0 1 ${r} 0Z`;
  const glintX = round(-radius * 0.42);
  const glintY = round(-radius * 0.56);
  return group(
    at(x, y),
    circle(radius * 0.05, radius * 0.12, radius, '#000', { opacity: 0.32 }) +
      circle(0, 0, radius, colour) +
      path(shade, mix(colour, ink.deep, 0.6), { opacity: 0.55 }) +
      circle(0, 0, radius * 0.58, '#fffdf6') +
      label(text, 0, 0, radius * 0.62, '#1b1f2e', radius * 0.135) +
      ellipse(glintX, glintY, radius * 0.26, radius * 0.15, '#fff', {
        transform: `rotate(-38 ${glintX} ${glintY})`,
        opacity: 0.85,
      }),
  );
}

/** A number from 1 to `highest`, written out. */
export const drawnNumber = (ink: Ink, highest: number): string =>
  String(1 + integerBelow(ink.random, highest));

export const numberBalls: Motif = (ink) => {
  const { mid, glow, hot, base } = ink;
  const number = () => drawnNumber(ink, 48);
  return (
    ball(ink, -25, -14, 14, mid, number()) +
    ball(ink, 25, -16, 13, mix(glow, mid, 0.3), number()) +
    ball(ink, -20, 20, 16, mix(mid, hot, 0.5), number()) +
    ball(ink, 22, 18, 15.5, mix(base, mid, 0.5), number()) +
    ball(ink, 1, -1, 22, hot, number())
  );
};

export const bingoBalls: Motif = (ink) => {
  const { mid, glow, hot, base } = ink;
  return (
    ball(ink, -24, -18, 15, hot, 'B') +
    ball(ink, 12, -25, 16, mid, 'I') +
    ball(ink, 29, 6, 14.5, glow, 'N') +
    ball(ink, -25, 16, 16, mix(hot, mid, 0.5), 'G') +
    ball(ink, 5, 14, 20, mix(base, mid, 0.5), 'O')
  );
};
