import { darken, type Hex, lighten, mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { JEWEL_COLOURS } from '../palette';
import { SPARK } from '../shapes';
import { at, group, type Point, path, pointsAround, polygon, stroke } from '../svg';

/** Where the key light comes from: the upper left. */
const LIGHT: Point = [-0.62, -0.78];

const midpoint = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

interface Cut {
  bright: Hex;
  dark: Hex;
  table: Hex;
}

/** A stone seen from above: each facet between `outer` and `inner` is shaded by the way it faces. */
export function cutStone(
  outer: readonly Point[],
  inner: readonly Point[],
  { bright, dark, table }: Cut,
): string {
  let facets = '';
  outer.forEach((corner, index) => {
    const next = (index + 1) % outer.length;
    const nextCorner = outer[next] ?? corner;
    const innerCorner = inner[index] ?? corner;
    const nextInner = inner[next] ?? nextCorner;
    const [normalX, normalY] = midpoint(corner, nextCorner);
    const length = Math.hypot(normalX, normalY) || 1;
    const lit = ((normalX * LIGHT[0] + normalY * LIGHT[1]) / length + 1) / 2;
    const shade = 1 - lit;
    const edge = mix(bright, dark, Math.max(0, shade * 0.8 - 0.05));
    facets +=
      polygon([corner, nextCorner, nextInner, innerCorner], mix(bright, dark, 0.08 + shade * 0.88)) +
      polygon([corner, nextCorner, midpoint(innerCorner, nextInner)], edge, { opacity: 0.75 });
  });
  const half = Math.floor(inner.length / 2);
  const reflection = [inner[0], inner[1], inner[half], inner[half - 1]].filter(
    (point) => point !== undefined,
  );
  return facets + polygon(inner, table) + polygon(reflection, '#fff', { opacity: 0.16 });
}

const jewelCut = ({ jewel, deep }: Ink, brightness: number): Cut => ({
  bright: mix('#ffffff', jewel, brightness),
  dark: mix(darken(jewel, 0.57), deep, 0.2),
  table: lighten(jewel, 0.24),
});

export const brilliant: Motif = ({ jewel, deep }) => {
  const bright = mix('#ffffff', jewel, 0.3);
  const dark = mix(darken(jewel, 0.5), deep, 0.2);
  const tone = (shade: number) => mix(bright, dark, shade);
  const crown =
    polygon(
      [
        [-36, -10],
        [-21, -28],
        [0, -28],
        [-16, -10],
      ],
      tone(0.12),
    ) +
    polygon(
      [
        [-36, -10],
        [-21, -28],
        [-16, -10],
      ],
      tone(0.34),
    ) +
    polygon(
      [
        [0, -28],
        [-16, -10],
        [16, -10],
      ],
      tone(0),
    ) +
    polygon(
      [
        [0, -28],
        [21, -28],
        [16, -10],
      ],
      tone(0.4),
    ) +
    polygon(
      [
        [21, -28],
        [36, -10],
        [16, -10],
      ],
      tone(0.62),
    );
  const pavilion =
    polygon(
      [
        [-36, -10],
        [-16, -10],
        [0, 34],
      ],
      tone(0.5),
    ) +
    polygon(
      [
        [-16, -10],
        [16, -10],
        [0, 34],
      ],
      tone(0.24),
    ) +
    polygon(
      [
        [16, -10],
        [36, -10],
        [0, 34],
      ],
      tone(0.92),
    ) +
    polygon(
      [
        [-16, -10],
        [0, -10],
        [0, 34],
      ],
      '#fff',
      { opacity: 0.18 },
    );
  const girdle = stroke('M-36-10L36-10', lighten(bright, 0.5), 0.8, { opacity: 0.7 });
  return crown + pavilion + girdle + group(at(-20, -20), path(SPARK, '#fff'));
};

export const emerald: Motif = (ink) => {
  const outer: Point[] = [
    [-18, -37],
    [18, -37],
    [30, -25],
    [30, 25],
    [18, 37],
    [-18, 37],
    [-30, 25],
    [-30, -25],
  ];
  const inner = outer.map(([x, y]): Point => [x * 0.56, y * 0.6]);
  const glint = polygon(
    [
      [-10, -20],
      [0, -22],
      [-10, 6],
    ],
    '#fff',
    { opacity: 0.4 },
  );
  return group('rotate(14)', cutStone(outer, inner, jewelCut(ink, 0.46)) + glint);
};

export const octagon: Motif = (ink) => {
  const outer = pointsAround(8, 36, 36, Math.PI / 8);
  const inner = pointsAround(8, 20, 20, Math.PI / 8);
  const glint = polygon(
    [
      [-13, -13],
      [2, -17],
      [-12, 8],
    ],
    '#fff',
    { opacity: 0.4 },
  );
  return group('rotate(8)', cutStone(outer, inner, jewelCut(ink, 0.5)) + glint);
};

export const gems: Motif = (ink) => {
  const own = JEWEL_COLOURS.indexOf(ink.jewel);
  const other = (steps: number): Ink => ({
    ...ink,
    jewel: JEWEL_COLOURS[(own + steps) % JEWEL_COLOURS.length] ?? ink.jewel,
  });
  return (
    group(at(-21, 12, 0.62, -16), octagon(other(2))) +
    group(at(22, 14, 0.6, 12), emerald(other(5))) +
    group(at(0, -8, 0.84), brilliant(ink))
  );
};
