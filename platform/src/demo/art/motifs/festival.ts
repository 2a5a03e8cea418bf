import { darken, mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { at, circle, ellipse, group, path, rect, round, stroke } from '../svg';

const RIBS = [
  'M-12-23C-31-14-31 14-12 23',
  'M12-23C31-14 31 14 12 23',
  'M-5-25C-13-12-13 12-5 25',
  'M5-25C13-12 13 12 5 25',
].join('');

export const lantern: Motif = ({ hot, deep, glow, metal, metalPaint }) => {
  const red = mix('#df2b2b', hot, 0.22);
  const lit = mix(red, '#ffd27a', 0.62);
  return (
    stroke('M0-60L0-30', metal.face, 1.4) +
    circle(0, 0, 42, glow, { opacity: 0.16 }) +
    ellipse(0, 0, 31, 25, red) +
    ellipse(0, 0, 22, 25, mix(red, lit, 0.35)) +
    ellipse(0, 0, 11, 25, mix(red, lit, 0.8)) +
    stroke(RIBS, mix(red, deep, 0.55), 1, { opacity: 0.5 }) +
    path('M31 0A31 25 0 0 1 8 24C22 16 24-12 8-24A31 25 0 0 1 31 0Z', deep, { opacity: 0.28 }) +
    rect(-12, -30, 24, 7, 2, metalPaint) +
    rect(-12, 23, 24, 6.5, 2, metalPaint) +
    stroke('M-5 30L-5 40M0 30L0 45M5 30L5 40', metal.face, 2.2)
  );
};

export const lanterns: Motif = (ink) =>
  group(at(-23, -12, 0.5), lantern(ink)) +
  group(at(25, 4, 0.46), lantern(ink)) +
  group(at(2, 2, 0.86), lantern(ink));

interface Petal {
  turn: number;
  height: number;
  width: number;
}

function petal({ turn, height, width }: Petal, lit: string, shaded: string): string {
  const left = `M0 0C${round(-width)} ${round(-height * 0.28)} ${round(-width * 0.82)} ${round(-height * 0.74)} 0 ${-height}`;
  const whole = `${left}C${round(width * 0.82)} ${round(-height * 0.74)} ${round(width)} ${round(-height * 0.28)} 0 0Z`;
  const half = `${left}C${round(width * 0.1)} ${round(-height * 0.6)} ${round(width * 0.1)} ${round(-height * 0.3)} 0 0Z`;
  return group(`translate(0 24) rotate(${turn})`, path(whole, shaded) + path(half, lit));
}

export const lotus: Motif = ({ light, glow, mid, deep, base }) => {
  const white = mix('#fff1f4', light, 0.3);
  const blush = mix('#f9a3c4', glow, 0.18);
  const pink = mix('#ea5f9b', mid, 0.15);
  const plum = mix('#93276a', deep, 0.25);
  const pair = (turn: number, height: number, width: number, lit: string, shaded: string) =>
    petal({ turn: -turn, height, width }, lit, shaded) + petal({ turn, height, width }, lit, shaded);
  return (
    ellipse(0, 26, 38, 7, deep, { opacity: 0.4 }) +
    pair(76, 38, 9, pink, plum) +
    pair(54, 46, 11, mix(blush, pink, 0.4), mix(pink, plum, 0.4)) +
    pair(32, 54, 13, blush, pink) +
    pair(14, 57, 13, mix(white, blush, 0.5), mix(blush, pink, 0.6)) +
    petal({ turn: 0, height: 56, width: 13 }, white, mix(white, pink, 0.5)) +
    path('M-24 25C-12 34 12 34 24 25C12 29-12 29-24 25Z', mix(base, '#2f8f4e', 0.4))
  );
};

const FLAME =
  'M1-42C7-25 29-13 29 10C29 29 15 39 0 39C-15 39-29 29-29 10C-29-4-19-10-15-23C-9-17-6-12-4-7C3-17 3-30 1-42Z';

export const flame: Motif = ({ glow, hot, deep }) =>
  circle(0, 6, 42, glow, { opacity: 0.16 }) +
  path(FLAME, mix('#e63b1f', hot, 0.35)) +
  path('M1-42C7-25 29-13 29 10C29 29 15 39 0 39C12 28 16-14 1-42Z', deep, { opacity: 0.25 }) +
  group(at(0, 12, 0.68), path(FLAME, mix('#ff9a2e', hot, 0.2))) +
  group(at(-1, 22, 0.4), path(FLAME, '#ffe7a6'));

const wheel = (x: number, radius: number, { metalPaint, deep }: Ink): string => {
  const tyre = darken(deep, 0.35);
  return (
    circle(x, 30, radius, tyre) +
    circle(x, 30, radius * 0.58, metalPaint) +
    circle(x, 30, radius * 0.22, tyre)
  );
};

export const tukTuk: Motif = (ink) => {
  const { hot, deep, glow, mid, light } = ink;
  const frame = darken(deep, 0.35);
  return (
    ellipse(0, 40, 42, 4.5, '#000', { opacity: 0.4 }) +
    rect(-40, 33, 80, 3, 1.5, glow, { opacity: 0.55 }) +
    path('M-36 26L-36 2C-36-2-33-4-30-4L-6-4L-2 12L14 12L20-4L30 2C36 6 39 14 39 26Z', hot) +
    path('M-36 26L-36 14L39 14C39 18 39 22 39 26Z', mix(hot, deep, 0.5)) +
    path('M-30-4L-26-28L-22-28L-24-4ZM20-4L10-28L14-28L27 0Z', frame) +
    path('M-22-24L8-24L16-6L-23-6Z', glow, { opacity: 0.28 }) +
    path('M-38-24C-36-32-30-34-24-34L8-34C16-34 20-31 22-24Z', mix(mid, light, 0.25)) +
    path('M-38-24L22-24L22-21L-38-21Z', mix(mid, deep, 0.45)) +
    [-30, -20, -10, 0, 10].map((x) => circle(x, -18.5, 1.7, '#ffe9a6')).join('') +
    path('M-34 4L-8 4L-6 10L-34 10Z', '#fff', { opacity: 0.28 }) +
    circle(35, 15, 3.6, '#fff6c9') +
    path('M38 12L58 6L58 26L38 18Z', '#fff3b8', { opacity: 0.28 }) +
    wheel(-24, 9, ink) +
    wheel(28, 8, ink)
  );
};
