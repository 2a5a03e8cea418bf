import { mix } from '../colour';
import { GROUNDS } from '../grounds';
import { numberBalls } from '../motifs/balls';
import { heartsFan } from '../motifs/cards';
import { coin, coins } from '../motifs/coins';
import { ticket } from '../motifs/lottery';
import { chips, roulette as wheel } from '../motifs/table';
import { ellipse, polygon } from '../svg';
import { backdrop, GOLD, glints } from './backdrop';
import { branded, place, type Scene } from './scene';

/** A roulette wheel in front of a velvet curtain. */
export const roulette: Scene = {
  palette: branded(
    {
      deep: '#1c0620',
      base: '#5c1450',
      mid: '#a82a78',
      glow: '#ffb7c8',
      light: '#fff0e2',
      hot: '#ffc552',
    },
    { aurora: -22, lagoon: 8 },
  ),
  metal: GOLD,
  draw: (stage) => {
    const { width, height, focusX, focusY, scale, ink } = stage;
    const { definitions, content } = backdrop(stage);
    const beam = polygon(
      [
        [focusX - 20, -4],
        [focusX + 60, -4],
        [focusX + 96 * scale, height],
        [focusX - 96 * scale, height],
      ],
      ink.light,
      { opacity: 0.1 },
    );
    return {
      definitions,
      content:
        content +
        GROUNDS.curtain(stage) +
        beam +
        ellipse(focusX, height * 0.98, width * 0.3, height * 0.12, ink.deep, { opacity: 0.55 }) +
        place(stage, wheel, ink, focusX + 4 * scale, focusY, 1.5, -8) +
        place(stage, chips, ink, focusX - 62 * scale, height - 32 * scale, 0.66) +
        glints(stage, '#ffffff'),
    };
  },
};

/** A lucky ticket, its balls and its coins. */
export const luckyTicket: Scene = {
  palette: branded(
    {
      deep: '#1d0b2e',
      base: '#562084',
      mid: '#a13fc0',
      glow: '#ffd08a',
      light: '#fff6e0',
      hot: '#ffc23f',
    },
    { aurora: 0, lagoon: -34 },
  ),
  metal: GOLD,
  draw: (stage) => {
    const { height, focusX, focusY, scale, ink } = stage;
    const { definitions, content } = backdrop(stage);
    return {
      definitions,
      content:
        content +
        GROUNDS.rings(stage) +
        GROUNDS.confetti(stage) +
        place(stage, numberBalls, ink, focusX + 44 * scale, focusY - 36 * scale, 0.74) +
        place(stage, ticket, ink, focusX - 10 * scale, focusY + 18 * scale, 1.3) +
        place(stage, coin, ink, focusX - 74 * scale, height - 26 * scale, 0.4, -14) +
        glints(stage, ink.light),
    };
  },
};

/** A hand of hearts fanned over a green table. */
export const cardTable: Scene = {
  palette: branded(
    {
      deep: '#04170f',
      base: '#0c4630',
      mid: '#1f8a58',
      glow: '#d8f3a8',
      light: '#fff8e2',
      hot: '#f2bd4d',
    },
    { aurora: 0, lagoon: 14 },
  ),
  metal: GOLD,
  draw: (stage) => {
    const { height, focusX, focusY, scale, ink } = stage;
    const { definitions, content } = backdrop(stage);
    const rim = (radiusX: number, radiusY: number, width: number) =>
      ellipse(focusX, height * 0.9, radiusX * scale, radiusY * scale, 'none', {
        stroke: ink.light,
        'stroke-width': width,
        opacity: 0.35,
      });
    return {
      definitions,
      content:
        content +
        ellipse(focusX, height * 0.94, 190 * scale, 92 * scale, mix(ink.mid, ink.deep, 0.15), {
          opacity: 0.75,
        }) +
        rim(172, 80, 1.2) +
        rim(164, 74, 0.6) +
        place(stage, heartsFan, ink, focusX, focusY + 10 * scale, 1.34, 4) +
        place(stage, coins, ink, focusX + 62 * scale, height - 26 * scale, 0.5) +
        place(stage, chips, ink, focusX - 78 * scale, height - 28 * scale, 0.56) +
        glints(stage, '#ffffff'),
    };
  },
};
