import { lighten, mix } from '../colour';
import type { Motif } from '../ink';
import { STAR } from '../shapes';
import { at, circle, ellipse, group, path, pointsAround, polygon, rect, round, stroke } from '../svg';

const TURN = (2 * Math.PI) / 5;
const TILT = -Math.PI / 2 + 0.2;

const polar = (radius: number, angle: number): string =>
  `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;

export const football: Motif = ({ deep, idPrefix }) => {
  const black = mix(deep, '#11131c', 0.5);
  const patch = (x: number, y: number, start: number) =>
    polygon(
      pointsAround(5, 13, 13, start).map(([dx, dy]) => [dx + x, dy + y]),
      black,
    );
  let seams = '';
  let patches = patch(0, 0, TILT);
  for (let index = 0; index < 5; index += 1) {
    const angle = TILT + index * TURN;
    seams += `M${polar(13, angle)}L${polar(23, angle)}L${polar(29, angle + TURN / 2)}L${polar(23, angle + TURN)}`;
    patches += patch(Math.cos(angle) * 35, Math.sin(angle) * 35, angle + Math.PI);
  }
  return (
    circle(2, 4, 36, '#000', { opacity: 0.35 }) +
    circle(0, 0, 36, '#fbfaf6') +
    `<clipPath id="${idPrefix}c"><circle r="36"/></clipPath>` +
    `<g clip-path="url(#${idPrefix}c)">${patches}${stroke(seams, black, 1.5)}</g>` +
    path('M36 0A36 36 0 0 1-24 27C4 34 30 14 24-27A36 36 0 0 1 36 0Z', deep, { opacity: 0.28 }) +
    ellipse(-15, -20, 9, 5, '#fff', { transform: 'rotate(-38 -15 -20)', opacity: 0.8 })
  );
};

export const basketball: Motif = ({ deep, hot }) =>
  circle(2, 4, 35, '#000', { opacity: 0.35 }) +
  circle(0, 0, 35, mix('#e8772a', hot, 0.25)) +
  group(
    'rotate(-18)',
    stroke(
      'M-35 0L35 0M0-35L0 35M-26-23C-10-12-10 12-26 23M26-23C10-12 10 12 26 23',
      mix(deep, '#2a1408', 0.5),
      2,
    ),
  ) +
  path('M35 0A35 35 0 0 1-23 26C4 33 30 14 23-26A35 35 0 0 1 35 0Z', deep, { opacity: 0.3 }) +
  ellipse(-15, -19, 9, 5, '#fff', { transform: 'rotate(-38 -15 -19)', opacity: 0.5 });

export const trophy: Motif = ({ deep, base, metal, metalPaint }) =>
  ellipse(0, 38, 26, 5, '#000', { opacity: 0.35 }) +
  stroke('M-20-26C-40-28-38 2-14 4M20-26C40-28 38 2 14 4', metal.face, 4.6) +
  path('M-22-34L22-34C22-6 14 8 0 10C-14 8-22-6-22-34Z', metalPaint) +
  path('M6-34L22-34C22-6 14 8 0 10C10 2 10-16 6-34Z', metal.shade, { opacity: 0.45 }) +
  path('M-16-30L-10-30C-10-14-8-4-4 4C-12-2-16-14-16-30Z', '#fff', { opacity: 0.6 }) +
  rect(-4, 9, 8, 12, 1, metal.shade) +
  path('M-14 21L14 21L17 29L-17 29Z', metalPaint) +
  rect(-21, 29, 42, 9, 2, mix(deep, base, 0.4)) +
  group(at(0, -15, 1.2), path(STAR, mix(metal.shade, deep, 0.25)));

export const glove: Motif = ({ deep, hot, light }) => {
  const red = mix('#d8283a', hot, 0.1);
  const shade = mix(red, deep, 0.5);
  return (
    ellipse(2, 39, 26, 4, '#000', { opacity: 0.3 }) +
    path('M-17 18C-31 8-34-16-20-28C-6-40 22-36 28-18C33-4 28 10 19 18Z', red) +
    path('M8-34C20-32 28-26 28-18C33-4 28 10 19 18L4 18C20 6 22-18 8-34Z', shade, { opacity: 0.6 }) +
    path('M-20-4C-12-12 2-8 2 0C2 8-8 10-14 8C-20 6-24 2-20-4Z', lighten(red, 0.12)) +
    stroke('M-18 6C-12 12 2 10 3 0', shade, 1.8) +
    path('M-20-18C-16-26-6-30 2-29C-6-25-14-22-20-18Z', '#fff', { opacity: 0.55 }) +
    rect(-18, 16, 38, 8, 3, lighten(light, 0.4)) +
    path('M-17 24L19 24L18 36C6 39-6 39-16 36Z', red) +
    path('M2 24L19 24L18 36C12 38 6 38 2 38Z', shade, { opacity: 0.6 })
  );
};

export const medal: Motif = ({ hot, mid, deep, metal, metalPaint, light }) =>
  path('M-22-44L-6-44L6-8L-8-4Z', mix(hot, deep, 0.15)) +
  path('M22-44L6-44L-6-8L8-4Z', mix(mid, light, 0.15)) +
  path('M-17-44L-12-44L0-8L-4-6ZM17-44L12-44L0-8L4-6Z', '#fff', { opacity: 0.5 }) +
  circle(1.5, 18.5, 24, '#000', { opacity: 0.35 }) +
  circle(0, 15, 24, metalPaint) +
  circle(0, 15, 19, mix(metal.shade, metal.face, 0.5)) +
  circle(0, 15, 17.5, metalPaint) +
  group(at(0, 16, 1.5), path(STAR, mix(metal.shade, deep, 0.2))) +
  path('M-18 6A21 21 0 0 1 4-5A19 19 0 0 0-18 6Z', '#fff', { opacity: 0.75 });
