import { mix } from '../colour';
import { GROUNDS } from '../grounds';
import { fish, shark, turtle } from '../motifs/sea';
import { trophy as cup } from '../motifs/sports';

import { round, stroke } from '../svg';
import { backdrop, GOLD, glints } from './backdrop';
import { branded, place, type Scene } from './scene';

/** A branch of coral growing up from `x`. */
function coral(x: number, foot: number, size: number, colour: string): string {
  const p = (dx: number, dy: number) => `${round(x + dx * size)} ${round(foot - dy * size)}`;
  const d = `M${p(0, 0)}L${p(0, 26)}M${p(0, 10)}C${p(-10, 12)} ${p(-12, 18)} ${p(-12, 26)}M${p(0, 14)}C${p(9, 16)} ${p(12, 22)} ${p(11, 32)}M${p(-12, 20)}L${p(-18, 28)}M${p(11, 26)}L${p(18, 34)}`;
  return stroke(d, colour, 4.4 * size);
}

/** A shark over a coral reef. */
export const reef: Scene = {
  palette: branded(
    {
      deep: '#04182e',
      base: '#0b4668',
      mid: '#1a7f9e',
      glow: '#a8ecec',
      light: '#f2fffb',
      hot: '#ff8a63',
    },
    { aurora: 8, lagoon: -20 },
  ),
  metal: GOLD,
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
        place(stage, turtle, ink, width * 0.6, height * 0.2, 0.34, -50) +
        place(stage, shark, ink, focusX, focusY + 2, 1.5, -6) +
        place(stage, fish, { ...ink, hot: '#ffb640' }, width * 0.58, height * 0.74, 0.3) +
        place(stage, fish, ink, width * 0.65, height * 0.86, 0.24),
    };
  },
};

/** A cup on a floodlit pitch. */
export const trophyPitch: Scene = {
  palette: branded(
    {
      deep: '#04170f',
      base: '#0b4230',
      mid: '#1f8f5a',
      glow: '#c9f59b',
      light: '#ffffff',
      hot: '#ffd23e',
    },
    { aurora: 0, lagoon: 16 },
  ),
  metal: { aurora: 'gold', lagoon: 'silver' },
  draw: (stage) => {
    const { focusX, focusY, ink } = stage;
    const { definitions, content } = backdrop(stage);
    return {
      definitions,
      content:
        content +
        GROUNDS.pitch(stage) +
        GROUNDS.confetti(stage) +
        place(stage, cup, ink, focusX, focusY, 1.52) +
        glints(stage, '#ffffff'),
    };
  },
};
