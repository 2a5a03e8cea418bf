import { darken, lighten, mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { at, circle, ellipse, group, path, pointsAround, polygon, rect, ring, stroke } from '../svg';
import { octagon } from './gems';

const eye = (x: number, y: number, radius: number, { deep }: Ink): string =>
  circle(x, y, radius, '#fff') +
  circle(x + radius * 0.12, y + radius * 0.1, radius * 0.56, darken(deep, 0.2)) +
  circle(x - radius * 0.2, y - radius * 0.24, radius * 0.24, '#fff');

export const octopus: Motif = (ink) => {
  const { deep, mid, hot, light } = ink;
  const skin = mix(mix('#d9478f', hot, 0.35), mid, 0.1);
  const shade = mix(skin, deep, 0.45);
  const arms =
    'M-18 8C-24 22-38 18-42 28C-43 34-36 36-34 31M-12 12C-14 28-28 30-26 40C-24 45-17 42-19 37M12 12C14 28 28 30 26 40C24 45 17 42 19 37M18 8C24 22 38 18 42 28C43 34 36 36 34 31';
  const front = 'M-5 14C-6 26-12 32-8 41M5 14C6 26 12 32 8 41';
  return (
    stroke(arms, shade, 9) +
    stroke(arms, skin, 7) +
    stroke(front, shade, 9) +
    stroke(front, skin, 7) +
    stroke(
      'M-22 19L-31 21M-15 24L-21 31M15 24L21 31M22 19L31 21M-6 26L-8 34M6 26L8 34',
      mix(light, skin, 0.35),
      2.2,
      { 'stroke-dasharray': '.1 4' },
    ) +
    path('M-25 6C-34-14-26-40 0-40C26-40 34-14 25 6C20 18-20 18-25 6Z', skin) +
    path('M10-38C28-34 32-12 25 6C21 16 6 17 0 15C18 8 22-18 10-38Z', shade, { opacity: 0.5 }) +
    path('M-22-10C-24-26-14-35-4-36C-12-30-16-20-16-8Z', '#fff', { opacity: 0.5 }) +
    [
      [10, -30, 3],
      [17, -22, 2.2],
      [-3, -28, 2],
    ]
      .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, light, { opacity: 0.45 }))
      .join('') +
    eye(-10, -3, 7.6, ink) +
    eye(10, -3, 7.6, ink) +
    stroke('M-6 9C-2 12 2 12 6 9', deep, 1.8) +
    ellipse(-18, 5, 3.6, 2.2, '#ff9fb4', { opacity: 0.7 }) +
    ellipse(18, 5, 3.6, 2.2, '#ff9fb4', { opacity: 0.7 })
  );
};

const FLUKE =
  'M-36 2L-26 12L-30 13C-27 24-15 29-5 29L-5-20L5-20L5 29C15 29 27 24 30 13L26 12L36 2L42 16L38 15C34 32 18 41 0 44C-18 41-34 32-38 15L-42 16Z';

/** A golden anchor wound with rope. */
export const anchor: Motif = ({ deep, hot, metal, metalPaint }) => {
  const rope = mix('#f0d9a8', hot, 0.12);
  const line = 'M7-36C24-40 32-26 18-18C2-10-24-8-20 4C-16 14 16 6 16 20C16 30-2 32-10 38';
  return (
    group('translate(2 3)', path(FLUKE, '#000', { opacity: 0.35 })) +
    ring(0, -35, 7.5, metal.face, 4.6) +
    path(FLUKE, metalPaint) +
    path('M0-20L5-20L5 29C15 29 27 24 30 13L26 12L36 2L42 16L38 15C34 32 18 41 0 44Z', metal.shade, {
      opacity: 0.42,
    }) +
    rect(-20, -21, 40, 8, 4, metalPaint) +
    rect(0, -21, 20, 8, 4, metal.shade, { opacity: 0.35 }) +
    path('M-3-10L-1-10L-1 34C-2 34-3 34-3 33Z', '#fff', { opacity: 0.6 }) +
    stroke(line, mix(rope, deep, 0.55), 5.4) +
    stroke(line, rope, 3.8) +
    stroke(line, mix(rope, deep, 0.4), 3.8, {
      'stroke-dasharray': '1 3.4',
      'stroke-linecap': 'butt',
      opacity: 0.7,
    })
  );
};

const SPINES = 16;

export const pufferfish: Motif = (ink) => {
  const { deep, hot, mid } = ink;
  const skin = mix('#f7c948', hot, 0.25);
  const shade = mix(skin, deep, 0.45);
  const spines = pointsAround(SPINES, 30, 29, 0.1).map(([x, y]) => {
    const [sideX, sideY] = [-y * 0.1, x * 0.1];
    return polygon(
      [
        [x + sideX, y + sideY],
        [x * 1.36, y * 1.36],
        [x - sideX, y - sideY],
      ],
      shade,
    );
  });
  return (
    path('M26-4C36-16 46-16 48-10C44-4 44 4 48 10C46 16 36 14 26 6Z', mix(skin, hot, 0.5)) +
    spines.join('') +
    ellipse(0, 0, 32, 31, skin) +
    path('M-31 8C-18 14 18 14 31.5 6C30 22 16 31 0 31C-16 31-28 22-31 8Z', '#fff8e6') +
    path('M14-28A32 31 0 0 1 0 31C20 22 26-8 14-28Z', shade, { opacity: 0.45 }) +
    [
      [6, -20, 3.4],
      [16, -12, 2.8],
      [-4, -24, 2.4],
      [22, -2, 2.2],
    ]
      .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, shade, { opacity: 0.6 }))
      .join('') +
    path('M8 2C18-4 26 0 26 6C20 12 12 12 8 8Z', mix(skin, mid, 0.35)) +
    eye(-15, -6, 7.4, ink) +
    ellipse(-25, 8, 4.6, 3.6, mix('#e8616a', hot, 0.2)) +
    ellipse(-25.5, 8, 2.4, 1.6, mix('#7c1a2a', deep, 0.3)) +
    path('M-22-16C-18-24-10-28-2-29C-10-25-15-20-18-14Z', '#fff', { opacity: 0.6 })
  );
};

export const crab: Motif = (ink) => {
  const { deep, hot } = ink;
  const shell = mix('#ef5a36', hot, 0.2);
  const shade = mix(shell, deep, 0.5);
  const half =
    stroke('M-22 16C-32 16-36 22-40 30M-20 21C-28 23-31 29-33 36M-16 25C-21 29-23 34-23 40', shade, 4) +
    stroke('M-24 2C-36 0-40-10-36-18', shell, 6.4) +
    path('M-36-14C-48-20-48-36-38-42C-38-36-36-32-33-30C-33-34-30-38-26-40C-20-32-24-18-36-14Z', shell) +
    path('M-36-14C-30-20-27-30-26-40C-20-32-24-18-36-14Z', shade, { opacity: 0.5 }) +
    stroke('M-8-8L-10-20', shell, 3.6) +
    eye(-10, -23, 6, ink);
  return (
    ellipse(0, 38, 34, 4.5, '#000', { opacity: 0.3 }) +
    half +
    group('scale(-1 1)', half) +
    path('M-30 8C-30-8-16-14 0-14C16-14 30-8 30 8C30 24 16 31 0 31C-16 31-30 24-30 8Z', shell) +
    path('M12-13C24-10 30-4 30 8C30 24 16 31 0 31C20 24 24 2 12-13Z', shade, { opacity: 0.5 }) +
    path('M-25 4C-23-5-14-9-4-10C-13-6-18-1-19 7Z', '#fff', { opacity: 0.55 }) +
    stroke('M-8 18C-4 23 4 23 8 18', darken(deep, 0.1), 2.2) +
    [
      [-12, 4],
      [0, 1],
      [12, 4],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 2, lighten(shell, 0.45), { opacity: 0.8 }))
      .join('')
  );
};

/** A sunken chest, open and full. */
export const chest: Motif = (ink) => {
  const { base, deep, metal, metalPaint, glowPaint } = ink;
  const loose = (x: number, y: number, radius: number) =>
    circle(x, y, radius, metalPaint) +
    ring(x, y, radius * 0.7, metal.shade, 0.9, { opacity: 0.6 }) +
    circle(x - radius * 0.34, y - radius * 0.4, radius * 0.2, '#fff', { opacity: 0.7 });
  const wood = mix('#8a4a22', base, 0.18);
  const plank = mix(wood, deep, 0.35);
  return (
    ellipse(0, 36, 44, 6, '#000', { opacity: 0.38 }) +
    path('M-36-8C-36-36-26-42 0-42C26-42 36-36 36-8Z', plank) +
    path('M-31-8C-31-31-22-37 0-37C22-37 31-31 31-8Z', darken(deep, 0.2)) +
    circle(0, -6, 34, glowPaint, { opacity: 0.9 }) +
    stroke('M-36-8C-36-36-26-42 0-42C26-42 36-36 36-8', metal.face, 3) +
    loose(-20, -8, 11) +
    loose(19, -8, 12) +
    group(at(-2, -14, 0.42), octagon(ink)) +
    loose(8, -3, 11) +
    loose(-10, -2, 10) +
    rect(-38, -3, 76, 38, 4, wood) +
    path('M-38 9h76v2h-76ZM-38 22h76v2h-76Z', plank) +
    rect(8, -3, 30, 38, 4, deep, { opacity: 0.2 }) +
    rect(-38, -5, 76, 7, 2, metalPaint) +
    rect(-31, -5, 8, 40, 1, metalPaint) +
    rect(23, -5, 8, 40, 1, metalPaint) +
    rect(-9, -7, 18, 20, 4, metalPaint) +
    circle(0, 0.5, 3.2, deep) +
    path('M-1.6 1L1.6 1L2.6 8L-2.6 8Z', deep) +
    path('M-37 3h10v3h-10Z', '#fff', { opacity: 0.3 })
  );
};
