import { darken, mix } from '../colour';
import type { Motif } from '../ink';
import { JEWEL_COLOURS } from '../palette';
import { integerBelow } from '../random';
import { SUITS } from '../shapes';
import { at, circle, ellipse, group, path, pointsAround, rect, ring, stroke } from '../svg';
import { playingCard } from './cards';
import { die, ringSlice } from './table';

const SEGMENTS = 12;

/** The standing wheel of a game show, its pointer on top. */
export const fortuneWheel: Motif = ({ jewel, hot, deep, metal, metalPaint, light }) => {
  const first = JEWEL_COLOURS.indexOf(jewel);
  const step = (2 * Math.PI) / SEGMENTS;
  let segments = '';
  for (let index = 0; index < SEGMENTS; index += 1) {
    const colour = JEWEL_COLOURS[(first + index * 3) % JEWEL_COLOURS.length] ?? jewel;
    segments += path(
      ringSlice(9, 33, index * step, (index + 1) * step),
      mix(colour, deep, index % 2 ? 0.28 : 0.06),
    );
  }
  const lamps = pointsAround(SEGMENTS, 36.4, 36.4, step / 2).map(([x, y]) => circle(x, y, 1.6, '#fff3c4'));
  return (
    path('M-18 40L-8 18L8 18L18 40Z', mix(metal.shade, deep, 0.3)) +
    ellipse(0, 41, 26, 4, '#000', { opacity: 0.35 }) +
    circle(1.5, 0, 39.5, '#000', { opacity: 0.3 }) +
    circle(0, -3, 39.5, metalPaint) +
    group(
      'translate(0 -3)',
      circle(0, 0, 34.4, darken(deep, 0.3)) +
        segments +
        ring(0, 0, 33, '#fff', 0.8, { opacity: 0.35 }) +
        lamps.join('') +
        circle(0, 0, 9.6, metalPaint) +
        circle(0, 0, 5, light) +
        path('M-29-17A33.6 33.6 0 0 1 1-33.6L1-27A27 27 0 0 0-23-14Z', '#fff', { opacity: 0.28 }),
    ) +
    path('M-7-50L7-50L0-33Z', '#000', { opacity: 0.3, transform: 'translate(1 2)' }) +
    path('M-7-50L7-50L0-33Z', hot) +
    path('M0-50L7-50L0-33Z', deep, { opacity: 0.3 })
  );
};

/** A baccarat shoe dealing its next card. */
export const shoe: Motif = (ink) => {
  const { hot, deep, metal, metalPaint, light } = ink;
  const lacquer = mix('#a62b3d', hot, 0.1);
  const side = mix(lacquer, deep, 0.45);
  return (
    ellipse(2, 33, 42, 6, '#000', { opacity: 0.35 }) +
    group(at(-22, 20, 0.86, -74), playingCard(ink, 'heart', '9')) +
    path('M-14-22L30-34C36-35 42-31 42-25L42 20C42 26 38 30 32 30L-24 30C-28 30-30 26-28 22Z', side) +
    path('M-14-22L30-34C36-35 42-31 42-25L42-14L-19 0Z', lacquer) +
    path('M-14-22L30-34C36-35 42-31 42-25L-16-11Z', '#fff', { opacity: 0.16 }) +
    path('M-28 22L-14-22L-6-24L-18 30L-24 30C-28 30-30 26-28 22Z', metalPaint) +
    [0, 3, 6, 9]
      .map((x) => stroke(`M${x - 3} ${-21 - x * 0.3}L${x - 14} 24`, light, 1.3, { opacity: 0.75 - x * 0.05 }))
      .join('') +
    rect(10, 4, 24, 18, 4, 'none', { stroke: metal.face, 'stroke-width': 1.2 }) +
    group(at(22, 13, 0.66), path(SUITS.spade, metalPaint))
  );
};

/** Three dice under a glass dome. */
export const diceDome: Motif = (ink) => {
  const { deep, metal, metalPaint, light, hot, glow, mid, random } = ink;
  const face = () => 1 + integerBelow(random, 6);
  return (
    ellipse(0, 37, 42, 6, '#000', { opacity: 0.35 }) +
    path('M-38 24L38 24L34 36L-34 36Z', metalPaint) +
    path('M6 24L38 24L34 36L4 36Z', metal.shade, { opacity: 0.45 }) +
    ellipse(0, 24, 38, 8, mix(mid, deep, 0.45)) +
    group(at(-13, 14, 0.52), die(ink, mix(hot, '#ffffff', 0.2), [face(), 2, 3])) +
    group(at(14, 14, 0.52), die(ink, mix(glow, '#ffffff', 0.2), [face(), 4, 5])) +
    group(at(1, -4, 0.5), die(ink, mix(mid, glow, 0.4), [face(), 6, 3])) +
    path('M-35 23C-38-24-20-38 0-38C20-38 38-24 35 23C24 31-24 31-35 23Z', light, { opacity: 0.16 }) +
    stroke('M-35 23C-38-24-20-38 0-38C20-38 38-24 35 23', light, 1.4, { opacity: 0.7 }) +
    path('M-29 12C-32-16-22-29-9-33C-19-25-25-12-24 10Z', '#fff', { opacity: 0.55 }) +
    circle(0, -40, 4, metalPaint)
  );
};
