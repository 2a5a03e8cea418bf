import { type Hex, mix } from '../colour';
import { GROUNDS } from '../grounds';
import { seededRandom } from '../random';
import { at, circle, ellipse, group, linearGradient, path, radialGradient, rect, round } from '../svg';
import { MERCHANT_PALETTES, ridge, type Scene, type SceneStage } from './scene';

const RIPPLES = 22;

const night = {
  aurora: {
    sky: ['#060a1c', '#0e1d43', '#1d4868', '#3c7f86'],
    water: ['#2c6a79', '#123457', '#070d22'],
    ridges: ['#1b4260', '#11294a', '#0a1731'],
  },
  lagoon: {
    sky: ['#04262f', '#08454f', '#1c7d80', '#f0b59a'],
    water: ['#3f9a94', '#0e5a60', '#04262c'],
    ridges: ['#17696c', '#0d4a50', '#06323a'],
  },
} as const;

interface Veil {
  from: number;
  to: number;
  base: number;
  height: number;
  swing: number;
  phase: number;
  paint: string;
  strength: number;
}

/** A veil of northern light: thin rays hanging over a slow curve, each fading upward. */
function veil({ from, to, base, height, swing, phase, paint, strength }: Veil, step: number): string {
  const count = Math.round((to - from) / step);
  const width = (to - from) / count;
  let rays = '';
  for (let index = 0; index < count; index += 1) {
    const t = index / count;
    const foot = base + Math.sin(t * 5.2 + phase) * swing + Math.sin(t * 13 + phase) * swing * 0.22;
    const tall = height * (0.62 + 0.38 * Math.sin(t * 9 + phase * 2));
    const edge = Math.sin(Math.PI * t) ** 0.7;
    const opacity = (0.6 + 0.4 * Math.abs(Math.sin(t * 17 + phase))) * edge * strength * 0.82;
    if (opacity > 0.02) {
      rays += rect(from + index * width, foot - tall, width * 2 + 0.1, tall, 0, paint, {
        opacity: Math.round(opacity * 10) / 10,
      });
    }
  }
  return rays;
}

const lantern = (x: number, y: number, size: number, glow: string, paper: string): string =>
  group(
    at(x, y, size),
    circle(0, 0, 26, glow) +
      path('M-8-10C-4-13 4-13 8-10L10 9C5 12-5 12-10 9Z', paper) +
      path('M3-12C5-11.6 7-11 8-10L10 9C8 10.2 6 11 3 11.3C5 4 5-5 3-12Z', '#c9741d', { opacity: 0.45 }) +
      ellipse(0, 9.6, 9.4, 2.2, '#fff3cf'),
  );

/** Beside the great one: steps from the focus in widths, down in parts of the sky, and size; far ones first. */
const FLOCK: readonly (readonly [x: number, y: number, size: number])[] = [
  [-0.04, 0.1, 0.26],
  [-0.15, 0.24, 0.3],
  [0.2, 0.12, 0.34],
  [-0.23, 0.6, 0.34],
  [0.05, 0.86, 0.36],
  [0.2, 0.46, 0.4],
  [-0.1, 0.76, 0.46],
  [0.11, 0.2, 0.5],
  [0.12, 0.66, 0.62],
];

function lanterns({ width, focusX, scale, id }: SceneStage, horizon: number): string {
  const draw = (x: number, y: number, size: number) =>
    lantern(x, y, size * scale, `url(#${id('w')})`, `url(#${id('p')})`);
  const flock = FLOCK.map(([x, y, size]) => draw(focusX + width * x, horizon * y, size));
  return flock.join('') + draw(focusX, horizon * 0.46, 1.36);
}

function reflections(
  { width, height, focusX, scale, random }: SceneStage,
  horizon: number,
  colours: readonly Hex[],
): string {
  let water = '';
  for (let index = 0; index < RIPPLES; index += 1) {
    const y = horizon + 3 + random() * (height - horizon - 4);
    const long = (8 + random() * 40) * scale;
    const x = focusX + (random() - 0.5) * width * 0.5;
    const colour = colours[index % colours.length] ?? '#ffffff';
    water += rect(x - long / 2, y, long, 0.8 + random(), 0.8, colour, {
      opacity: round(0.14 + random() * 0.3),
    });
  }
  return water;
}

/** Northern light over a still lake, sky lanterns rising. */
export const skyLanterns: Scene = {
  palette: MERCHANT_PALETTES,
  metal: { aurora: 'gold', lagoon: 'gold' },
  draw: (stage) => {
    const { width, height, scale, merchant, id } = stage;
    const horizon = round(height * 0.74);
    const { sky, water, ridges } = night[merchant];
    const terrain = seededRandom('scene:ridges');
    const layers = ridges.map((colour, index) => {
      const base = horizon - (2 - index) * 5;
      return path(ridge(width, horizon + 1, base, 74 * scale, (26 - index * 8) * scale, terrain), colour);
    });
    return {
      definitions:
        linearGradient(id('s'), [
          [0, sky[0]],
          [0.45, sky[1]],
          [0.8, sky[2]],
          [1, sky[3]],
        ]) +
        linearGradient(id('n'), [
          [0, '#7d6cf0', 0],
          [0.35, '#58c8e0', 0.3],
          [0.82, '#8af5c8', 0.62],
          [0.93, '#e9f7b0', 0.5],
          [1, '#f5cf7a', 0],
        ]) +
        linearGradient(id('f'), [
          [0, '#8a7bf0', 0],
          [0.5, '#6f9cf2', 0.3],
          [0.9, '#6fe0dc', 0.42],
          [1, '#7cf0cf', 0],
        ]) +
        linearGradient(id('l'), [
          [0, water[0]],
          [0.3, water[1]],
          [1, water[2]],
        ]) +
        radialGradient(id('w'), [
          [0, '#ffe2a0', 0.95],
          [0.3, '#f7bb55', 0.42],
          [1, '#f7bb55', 0],
        ]) +
        linearGradient(id('p'), [
          [0, '#f6b44a'],
          [0.55, '#ffe3a3'],
          [1, '#ffd07a'],
        ]),
      content:
        rect(0, 0, width, horizon + 1, 0, `url(#${id('s')})`) +
        GROUNDS.stars(stage) +
        veil(
          {
            from: width * 0.04,
            to: width * 0.74,
            base: horizon * 0.5,
            height: horizon * 0.62,
            swing: 12 * scale,
            phase: 1.1,
            paint: `url(#${id('f')})`,
            strength: 0.7,
          },
          5 * scale,
        ) +
        veil(
          {
            from: width * 0.34,
            to: width * 1.04,
            base: horizon * 0.76,
            height: horizon * 0.86,
            swing: 15 * scale,
            phase: 3.4,
            paint: `url(#${id('n')})`,
            strength: 0.95,
          },
          5 * scale,
        ) +
        layers.join('') +
        rect(0, horizon, width, height - horizon, 0, `url(#${id('l')})`) +
        reflections(stage, horizon, ['#f5cf7a', mix('#8ff0da', sky[3], 0.2)]) +
        lanterns(stage, horizon),
    };
  },
};
