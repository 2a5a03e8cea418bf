import { darken, lighten, mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { STAR } from '../shapes';
import { at, boxes, boxPath, circle, ellipse, group, path, polygon, rect, stroke } from '../svg';

const ROWS = 3;
const COLUMNS = 7;
const KEY = { width: 9.4, height: 8, pitchX: 10.4, pitchY: 10.8 } as const;

type KeyColour = 'plain' | 'glow' | 'hot' | 'light';

const LIT: readonly KeyColour[] = ['glow', 'hot', 'light'];

/** The caps as path data, by colour: a few elements instead of one for each key. */
function keycaps() {
  const caps: Record<KeyColour | 'foot' | 'shine', string> = {
    plain: '',
    glow: '',
    hot: '',
    light: '',
    foot: '',
    shine: '',
  };
  const press = (colour: KeyColour, x: number, y: number, width: number = KEY.width) => {
    caps[colour] += boxPath(x, y, width, KEY.height);
    caps.foot += boxPath(x, y + 1.4, width, KEY.height);
    caps.shine += boxPath(x + 1.2, y + 1, width - 2.4, 1.7);
  };
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const isLit = (row * 3 + column * 2) % 5 === 0;
      const colour = isLit ? (LIT[(row + column) % LIT.length] ?? 'glow') : 'plain';
      press(colour, -36.4 + column * KEY.pitchX, -20 + row * KEY.pitchY);
    }
  }
  press('plain', -36.4, 12.4, 15);
  press('glow', -20, 12.4, 40);
  press('hot', 21.4, 12.4, 14.6);
  return caps;
}

const TOP_EDGE =
  'M-42-19A8 8 0 0 1-34-27L34-27A8 8 0 0 1 42-19L42-17A8 8 0 0 0 34-25L-34-25A8 8 0 0 0-42-17Z';

/** A compact keyboard with lit keys, seen from above. */
export const keyboard: Motif = ({ deep, base, mid, hot, glow, light }) => {
  const shell = mix(base, mid, 0.3);
  const caps = keycaps();
  return group(
    'rotate(-8)',
    rect(-42, -25, 84, 54, 8, '#000', { opacity: 0.4, transform: 'translate(2 4)' }) +
      rect(-42, -25, 84, 54, 8, mix(shell, deep, 0.35)) +
      rect(-42, -27, 84, 53, 8, lighten(shell, 0.08)) +
      rect(-39, -23.5, 78, 47, 5, darken(deep, 0.15)) +
      path(TOP_EDGE, '#fff', { opacity: 0.4 }) +
      boxes(caps.foot, darken(deep, 0.3)) +
      boxes(caps.plain, mix(base, deep, 0.45)) +
      boxes(caps.glow, glow) +
      boxes(caps.hot, hot) +
      boxes(caps.light, light) +
      boxes(caps.shine, '#fff', { opacity: 0.35 }),
  );
};

const MOUSE = 'M0-34C18-34 26-20 26 2C26 26 16 40 0 40C-16 40-26 26-26 2C-26-20-18-34 0-34Z';

export const mouse: Motif = ({ deep, base, mid, hot, glow }) => {
  const shell = mix(base, mid, 0.35);
  return (
    stroke('M0-34C0-44 12-42 14-50', darken(deep, 0.2), 3) +
    group('translate(2 4)', path(MOUSE, '#000', { opacity: 0.4 })) +
    path(MOUSE, lighten(shell, 0.1)) +
    path('M8-33C22-29 26-16 26 2C26 26 16 40 0 40C18 26 22-8 8-33Z', deep, { opacity: 0.4 }) +
    path('M-2-33.9L-2-2L-26-4C-25-22-16-33-2-33.900Z', lighten(shell, 0.2)) +
    path('M2-33.9L2-2L26-4C25-22 16-33 2-33.900Z', mix(shell, deep, 0.12)) +
    stroke('M-26-3C-14 0 14 0 26-3M0-34L0-2', darken(deep, 0.1), 1.8) +
    rect(-4, -26, 8, 18, 4, darken(deep, 0.2)) +
    rect(-2.6, -24, 5.2, 14, 2.6, glow) +
    stroke('M-21 12C-19 26-10 34 0 35C10 34 19 26 21 12', hot, 2.4) +
    path('M0 12L6 17L3.5 25L-3.5 25L-6 17Z', glow) +
    path('M-21-12C-19-22-14-28-8-30C-13-24-15-18-16-10Z', '#fff', { opacity: 0.6 })
  );
};

/** Two blades crossed behind a round guard. */
export const blades: Motif = (ink) => {
  const { deep, base, hot, glow, light, metal, metalPaint } = ink;
  const blade = (turn: number) =>
    group(
      `rotate(${turn})`,
      path('M0-50L5-40L5 18L-5 18L-5-40Z', metalPaint) +
        path('M0-50L5-40L5 18L0 18Z', metal.shade, { opacity: 0.5 }) +
        stroke('M0-40L0 14', glow, 1.2, { opacity: 0.9 }) +
        rect(-12, 17, 24, 5.4, 2.4, hot) +
        rect(-3, 22, 6, 16, 2, mix(base, deep, 0.5)) +
        stroke('M-3 26L3 25M-3 30L3 29M-3 34L3 33', light, 0.9, { opacity: 0.6 }) +
        circle(0, 40, 4, metalPaint),
    );
  return (
    blade(-42) +
    blade(42) +
    circle(1, 3, 16.5, '#000', { opacity: 0.35 }) +
    circle(0, 0, 16.5, metalPaint) +
    circle(0, 0, 13, mix(base, deep, 0.3)) +
    circle(0, 0, 13, ink.glowPaint, { opacity: 0.7 }) +
    group(at(0, 0.5, 1.15), path(STAR, light))
  );
};

/** A stage seen from the stands: the great screen, two desks, beams. */
export const stage: Motif = ({ deep, base, mid, hot, glow, light, metalPaint }: Ink) => {
  const desk = (x: number, colour: string) =>
    polygon(
      [
        [x - 13, 14],
        [x + 13, 14],
        [x + 15, 30],
        [x - 15, 30],
      ],
      mix(colour, deep, 0.25),
    ) +
    rect(x - 13, 12, 26, 3.6, 1.6, colour) +
    rect(x - 9, 4, 8, 7, 1, darken(deep, 0.3)) +
    rect(x + 1, 4, 8, 7, 1, darken(deep, 0.3)) +
    rect(x - 8, 5, 6, 5, 0.6, light, { opacity: 0.85 }) +
    rect(x + 2, 5, 6, 5, 0.6, light, { opacity: 0.85 });
  return (
    polygon(
      [
        [-34, -48],
        [-28, -48],
        [-2, 34],
        [-30, 34],
      ],
      glow,
      { opacity: 0.2 },
    ) +
    polygon(
      [
        [34, -48],
        [28, -48],
        [2, 34],
        [30, 34],
      ],
      glow,
      { opacity: 0.2 },
    ) +
    ellipse(0, 34, 46, 9, darken(deep, 0.3)) +
    ellipse(0, 31, 44, 8, mix(mid, base, 0.4)) +
    ellipse(0, 31, 44, 8, 'none', { stroke: glow, 'stroke-width': 1.4 }) +
    rect(-33, -35, 66, 38, 4, metalPaint) +
    rect(-30, -32, 60, 32, 2, darken(deep, 0.2)) +
    polygon(
      [
        [-30, -32],
        [-2, -32],
        [-12, 0],
        [-30, 0],
      ],
      mix(hot, deep, 0.2),
    ) +
    polygon(
      [
        [2, -32],
        [30, -32],
        [30, 0],
        [-8, 0],
      ],
      mix(glow, base, 0.45),
    ) +
    path('M3-29L-8-14L-1-14L-5-2L8-18L1-18Z', light) +
    desk(-23, hot) +
    desk(23, glow) +
    rect(-40, -42, 80, 4, 2, darken(deep, 0.3)) +
    [-30, -10, 10, 30].map((x) => circle(x, -40, 2.6, '#fff6cf')).join('')
  );
};
