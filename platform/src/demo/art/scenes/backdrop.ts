import { spark } from '../shapes';
import { circle, linearGradient, rect } from '../svg';
import type { SceneLayers, SceneStage } from './scene';

/** A plain ramp from the upper left, with a glow where the subject stands. */
export function backdrop({ width, height, focusX, focusY, scale, ink, id }: SceneStage): SceneLayers {
  return {
    definitions: linearGradient(
      id('b'),
      [
        [0, ink.deep],
        [0.55, ink.base],
        [1, ink.mid],
      ],
      [0, 0],
      [1, 0.7],
    ),
    content:
      rect(0, 0, width, height, 0, `url(#${id('b')})`) +
      circle(focusX, focusY, 110 * scale, ink.glowPaint, { opacity: 0.8 }),
  };
}

/** Three glints around the subject. */
export const glints = ({ focusX, focusY, scale }: SceneStage, colour: string): string =>
  spark(focusX - 62 * scale, focusY - 40 * scale, 0.9 * scale, colour, 0.9) +
  spark(focusX + 58 * scale, focusY - 54 * scale, 0.6 * scale, colour, 0.8) +
  spark(focusX + 66 * scale, focusY + 30 * scale, 0.7 * scale, colour, 0.7);

export const GOLD = { aurora: 'gold', lagoon: 'gold' } as const;
