import { darken, lighten, mix } from '../colour';
import type { Motif } from '../ink';
import { circle, group, path, pointsAround, rect, ring, stroke } from '../svg';
import { cutStone } from './gems';

const PAD =
  'M-37-4C-37-19-25-22-16-19L16-19C25-22 37-19 37-4L41 17C43 30 29 33 24 22L18 11L-18 11L-24 22C-29 33-43 30-41 17Z';

export const gamepad: Motif = ({ deep, base, mid, hot, glow, light }) => {
  const shell = mix(base, mid, 0.35);
  const stick = (x: number) => circle(x, 5, 6, darken(deep, 0.3)) + circle(x, 4, 4.2, lighten(shell, 0.25));
  return (
    group('translate(2 4)', path(PAD, '#000', { opacity: 0.4 })) +
    path(PAD, lighten(shell, 0.12)) +
    path(
      'M37-4L41 17C43 30 29 33 24 22L18 11L-18 11L-24 22C-29 33-43 30-41 17L-40 10C-36 16-28 12-22 4L22 4C28 12 38 8 37-4Z',
      deep,
      { opacity: 0.45 },
    ) +
    path('M-34-8C-33-16-24-18-16-16L16-16C22-18 28-17 31-14C22-14 14-12 0-12C-16-12-28-14-34-8Z', '#fff', {
      opacity: 0.35,
    }) +
    rect(-27, -7.4, 14, 4.8, 1.4, darken(deep, 0.2)) +
    rect(-22.4, -12, 4.8, 14, 1.4, darken(deep, 0.2)) +
    circle(20, -12, 3.1, hot) +
    circle(26, -6, 3.1, glow) +
    circle(14, -6, 3.1, light) +
    circle(20, 0, 3.1, '#ffd34d') +
    stick(-10) +
    stick(10) +
    rect(-5, -9, 10, 3, 1.5, glow)
  );
};

const HEADBAND = 'M-29 6L-29-2A29 29 0 0 1 29-2L29 6';

export const headset: Motif = ({ deep, base, mid, hot, glow, light }) =>
  stroke(HEADBAND, deep, 9) +
  stroke(HEADBAND, mix(light, mid, 0.25), 6) +
  stroke('M-27-6A27 27 0 0 1 14-25', '#fff', 1.8, { opacity: 0.6 }) +
  path('M-38 2L-24-2L-20 24L-30 28C-40 24-40 10-38 2Z', hot) +
  path('M38 2L24-2L20 24L30 28C40 24 40 10 38 2Z', mix(hot, deep, 0.35)) +
  rect(-26, -3, 9, 30, 4, darken(deep, 0.2)) +
  rect(17, -3, 9, 30, 4, darken(deep, 0.2)) +
  stroke('M-30 26C-28 38-12 38-4 36', lighten(base, 0.3), 3) +
  circle(-2, 36, 5, glow) +
  stroke('M-34 8L-32 20M34 8L32 20', glow, 2);

export const shield: Motif = ({ deep, base, mid, hot, light, metalPaint }) =>
  path('M0-38L33-27C34 4 26 26 0 40C-26 26-34 4-33-27Z', metalPaint) +
  path('M0-32L28-23C28 3 21 22 0 34C-21 22-28 3-28-23Z', mix(base, deep, 0.2)) +
  path('M0-32L0 34C-21 22-28 3-28-23Z', mix(mid, base, 0.25)) +
  path('M6-24L-13 5L-2 5L-7 26L14-5L2-5Z', light) +
  path('M6-24L-13 5L-2 5Z', '#fff', { opacity: 0.6 }) +
  path(
    'M-46-8L-34-12L-33-2L-44 0ZM-44 4L-33 2L-31 11L-40 13ZM46-8L34-12L33-2L44 0ZM44 4L33 2L31 11L40 13Z',
    hot,
  );

export const core: Motif = ({ deep, mid, hot, glow, light }) =>
  ring(0, 0, 38, glow, 1.2, { 'stroke-dasharray': '14 5', 'stroke-linecap': 'butt', opacity: 0.8 }) +
  ring(0, 0, 31, hot, 3.4, { 'stroke-dasharray': '36 13 8 13', 'stroke-linecap': 'butt' }) +
  cutStone(pointsAround(6, 22, 22, Math.PI / 6), pointsAround(6, 11, 11, Math.PI / 6), {
    bright: mix('#ffffff', glow, 0.3),
    dark: mix(mid, deep, 0.5),
    table: light,
  }) +
  stroke('M0-46L0-33M0 46L0 33M-46 0L-33 0M46 0L33 0', light, 2.2);
