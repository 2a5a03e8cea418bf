import { at, circle, ellipse, group, linearGradient, path, radialGradient, rect, round } from '../svg';
import { MERCHANT_PALETTES, type Scene, type SceneStage } from './scene';

const light = {
  aurora: {
    sky: ['#0b1438', '#3a3f86', '#d98a8f', '#ffc48a'],
    water: ['#ffb98c', '#5a5a9c', '#24306a', '#0a1230'],
    sun: ['#ffd98a', '#ff9a5c'],
    rocks: ['#56589a', '#2b3470', '#3a4384', '#1a2250'],
    waves: ['#1b2658', '#0c1436'],
  },
  lagoon: {
    sky: ['#0c7f86', '#5fc9bd', '#ffd9b0', '#ffb995'],
    water: ['#ffc09c', '#58c4ba', '#12938d', '#085a5c'],
    sun: ['#ff9a76', '#ff6f55'],
    rocks: ['#4fb3a8', '#1f8a84', '#2f9a92', '#0d6a68'],
    waves: ['#0b7f7b', '#06595a'],
  },
} as const;

const GLINTS = 15;
const SWELLS = 6;

function cloud(x: number, y: number, size: number, opacity: number): string {
  const bars =
    rect(-30, 0, 60, 5, 2.5, '#fff') + rect(-16, -6, 38, 5, 2.5, '#fff') + rect(4, 6, 44, 4, 2, '#fff');
  return `<g transform="${at(x, y, size)}" opacity="${opacity}">${bars}</g>`;
}

/** A karst island standing on the horizon. */
function karst(x: number, horizon: number, half: number, tall: number): string {
  const p = (dx: number, dy: number) => `${round(x + half * dx)} ${round(horizon - tall * dy)}`;
  return `M${round(x - half)} ${horizon + 1}C${p(-0.96, 0.5)} ${p(-0.8, 0.84)} ${p(-0.46, 0.92)}C${p(-0.3, 1.04)} ${p(-0.12, 1)} ${p(0, 0.82)}C${p(0.16, 0.98)} ${p(0.5, 0.8)} ${p(0.62, 0.5)}C${p(0.84, 0.36)} ${p(0.9, 0.14)} ${round(x + half)} ${horizon + 1}Z`;
}

function swell(width: number, height: number, y: number, rise: number): string {
  const step = width / SWELLS;
  let d = `M0 ${round(y)}`;
  for (let x = 0; x < width - 1; x += step) {
    d += `C${round(x + step * 0.3)} ${round(y - rise)} ${round(x + step * 0.7)} ${round(y + rise)} ${round(x + step)} ${round(y)}`;
  }
  return `${d}L${width} ${height}L0 ${height}Z`;
}

/** A long-tail boat under its awning, prow to the right. */
const boat = (): string =>
  ellipse(4, 4, 44, 3, '#04373a', { opacity: 0.35 }) +
  path('M-40-4C-20 5 22 5 40-8C46-13 49-20 51-27L53-26C52-14 46 2 34 5L-30 5C-36 4-39 0-40-4Z', '#7a3b22') +
  path('M-40-4C-20 5 22 5 40-8C46-13 49-20 51-27C47-10 34-3 14-1C-8 1-26 0-40-4Z', '#b05f35') +
  path('M49-24L46-13L51-14L48-8L54-12Z', '#ff7f66') +
  path('M-22-3L-20-17L14-17L12-2Z', '#0b3d4c', { opacity: 0.5 }) +
  path('M-26-16C-18-22 10-22 20-16L18-14C8-18-16-18-24-14Z', '#fff4e2');

function glitter({ focusX, height, scale, random }: SceneStage, horizon: number): string {
  let path = '';
  for (let index = 0; index < GLINTS; index += 1) {
    const y = horizon + 2 + (index * (height - horizon)) / 22;
    const long = (52 - index * 2.2 + random() * 16) * scale;
    const x = focusX - long / 2 + (random() - 0.5) * 12;
    path += rect(x, y, long, 1.1 + index * 0.08, 1, '#ffe2c4', { opacity: 0.62 - index * 0.034 });
  }
  return path;
}

/** Karst islands, a low sun, a long-tail boat. */
export const sunsetBoat: Scene = {
  palette: MERCHANT_PALETTES,
  metal: { aurora: 'gold', lagoon: 'gold' },
  draw: (stage) => {
    const { width, height, focusX, scale, merchant, id } = stage;
    const { sky, water, sun, rocks, waves } = light[merchant];
    const horizon = round(height * 0.62);
    return {
      definitions:
        linearGradient(id('s'), [
          [0, sky[0]],
          [0.5, sky[1]],
          [0.82, sky[2]],
          [1, sky[3]],
        ]) +
        linearGradient(id('w'), [
          [0, water[0]],
          [0.16, water[1]],
          [0.55, water[2]],
          [1, water[3]],
        ]) +
        linearGradient(id('n'), [
          [0, sun[0]],
          [1, sun[1]],
        ]) +
        radialGradient(id('g'), [
          [0, '#fff1d2', 0.9],
          [0.5, '#ffd3a0', 0.4],
          [1, '#ffd3a0', 0],
        ]),
      content:
        rect(0, 0, width, horizon + 1, 0, `url(#${id('s')})`) +
        circle(focusX, horizon - 16, 84 * scale, `url(#${id('g')})`) +
        circle(focusX, horizon - 14, 31 * scale, `url(#${id('n')})`) +
        cloud(width * 0.5, horizon * 0.3, scale, 0.5) +
        cloud(width * 0.93, horizon * 0.2, scale * 0.8, 0.5) +
        cloud(width * 0.2, horizon * 0.18, scale * 0.7, 0.2) +
        path(karst(width * 0.56, horizon, 34 * scale, 46 * scale), rocks[0], { opacity: 0.75 }) +
        path(karst(width * 0.97, horizon, 40 * scale, 62 * scale), rocks[1], { opacity: 0.9 }) +
        path(karst(width * 0.43, horizon, 22 * scale, 28 * scale), rocks[2], { opacity: 0.8 }) +
        path(karst(width * 0.9, horizon, 20 * scale, 30 * scale), rocks[3], { opacity: 0.95 }) +
        rect(0, horizon, width, height - horizon, 0, `url(#${id('w')})`) +
        glitter(stage, horizon) +
        path(swell(width, height, height * 0.82, 4), waves[0], { opacity: 0.7 }) +
        path(swell(width, height, height * 0.92, 5), waves[1], { opacity: 0.85 }) +
        group(at(focusX - 40 * scale, height * 0.8, scale), boat()),
    };
  },
};
