import { darken, mix } from '../colour';
import { GROUNDS } from '../grounds';
import { gamepad } from '../motifs/esports';
import { circle, path, polygon, rect, round } from '../svg';
import { backdrop, glints } from './backdrop';
import { branded, place, type Scene, type SceneStage } from './scene';

const HEADS = 26;

/** The first rows, dark against the stage. */
function crowd({ width, height, scale, ink, random }: SceneStage): string {
  const colour = darken(ink.deep, 0.25);
  let heads = '';
  for (let index = 0; index < HEADS; index += 1) {
    const x = width * 0.34 + ((index + random() * 0.5) * width * 0.7) / HEADS;
    const y = height - (4 + random() * 5) * scale;
    const radius = 4.6 * scale;
    heads += circle(x, y, radius, colour);
    if (random() > 0.72) {
      heads += path(
        `M${round(x + 2)} ${round(y)}l${round(5 * scale)} ${round(-16 * scale)}l${round(3 * scale)} ${round(1 * scale)}l${round(-3 * scale)} ${round(17 * scale)}Z`,
        colour,
      );
    }
  }
  return heads;
}

function screens({ width, height, focusX, scale, ink }: SceneStage): string {
  const screen = (x: number, wide: number, lean: number) =>
    polygon(
      [
        [x, height * 0.14],
        [x + wide, height * 0.14 + lean],
        [x + wide, height * 0.48 - lean],
        [x, height * 0.48],
      ],
      mix(ink.mid, ink.glow, 0.25),
      { opacity: 0.4, stroke: ink.glow, 'stroke-width': 1 },
    );
  return (
    screen(width - 4, -46 * scale, 8 * scale) +
    screen(focusX - 128 * scale, 44 * scale, 8 * scale) +
    rect(width * 0.4, height * 0.06, width * 0.6, 3 * scale, 1, darken(ink.deep, 0.2))
  );
}

/** A final on stage: screens, beams and a pad the size of the hall. */
export const esportsArena: Scene = {
  palette: branded(
    {
      deep: '#0a0820',
      base: '#281a66',
      mid: '#5632cf',
      glow: '#4ee3ff',
      light: '#eefaff',
      hot: '#ff539f',
    },
    { aurora: 0, lagoon: -40 },
  ),
  metal: { aurora: 'silver', lagoon: 'silver' },
  draw: (stage) => {
    const { focusX, focusY, scale, ink } = stage;
    const { definitions, content } = backdrop(stage);
    return {
      definitions,
      content:
        content +
        GROUNDS.grid(stage) +
        screens(stage) +
        GROUNDS.spotlights(stage) +
        place(stage, gamepad, ink, focusX, focusY - 2 * scale, 1.5, -8) +
        crowd(stage) +
        glints(stage, '#ffffff'),
    };
  },
};
