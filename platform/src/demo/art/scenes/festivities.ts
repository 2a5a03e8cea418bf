import { darken, mix } from '../colour';
import { GROUNDS } from '../grounds';
import { lantern } from '../motifs/festival';
import { citrus, dragonFruit, mango, watermelon } from '../motifs/fruit';
import { chedi } from '../motifs/treasures';
import { circle, path, pointsAround, polygon, rect, round, stroke } from '../svg';
import { backdrop, GOLD } from './backdrop';
import { branded, place, ridge, type Scene, type SceneStage } from './scene';

function fireworks({ width, height, scale, ink }: SceneStage): string {
  const burst = (x: number, y: number, radius: number, colour: string) => {
    const rays = pointsAround(12, radius, radius, 0.2).map(
      ([dx, dy]) => `M${round(x + dx * 0.35)} ${round(y + dy * 0.35)}L${round(x + dx)} ${round(y + dy)}`,
    );
    return stroke(rays.join(''), colour, 1.6 * scale, { opacity: 0.85 }) + circle(x, y, 2 * scale, '#ffffff');
  };
  return (
    burst(width * 0.62, height * 0.5, 20 * scale, ink.hot) +
    burst(width * 0.95, height * 0.5, 16 * scale, '#ff8fb0') +
    burst(width * 0.84, height * 0.16, 12 * scale, ink.glow)
  );
}

/** The rope that the lanterns hang from: a cubic curve in parts of the width and height. */
const LINE = { x: [0.44, 0.56, 0.86, 1], y: [0.02, 0.26, 0.26, 0] } as const;
const LANTERNS_AT = [0.22, 0.42, 0.84];
const LANTERN_SIZE = 0.3;

const onCurve = ([a, b, c, d]: readonly [number, number, number, number], t: number): number =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;

/** A lantern's own string is 60 units long. */
const hungLantern = (stage: SceneStage, t: number): string =>
  place(
    stage,
    lantern,
    stage.ink,
    stage.width * onCurve(LINE.x, t),
    stage.height * onCurve(LINE.y, t) + 60 * LANTERN_SIZE * stage.scale,
    LANTERN_SIZE,
  );

/** A temple fair at night: chedi, lanterns on a line, fireworks. */
export const templeFestival: Scene = {
  palette: branded(
    {
      deep: '#190a2e',
      base: '#43206e',
      mid: '#a54a86',
      glow: '#ffc98f',
      light: '#fff2d8',
      hot: '#ffc23f',
    },
    { aurora: 0, lagoon: 40 },
  ),
  metal: GOLD,
  draw: (stage) => {
    const { width, height, focusX, scale, ink, random } = stage;
    const { definitions, content } = backdrop(stage);
    const line = `M${round(width * LINE.x[0])} ${round(height * LINE.y[0])}C${[1, 2, 3].map((point) => `${round(width * (LINE.x[point] ?? 0))} ${round(height * (LINE.y[point] ?? 0))}`).join(' ')}`;
    return {
      definitions,
      content:
        content +
        GROUNDS.stars(stage) +
        fireworks(stage) +
        path(
          ridge(width, height, height * 0.86, 60 * scale, 26 * scale, random),
          mix(ink.base, ink.deep, 0.45),
        ) +
        place(stage, chedi, ink, focusX, height * 0.62, 1.42) +
        path(
          `M0 ${round(height * 0.92)}C${round(width * 0.3)} ${round(height * 0.86)} ${round(width * 0.7)} ${round(height * 0.98)} ${width} ${round(height * 0.9)}L${width} ${height}L0 ${height}Z`,
          ink.deep,
          { opacity: 0.85 },
        ) +
        stroke(line, ink.deep, 1.2, { opacity: 0.7 }) +
        LANTERNS_AT.map((part) => hungLantern(stage, part)).join(''),
    };
  },
};

const AWNING_STRIPES = 9;

function awning({ width, scale, ink }: SceneStage): string {
  const left = width * 0.5;
  const step = (width - left) / AWNING_STRIPES;
  const drop = 30 * scale;
  let stripes = '';
  for (let index = 0; index < AWNING_STRIPES; index += 1) {
    const x = left + index * step;
    const colour = index % 2 ? '#fff6e6' : ink.hot;
    stripes +=
      polygon(
        [
          [x + 10, 0],
          [x + step + 10, 0],
          [x + step, drop],
          [x, drop],
        ],
        colour,
      ) +
      path(
        `M${round(x)} ${round(drop)}h${round(step)}a${round(step / 2)} ${round(step / 2)} 0 0 1-${round(step)} 0Z`,
        colour,
      ) +
      path(`M${round(x)} ${round(drop)}h${round(step)}v3h-${round(step)}Z`, ink.deep, { opacity: 0.16 });
  }
  return stripes;
}

function crate({ scale, ink }: SceneStage, x: number, y: number, wide: number): string {
  const tall = 46 * scale;
  const wood = mix('#b97a3c', ink.mid, 0.12);
  const slat = (index: number) =>
    rect(x, y + index * (tall / 3), wide, tall / 3 - 1.6, 1.5, index % 2 ? mix(wood, ink.deep, 0.12) : wood);
  return (
    rect(x, y, wide, tall, 2, darken(ink.deep, 0.2)) +
    [0, 1, 2].map(slat).join('') +
    rect(x, y, wide, 3, 1, '#fff', { opacity: 0.18 })
  );
}

/** Fruit in crates under a striped awning. */
export const fruitMarket: Scene = {
  palette: branded(
    {
      deep: '#10241a',
      base: '#1c5240',
      mid: '#5f9a54',
      glow: '#ffe59a',
      light: '#fffbe8',
      hot: '#ff7a4e',
    },
    { aurora: 0, lagoon: 24 },
  ),
  metal: GOLD,
  draw: (stage) => {
    const { width, height, focusX, scale, ink } = stage;
    const { definitions, content } = backdrop(stage);
    const top = height - 42 * scale;
    return {
      definitions,
      content:
        content +
        GROUNDS.rays(stage) +
        awning(stage) +
        place(stage, lantern, ink, width * 0.56, height * 0.48, 0.36) +
        place(stage, dragonFruit, ink, focusX + 50 * scale, top - 16 * scale, 0.68, 8) +
        place(stage, mango, ink, focusX - 44 * scale, top - 10 * scale, 0.66, -10) +
        place(stage, citrus, ink, focusX - 14 * scale, top - 34 * scale, 0.52) +
        place(stage, watermelon, ink, focusX + 14 * scale, top - 4 * scale, 0.8) +
        crate(stage, focusX - 78 * scale, top, 82 * scale) +
        crate(stage, focusX + 8 * scale, top + 6 * scale, 96 * scale),
    };
  },
};
