import { darken, mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { at, circle, element, ellipse, group, path, rect, ring, round, stroke } from '../svg';

/** A round coin with a square hole, seen from the front. */
export const coin: Motif = ({ deep, metal, metalPaint }) => {
  const character = 'M-3.4-21L3.4-21M-2.4-17.5L2.4-17.5M0-21L0-13.5';
  const inscription = [0, 90, 180, 270]
    .map((angle) => element('path', { d: character, transform: `rotate(${angle})` }))
    .join('');
  return (
    circle(1.5, 2.5, 34, darken(deep, 0.2), { opacity: 0.5 }) +
    circle(0, 0, 34, metalPaint) +
    ring(0, 0, 28.5, metal.shade, 1.6, { opacity: 0.55 }) +
    ring(0, 0, 26.5, '#fff', 1, { opacity: 0.6 }) +
    rect(-8, -8, 16, 16, 2, mix(deep, metal.shade, 0.35)) +
    path('M-8-8L8-8L6-6L-6-6L-6 6L-8 8Z', '#000', { opacity: 0.28 }) +
    `<g fill="none" stroke="${metal.shade}" stroke-width="1.7">${inscription}</g>` +
    path('M-24-22A32 32 0 0 1 8-31A30 30 0 0 0-24-22Z', '#fff', { opacity: 0.75 })
  );
};

const RIDGES = 9;

/** One coin of a stack, seen from the side and a little above. */
function stackedCoin(x: number, y: number, radiusX: number, radiusY: number, ink: Ink): string {
  const { metal, metalPaint, deep } = ink;
  const thickness = 6;
  const edge = `M${round(x - radiusX)} ${round(y)}A${radiusX} ${radiusY} 0 0 0 ${round(x + radiusX)} ${round(y)}L${round(x + radiusX)} ${round(y + thickness)}A${radiusX} ${radiusY} 0 0 1 ${round(x - radiusX)} ${round(y + thickness)}Z`;
  let ridges = '';
  for (let index = 0; index < RIDGES; index += 1) {
    const angle = (Math.PI * (index + 0.5)) / RIDGES;
    const ridgeX = round(x + Math.cos(angle) * radiusX);
    const top = y + Math.sin(angle) * radiusY;
    ridges += `M${ridgeX} ${round(top + 0.8)}L${ridgeX} ${round(top + thickness - 0.6)}`;
  }
  return (
    path(edge, mix(metal.shade, deep, 0.18)) +
    stroke(ridges, metal.face, 1.1, { opacity: 0.55 }) +
    ellipse(x, y, radiusX, radiusY, metalPaint) +
    ellipse(x, y, radiusX * 0.74, radiusY * 0.72, 'none', {
      stroke: metal.shade,
      'stroke-width': 0.9,
      opacity: 0.6,
    })
  );
}

export const coins: Motif = (ink) => {
  let stacks = '';
  for (let level = 3; level >= 0; level -= 1) {
    stacks += stackedCoin(-17 + (level % 2) * 2, 8 + level * 6.4, 19, 6.5, ink);
  }
  for (let level = 1; level >= 0; level -= 1) {
    stacks += stackedCoin(19 - (level % 2) * 2, 22 + level * 6.4, 16, 5.6, ink);
  }
  return ellipse(0, 36, 38, 6, '#000', { opacity: 0.3 }) + stacks + group(at(9, -10, 0.74, 12), coin(ink));
};

/** A boat-shaped ingot. */
export const ingot: Motif = (ink) => {
  const { metal, metalPaint, deep } = ink;
  return (
    ellipse(0, 33, 38, 6, '#000', { opacity: 0.32 }) +
    ellipse(0, -6, 19, 17, metal.face) +
    ellipse(0, -6, 19, 17, metalPaint) +
    path('M4-22.5A19 17 0 0 1 19-6L19 4L6 8Z', metal.shade, { opacity: 0.38 }) +
    path('M-44-14C-36-8-22 2 0 2C22 2 36-8 44-14C44 8 36 33 0 33C-36 33-44 8-44-14Z', metalPaint) +
    path('M0 2C22 2 36-8 44-14C44 8 36 33 0 33C20 26 30 10 0 2Z', metal.shade, { opacity: 0.4 }) +
    path('M-44-14C-36-8-22 2 0 2C22 2 36-8 44-14L43.4-9C36-2 22 7 0 7C-22 7-36-2-43.4-9Z', metal.shine, {
      opacity: 0.75,
    }) +
    path('M-37 2C-34 14-27 22-17 26C-27 25-36 16-37 2Z', '#fff', { opacity: 0.6 }) +
    path('M-10-16C-6-20 0-21 5-19C-1-18-6-15-8-10Z', '#fff', { opacity: 0.7 }) +
    group(at(2, 18, 0.24), coin(ink)) +
    stroke('M-30 30C-14 36 14 36 30 30', mix(metal.shade, deep, 0.3), 1, { opacity: 0.5 })
  );
};
