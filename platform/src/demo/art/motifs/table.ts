import { darken, lighten, mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { integerBelow } from '../random';
import { SUITS } from '../shapes';
import { at, circle, ellipse, group, type Point, path, polygon, ring, round, stroke } from '../svg';

const POCKETS = 24;
const BAIZE_BLACK = '#171a26';

const onCircle = (radius: number, angle: number): string =>
  `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;

/** A slice of a ring from `from` to `to` radians. */
export const ringSlice = (inner: number, outer: number, from: number, to: number): string =>
  `M${onCircle(outer, from)}A${outer} ${outer} 0 0 1 ${onCircle(outer, to)}L${onCircle(inner, to)}A${inner} ${inner} 0 0 0 ${onCircle(inner, from)}Z`;

export const roulette: Motif = ({ deep, base, mid, hot, metal, metalPaint, glowPaint }) => {
  const pockets = { green: '', red: '', black: '' };
  for (let index = 0; index < POCKETS; index += 1) {
    const slice = ringSlice(23, 35, (index / POCKETS) * 2 * Math.PI, ((index + 1) / POCKETS) * 2 * Math.PI);
    pockets[index === 0 ? 'green' : index % 2 ? 'red' : 'black'] += slice;
  }
  const spokes = [12, 57, 102, 147].map((angle) =>
    group(`rotate(${angle})`, path('M0-17L2.4 0L0 17L-2.4 0Z', metalPaint)),
  );
  return (
    ellipse(0, 4, 40, 40, '#000', { opacity: 0.28 }) +
    circle(0, 0, 40, metalPaint) +
    circle(0, 0, 36.5, darken(deep, 0.35)) +
    path(pockets.black, BAIZE_BLACK) +
    path(pockets.red, mix('#c72a37', hot, 0.18)) +
    path(pockets.green, mix('#1d8a4f', mid, 0.2)) +
    ring(0, 0, 29, metal.face, 0.7, { opacity: 0.7 }) +
    circle(0, 0, 23, metalPaint) +
    circle(0, 0, 20, mix(base, deep, 0.35)) +
    circle(0, 0, 20, glowPaint, { opacity: 0.5 }) +
    spokes.join('') +
    circle(0, 0, 6, metalPaint) +
    circle(-1.6, -1.8, 1.8, '#fff', { opacity: 0.8 }) +
    circle(21, -21.5, 3.2, '#fff') +
    path('M-33-18A37.6 37.6 0 0 1 2-37.6A36 36 0 0 0-33-18Z', '#fff', { opacity: 0.35 })
  );
};

/** Pips of a die's face in a unit square. */
const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  [
    [0.27, 0.24],
    [0.27, 0.5],
    [0.27, 0.76],
    [0.73, 0.24],
    [0.73, 0.5],
    [0.73, 0.76],
  ],
];

const PIP_RADIUS = 0.105;

const pips = (matrix: string, count: number, colour: string): string => {
  const dots = (PIPS[count] ?? []).map(
    ([x, y]) =>
      `M${x - PIP_RADIUS} ${y}a${PIP_RADIUS} ${PIP_RADIUS} 0 1 0 .21 0a${PIP_RADIUS} ${PIP_RADIUS} 0 1 0-.21 0`,
  );
  return group(`matrix(${matrix})`, path(dots.join(''), colour));
};

type Faces = readonly [top: number, left: number, right: number];

/** A die seen from above a corner, 42 units wide. */
export function die(ink: Ink, colour: string, [top, left, right]: Faces): string {
  const pip = mix(ink.deep, '#1a1a2a', 0.3);
  return (
    ellipse(0, 24, 22, 7, '#000', { opacity: 0.3 }) +
    polygon(
      [
        [0, -24],
        [21, -12],
        [0, 0],
        [-21, -12],
      ],
      mix('#ffffff', colour, 0.06),
    ) +
    polygon(
      [
        [-21, -12],
        [0, 0],
        [0, 24],
        [-21, 12],
      ],
      mix('#ffffff', colour, 0.34),
    ) +
    polygon(
      [
        [21, -12],
        [0, 0],
        [0, 24],
        [21, 12],
      ],
      mix(colour, ink.deep, 0.42),
    ) +
    pips('21 12 -21 12 0 -24', top, top === 1 ? '#d3243b' : pip) +
    pips('21 12 0 24 -21 -12', left, pip) +
    pips('21 -12 0 24 0 0', right, darken(pip, 0.3)) +
    stroke('M-21-12L0 0L21-12M0 0L0 24', '#fff', 0.8, { opacity: 0.5 })
  );
}

export const dice: Motif = (ink) => {
  const top = 1 + integerBelow(ink.random, 6);
  return (
    group(at(-16, 12, 0.92), die(ink, lighten(ink.hot, 0.2), [top, 2, 3])) +
    group(at(19, -2, 0.8), die(ink, mix(ink.mid, ink.glow, 0.35), [5, 4, 1])) +
    group(at(-10, -23, 0.62), die(ink, lighten(ink.glow, 0.2), [3, 6, 2]))
  );
};

function chip(ink: Ink, x: number, y: number, radius: number, colour: string): string {
  const ivory = '#fffaf0';
  const rim = `M${round(-radius * 0.88)} ${round(-radius * 0.4)}A${round(radius * 0.97)} ${round(radius * 0.97)} 0 0 1 0 ${round(-radius * 0.97)}A${round(radius * 0.93)} ${round(radius * 0.93)} 0 0 0 ${round(-radius * 0.88)} ${round(-radius * 0.4)}Z`;
  return group(
    at(x, y),
    circle(1, 2.4, radius, '#000', { opacity: 0.35 }) +
      circle(0, 0, radius, colour) +
      ring(0, 0, radius * 0.86, ivory, radius * 0.27, {
        'stroke-linecap': 'butt',
        'stroke-dasharray': `${round(radius * 0.38)} ${round(radius * 0.52)}`,
      }) +
      circle(0, 0, radius * 0.66, mix(colour, ink.deep, 0.35)) +
      ring(0, 0, radius * 0.58, ivory, 0.9, { opacity: 0.8 }) +
      group(`scale(${round(radius * 0.36) / 10})`, path(SUITS.spade, ivory)) +
      path(rim, '#fff', { opacity: 0.6 }),
  );
}

export const chips: Motif = (ink) =>
  chip(ink, -19, 12, 21, mix('#c72a37', ink.hot, 0.3)) +
  chip(ink, 20, 15, 19, mix('#22355f', ink.mid, 0.35)) +
  chip(ink, 2, -14, 24, mix(ink.metal.shade, ink.mid, 0.45));
