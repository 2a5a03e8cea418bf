import { darken, mix } from '../colour';
import type { Motif } from '../ink';
import { STAR } from '../shapes';
import { at, circle, ellipse, group, path, rect, ring, stroke } from '../svg';
import { roosterFigure } from './roosters';

/** A rooster's head in profile, the comb like a crown. */
export const roosterHead: Motif = ({ deep, base, mid, hot, glow }) => {
  const comb = mix('#e1332d', hot, 0.2);
  const combShade = mix(comb, deep, 0.45);
  const hackle = mix('#f4a12f', glow, 0.2);
  const shade = mix('#b0561c', base, 0.25);
  return (
    path('M-34 44C-38 22-28 6-18-6L16-2C20 12 30 26 34 44Z', shade) +
    path(
      'M-34 44C-36 26-28 10-18-2C-16 8-18 16-14 24C-10 16-8 12-4 6C-2 14 0 20 4 26C8 18 10 12 13 4C18 18 28 28 34 44C20 50-22 50-34 44Z',
      hackle,
    ) +
    path('M4 26C8 18 10 12 13 4C18 18 28 28 34 44C26 47 14 48 6 48Z', shade, { opacity: 0.5 }) +
    stroke(
      'M-24 34C-24 22-20 14-16 8M-10 40C-8 30-6 22-4 16M8 42C8 34 8 28 10 20M22 42C20 34 17 28 14 22',
      mix('#ffe0a0', glow, 0.2),
      1.8,
      { opacity: 0.8 },
    ) +
    path(
      'M-20-20C-30-36-22-46-14-38C-16-52-4-56 0-44C4-56 16-54 14-41C22-48 30-38 22-26C12-36-8-34-20-20Z',
      comb,
    ) +
    path(
      'M14-41C22-48 30-38 22-26C16-32 8-33 2-32C8-36 12-38 14-41ZM0-44C4-56 16-54 14-41C10-36 4-34-2-32C0-36 0-40 0-44Z',
      combShade,
      { opacity: 0.5 },
    ) +
    path('M-20-2C-26-22-10-36 6-33C20-30 26-18 21-6C18 4 6 10-4 8C-12 7-18 4-20-2Z', hackle) +
    path('M-20-2C-24-18-14-30-2-32C-12-24-16-14-12 0C-10 5-6 8-2 8C-12 8-18 4-20-2Z', '#ffe9b8', {
      opacity: 0.5,
    }) +
    path('M2-24C14-28 22-18 19-7C16 2 6 4 0-2C-5-8-5-20 2-24Z', mix('#e8584a', deep, 0.05)) +
    path('M18-18C30-20 38-14 42-4C34-6 26-6 19-4Z', '#f6c04a') +
    path('M19-9C28-11 36-9 42-4C34-6 26-6 19-4Z', '#b8791f', { opacity: 0.8 }) +
    path('M12 0C20 0 24 14 18 22C10 24 4 12 6 2Z', comb) +
    path('M18 2C23 8 22 17 18 22C14 16 15 8 18 2Z', combShade, { opacity: 0.5 }) +
    circle(8, -15, 5.6, '#fff6dd') +
    circle(9.4, -15, 3.2, darken(mix(mid, '#2a1608', 0.8), 0.3)) +
    circle(8.2, -16.4, 1.1, '#fff') +
    stroke('M1-22C5-25 12-24 15-20', deep, 2)
  );
};

/** The bell-shaped bamboo coop that a cock lives under. */
export const coop: Motif = (ink) => {
  const { deep, hot, metal } = ink;
  const cane = mix('#d9a656', hot, 0.15);
  const shade = mix(cane, deep, 0.5);
  const weave =
    'M-36 34C-36 4-26-18-8-28M-22 37C-22 8-16-14-5-28M-7 38C-8 10-6-14-2-29M7 38C8 10 6-14 2-29M22 37C22 8 16-14 5-28M36 34C36 4 26-18 8-28';
  const cross =
    'M-36 30C-20-2-4-20 8-28M36 30C20-2 4-20-8-28M-31 6C-14 22 10 32 30 36M31 6C14 22-10 32-30 36';
  return (
    ellipse(0, 38, 42, 6, '#000', { opacity: 0.38 }) +
    path('M-37 35C-37 2-26-28 0-29C26-28 37 2 37 35C20 41-20 41-37 35Z', deep, { opacity: 0.5 }) +
    group(at(-1, 12, 0.62), roosterFigure(ink)) +
    stroke(weave, shade, 3.2) +
    stroke(weave, cane, 2) +
    stroke(cross, shade, 2.6, { opacity: 0.8 }) +
    stroke(cross, cane, 1.6) +
    stroke('M-37 35C-20 42 20 42 37 35', shade, 5) +
    stroke('M-37 34.5C-20 41 20 41 37 34.5', cane, 3.4) +
    stroke('M-31 8C-16 13 16 13 31 8', cane, 2.4) +
    ring(0, -31, 7, metal.face, 3.4) +
    stroke('M-31 20C-30 2-22-14-12-22', '#fff', 1.4, { opacity: 0.5 })
  );
};

/** A brass gong on its stand, the mallet beside it. */
export const gong: Motif = ({ deep, base, hot, metal, metalPaint }) => {
  const wood = mix('#7a3a1e', base, 0.25);
  const post = (x: number) =>
    rect(x - 3, -38, 6, 76, 2, wood) + rect(x + 0.4, -38, 2.6, 76, 1, deep, { opacity: 0.35 });
  return (
    ellipse(0, 40, 44, 5, '#000', { opacity: 0.35 }) +
    post(-37) +
    post(37) +
    path('M-48-36C-30-46 30-46 48-36L46-30C30-38-30-38-46-30Z', hot) +
    path('M-48-36C-30-46 30-46 48-36L47.5-34C30-43-30-43-47.5-34Z', '#fff', { opacity: 0.35 }) +
    rect(-46, 35, 18, 5, 2, wood) +
    rect(28, 35, 18, 5, 2, wood) +
    stroke('M-14-38L-18-20M14-38L18-20', metal.face, 1.8) +
    circle(1.6, 7, 29.5, '#000', { opacity: 0.35 }) +
    circle(0, 4, 29.5, metalPaint) +
    ring(0, 4, 24, metal.shade, 1.4, { opacity: 0.6 }) +
    ring(0, 4, 17, metal.shade, 1, { opacity: 0.5 }) +
    circle(0, 4, 11, mix(metal.shade, metal.face, 0.45)) +
    circle(-0.8, 3, 10, metalPaint) +
    path('M-24-8A27 27 0 0 1 2-23.500A25 25 0 0 0-19-6Z', '#fff', { opacity: 0.75 }) +
    group(
      at(22, 24, 1, 38),
      rect(-2, -2, 4, 30, 2, wood) +
        circle(0, -6, 8, mix(hot, deep, 0.1)) +
        ellipse(-2.4, -8.4, 3, 2, '#fff', { opacity: 0.6 }),
    )
  );
};

/** A champion's crest: the cock on a shield between laurels. */
export const crest: Motif = (ink) => {
  const { deep, base, mid, hot, light, metal, metalPaint } = ink;
  const leaves = [-58, -34, -10, 14, 38].map((turn) =>
    group(
      `rotate(${turn}) translate(-40 0)`,
      path('M0 10C-8 4-8-6 0-12C7-5 7 4 0 10Z', metalPaint) +
        path('M0 10C2 2 2-6 0-12C7-5 7 4 0 10Z', metal.shade, { opacity: 0.45 }),
    ),
  );
  return (
    leaves.join('') +
    group('scale(-1 1)', leaves.join('')) +
    path('M0-37C10-31 20-30 30-31C32 2 26 24 0 40C-26 24-32 2-30-31C-20-30-10-31 0-37Z', metalPaint) +
    path(
      'M0-32C9-27 17-26 26-26C27 2 22 20 0 34C-22 20-27 2-26-26C-17-26-9-27 0-32Z',
      mix(base, deep, 0.25),
    ) +
    path('M0-32L0 34C-22 20-27 2-26-26C-17-26-9-27 0-32Z', mix(mid, base, 0.3), { opacity: 0.7 }) +
    group(at(0, 1, 0.62), roosterFigure(ink)) +
    path('M-34 30L34 30L28 36L34 43L-34 43L-28 36Z', hot) +
    path('M0 30L34 30L28 36L34 43L0 43Z', deep, { opacity: 0.25 }) +
    [-12, 0, 12].map((x) => group(at(x, 36.5, 0.5), path(STAR, light))).join('')
  );
};
