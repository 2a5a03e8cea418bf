import { darken, lighten, mix } from '../colour';
import type { Motif } from '../ink';
import { integerBelow } from '../random';
import { STAR } from '../shapes';
import { at, circle, ellipse, group, path, rect, stroke } from '../svg';
import { ball, drawnNumber, label } from './balls';

/** The glass tube that the drawn balls come down. */
export const ballTower: Motif = (ink) => {
  const { hot, mid, glow, base, deep, light, metal, metalPaint } = ink;
  const number = () => drawnNumber(ink, 45);
  const colours = [hot, mid, glow, mix(hot, mid, 0.5)];
  const column = colours.map((colour, index) => ball(ink, -14, 21 - index * 18.4, 9, colour, number()));
  return (
    ellipse(2, 39, 40, 5, '#000', { opacity: 0.35 }) +
    rect(-26, -45, 24, 78, 12, light, { opacity: 0.2 }) +
    column.join('') +
    rect(-26, -45, 24, 78, 12, 'none', { stroke: light, 'stroke-width': 1.6, opacity: 0.8 }) +
    rect(-22.5, -38, 3, 60, 1.5, '#fff', { opacity: 0.55 }) +
    path('M-36 28L34 28L40 38L-40 38Z', metalPaint) +
    path('M4 28L34 28L40 38L6 38Z', metal.shade, { opacity: 0.4 }) +
    rect(-30, -47, 32, 7, 3.5, metalPaint) +
    ball(ink, 19, 10, 17, mix(base, mid, 0.5), number()) +
    group(at(20, -24, 1.3), path(STAR, mix(hot, deep, 0.05))) +
    group(at(20, -24, 0.6), path(STAR, light, { opacity: 0.7 }))
  );
};

/** A flip board showing the draw. */
export const flipBoard: Motif = (ink) => {
  const { base, deep, hot, light, metalPaint, metal, random } = ink;
  const face = darken(mix(base, deep, 0.6), 0.2);
  const digits = [-27, 0, 27].map((x) => {
    const digit = String(integerBelow(random, 10));
    return (
      rect(x - 12, -18, 24, 36, 4, face) +
      rect(x - 12, -18, 24, 18, 4, lighten(face, 0.12)) +
      label(digit, x, 0, 22, light, 4.4) +
      rect(x - 12, -0.9, 24, 1.8, 0, '#000', { opacity: 0.55 }) +
      rect(x - 13.4, -3, 2.8, 6, 1, metal.face) +
      rect(x + 10.6, -3, 2.8, 6, 1, metal.face)
    );
  });
  return (
    stroke('M-24 22L-28 38M24 22L28 38', metal.shade, 5) +
    ellipse(0, 39, 36, 4.5, '#000', { opacity: 0.35 }) +
    rect(-45, -27, 90, 54, 9, '#000', { opacity: 0.35, transform: 'translate(2 3)' }) +
    rect(-45, -27, 90, 54, 9, metalPaint) +
    rect(-42, -24, 84, 48, 7, mix(base, deep, 0.2)) +
    digits.join('') +
    rect(-20, -38, 40, 14, 7, hot) +
    rect(-20, -38, 40, 5, 2.5, '#fff', { opacity: 0.3 }) +
    [-10, 0, 10].map((x) => group(at(x, -31, 0.5), path(STAR, '#fff'))).join('')
  );
};

/** A wall calendar with the day of the draw ringed. */
export const calendar: Motif = (ink) => {
  const { base, deep, hot, mid, metal, random } = ink;
  const paper = '#fff8e8';
  const today = 7 + integerBelow(random, 12);
  let days = '';
  for (let index = 0; index < 20; index += 1) {
    const x = -24 + (index % 5) * 12;
    const y = -5 + Math.floor(index / 5) * 10;
    days +=
      index === today
        ? circle(x, y, 6.4, hot) + group(at(x, y, 0.6), path(STAR, '#fff'))
        : rect(x - 3.6, y - 2.6, 7.2, 5.2, 1.4, mix(paper, base, index % 5 === 4 ? 0.36 : 0.2));
  }
  const clip = (x: number) =>
    rect(x - 2.6, -43, 5.2, 14, 2.6, metal.face) + rect(x - 1.2, -42, 1.4, 10, 0.7, '#fff', { opacity: 0.6 });
  return group(
    'rotate(-6)',
    rect(-35, -35, 70, 74, 8, '#000', { opacity: 0.35, transform: 'translate(2.4 3)' }) +
      rect(-35, -35, 70, 74, 8, mix(paper, deep, 0.22)) +
      rect(-35, -36, 70, 71, 8, paper) +
      path('M-35-16L-35-28A8 8 0 0 1-27-36L27-36A8 8 0 0 1 35-28L35-16Z', mix('#d8323f', hot, 0.2)) +
      path('M0-36L27-36A8 8 0 0 1 35-28L35-16L8-16Z', mix(mid, deep, 0.4), { opacity: 0.25 }) +
      days +
      [-20, 0, 20].map(clip).join(''),
  );
};

const FOIL = 'M-25-4L25-4L25 22L-25 22Z';

/** A scratch card, half rubbed off, with the coin that did it. */
export const scratchCard: Motif = (ink) => {
  const { hot, deep, base, mid, metalPaint, light, jewel, idPrefix } = ink;
  const prize = [-16, 0, 16].map(
    (x) => circle(x, 9, 7, mix(jewel, '#ffffff', 0.1)) + group(at(x, 9.4, 0.62), path(STAR, '#fff')),
  );
  const scratched = 'M-27 2L-8-2L-22 9L0 2L-20 18L6 8L-10 22L12 13L4 24';
  return (
    group(
      'rotate(-9)',
      rect(-34, -38, 68, 74, 7, '#000', { opacity: 0.35, transform: 'translate(2.4 3)' }) +
        rect(-34, -38, 68, 74, 7, mix(mid, base, 0.15)) +
        rect(-34, -38, 68, 3, 1.5, '#fff', { opacity: 0.3 }) +
        label('LUCKY', 0, -23, 11, light, 2.6) +
        rect(-24, -14, 48, 3, 1.5, hot) +
        path(FOIL, '#fff8e8') +
        prize.join('') +
        `<mask id="${idPrefix}k1">${path(FOIL, '#fff')}${stroke(scratched, '#000', 7)}</mask>` +
        `<g mask="url(#${idPrefix}k1)">${path(FOIL, metalPaint)}${path('M-25-4L-6-4L-25 14ZM4-4L14-4L-12 22L-22 22Z', '#fff', { opacity: 0.35 })}</g>` +
        rect(-25, 26, 50, 4, 2, mix(light, base, 0.3), { opacity: 0.6 }),
    ) +
    group(
      at(22, 24),
      circle(1.4, 2.4, 13, '#000', { opacity: 0.35 }) +
        circle(0, 0, 13, metalPaint) +
        circle(0, 0, 9.4, mix(hot, deep, 0.15), { opacity: 0.35 }) +
        group('scale(.9)', path(STAR, '#fff', { opacity: 0.9 })),
    )
  );
};
