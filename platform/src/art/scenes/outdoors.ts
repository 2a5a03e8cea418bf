import { darken, mix } from '../colour';
import { GROUNDS } from '../grounds';
import { lantern } from '../motifs/festival';
import { citrus, dragonFruit, mango, watermelon } from '../motifs/fruit';
import { fish, shark, turtle } from '../motifs/sea';
import { trophy as cup } from '../motifs/sports';
import { chedi, moon } from '../motifs/treasures';

import { circle, path, pointsAround, polygon, rect, round, stroke } from '../svg';
import { place, ridge, type Scene, type SceneStage } from './scene';
import { backdrop, glints } from './tables';

const METAL = { aurora: 'gold', lagoon: 'gold' } as const;

/** A branch of coral growing up from `x`. */
function coral(x: number, foot: number, size: number, colour: string): string {
  const p = (dx: number, dy: number) => `${round(x + dx * size)} ${round(foot - dy * size)}`;
  const d = `M${p(0, 0)}L${p(0, 26)}M${p(0, 10)}C${p(-10, 12)} ${p(-12, 18)} ${p(-12, 26)}M${p(0, 14)}C${p(9, 16)} ${p(12, 22)} ${p(11, 32)}M${p(-12, 20)}L${p(-18, 28)}M${p(11, 26)}L${p(18, 34)}`;
  return stroke(d, colour, 4.4 * size);
}

/** A shark over a coral reef. */
export const reef: Scene = {
  palette: {
    deep: '#04182e',
    base: '#0b4668',
    mid: '#1a7f9e',
    glow: '#a8ecec',
    light: '#f2fffb',
    hot: '#ff8a63',
  },
  metal: METAL,
  brandShare: 0.18,
  draw: (stage) => {
    const { width, height, focusX, focusY, scale, ink } = stage;
    const { definitions, content } = backdrop(stage);
    const pink = mix('#ff7f8f', ink.deep, 0.25);
    return {
      definitions,
      content:
        content +
        GROUNDS.water(stage) +
        coral(width * 0.95, height + 2, 1.3 * scale, mix(ink.hot, ink.deep, 0.3)) +
        coral(width * 0.62, height + 2, 0.9 * scale, mix(pink, ink.deep, 0.3)) +
        coral(width * 0.86, height + 4, 0.8 * scale, pink) +
        place(stage, turtle, ink, width * 0.93, height * 0.24, 0.5, -40) +
        place(stage, shark, ink, focusX, focusY + 2, 1.5, -6) +
        place(stage, fish, { ...ink, hot: '#ffb640' }, width * 0.58, height * 0.74, 0.3) +
        place(stage, fish, ink, width * 0.65, height * 0.86, 0.24),
    };
  },
};

/** A cup on a floodlit pitch. */
export const trophyPitch: Scene = {
  palette: {
    deep: '#04170f',
    base: '#0b4230',
    mid: '#1f8f5a',
    glow: '#c9f59b',
    light: '#ffffff',
    hot: '#ffd23e',
  },
  metal: { aurora: 'gold', lagoon: 'silver' },
  brandShare: 0.16,
  draw: (stage) => {
    const { width, height, focusX, focusY, ink } = stage;
    const { definitions, content } = backdrop(stage);
    const right = { ...stage, width: width * 0.5 };
    return {
      definitions,
      content:
        content +
        GROUNDS.pitch(stage) +
        `<svg x="${width / 2}" width="${width / 2}" height="${height}">${GROUNDS.confetti(right)}</svg>` +
        place(stage, cup, ink, focusX, focusY, 1.52) +
        glints(stage, '#ffffff'),
    };
  },
};

function fireworks({ width, height, scale, ink }: SceneStage): string {
  const burst = (x: number, y: number, radius: number, colour: string) => {
    const rays = pointsAround(12, radius, radius, 0.2).map(
      ([dx, dy]) => `M${round(x + dx * 0.35)} ${round(y + dy * 0.35)}L${round(x + dx)} ${round(y + dy)}`,
    );
    return stroke(rays.join(''), colour, 1.6 * scale, { opacity: 0.85 }) + circle(x, y, 2 * scale, '#ffffff');
  };
  return (
    burst(width * 0.58, height * 0.24, 22 * scale, ink.hot) +
    burst(width * 0.93, height * 0.3, 18 * scale, '#ff8fb0') +
    burst(width * 0.84, height * 0.12, 12 * scale, ink.glow)
  );
}

/** A temple fair at night: chedi, lanterns on a line, fireworks. */
export const templeFestival: Scene = {
  palette: {
    deep: '#190a2e',
    base: '#43206e',
    mid: '#a54a86',
    glow: '#ffc98f',
    light: '#fff2d8',
    hot: '#ffc23f',
  },
  metal: METAL,
  brandShare: 0.14,
  draw: (stage) => {
    const { width, height, focusX, scale, ink, random } = stage;
    const { definitions, content } = backdrop(stage);
    const line = `M${round(width * 0.42)} ${round(height * 0.04)}C${round(width * 0.56)} ${round(height * 0.34)} ${round(width * 0.86)} ${round(height * 0.34)} ${width} ${round(height * 0.02)}`;
    return {
      definitions,
      content:
        content +
        GROUNDS.stars(stage) +
        place(stage, moon, ink, width * 0.5, height * 0.28, 0.42) +
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
        place(stage, lantern, ink, width * 0.54, height * 0.36, 0.34) +
        place(stage, lantern, ink, width * 0.66, height * 0.44, 0.3) +
        place(stage, lantern, ink, width * 0.88, height * 0.42, 0.34),
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
  const tall = 34 * scale;
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
  palette: {
    deep: '#10241a',
    base: '#1c5240',
    mid: '#5f9a54',
    glow: '#ffe59a',
    light: '#fffbe8',
    hot: '#ff7a4e',
  },
  metal: METAL,
  brandShare: 0.2,
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
        place(stage, dragonFruit, ink, focusX + 58 * scale, top - 18 * scale, 0.72, 8) +
        place(stage, mango, ink, focusX - 44 * scale, top - 10 * scale, 0.66, -10) +
        place(stage, citrus, ink, focusX - 14 * scale, top - 34 * scale, 0.52) +
        place(stage, watermelon, ink, focusX + 14 * scale, top - 6 * scale, 0.86) +
        crate(stage, focusX - 78 * scale, top, 82 * scale) +
        crate(stage, focusX + 8 * scale, top + 6 * scale, 96 * scale),
    };
  },
};
