import { lighten, mix } from '../colour';
import type { Motif } from '../ink';
import { circle, ellipse, group, path, polygon, stroke } from '../svg';

export const fish: Motif = ({ deep, mid, hot, light }) => {
  const shade = mix(hot, deep, 0.5);
  return (
    path('M26 0C36-16 44-18 47-16C42-6 42 6 47 16C44 18 36 16 26 0Z', mix(hot, light, 0.35)) +
    path(
      'M-8-20C0-36 18-34 24-22C16-18 6-16-8-20ZM-2 19C4 30 14 30 18 24C14 20 8 17-2 19Z',
      mix(hot, mid, 0.3),
    ) +
    path('M-38 2C-28-24 14-30 30 0C14 28-26 26-38 2Z', hot) +
    path('M-38 2C-26 26 14 28 30 0C20 10-10 18-38 2Z', shade, { opacity: 0.55 }) +
    path('M-12-19.6C-6-8-6 10-12 18.4L-5 20C2 8 2-10-5-20.8Z', light) +
    path('M10-17C14-8 14 8 10 15L15 12C19 4 19-6 15-13.6Z', light, { opacity: 0.9 }) +
    circle(-24, -3, 6, '#fff') +
    circle(-25, -3, 3, deep) +
    circle(-26.2, -4.2, 1, '#fff') +
    path('M-6 2C2-2 10 2 10 7C4 10-4 8-6 2Z', lighten(hot, 0.3)) +
    stroke('M-36 7C-32 9-29 9-27 7', shade, 1.4) +
    path('M-30-9C-22-18-10-20-2-19C-12-16-22-14-30-9Z', '#fff', { opacity: 0.5 })
  );
};

export const shark: Motif = ({ deep, base }) => {
  const skin = mix(base, '#8fa6bd', 0.6);
  const fin = mix(skin, deep, 0.3);
  return (
    path('M30-4C40-18 48-24 50-22C46-10 44-2 50 12C44 10 36 4 30 2Z', fin) +
    path('M-6-17C0-32 12-40 16-38C14-28 16-20 20-14Z', mix(skin, deep, 0.15)) +
    path('M-42 4C-34-16 0-26 34-3C14 14-16 24-32 17C-38 14-42 10-42 4Z', skin) +
    path('M-42 4C-30 8-2 10 34-3C14 14-16 24-32 17C-38 14-42 10-42 4Z', '#f3f7f7') +
    path('M-8 8C-4 20 4 28 12 28C12 20 10 14 6 8Z', fin) +
    path('M-40 8C-34 14-26 14-19 9L-22 15C-30 19-37 15-40 8Z', mix(deep, '#7c1020', 0.5)) +
    stroke('M-38 9.6L-35.6 12.4L-33 10.8L-31 13L-28 11L-26 12.8L-23 10.4', '#fff', 1.5) +
    circle(-24, -3, 2.6, deep) +
    circle(-24.8, -3.8, 0.8, '#fff') +
    stroke('M-12 0L-13 7M-8 0L-9 7M-4 0L-5 7', mix(skin, deep, 0.5), 1.2) +
    path('M-34-5C-22-15-6-18 10-14C-6-14-20-11-34-5Z', '#fff', { opacity: 0.4 })
  );
};

export const manta: Motif = ({ deep, base, mid, glow, light }) => {
  const skin = mix(mix('#4d6f92', mid, 0.3), base, 0.25);
  return (
    stroke('M2 18C6 30 0 38-8 44', mix(skin, deep, 0.2), 2.4) +
    path('M0-20C10-22 22-16 44 6C28 4 20 14 8 20C4 22-4 22-8 20C-20 14-28 4-44 6C-22-16-10-22 0-20Z', skin) +
    path('M0-20C10-22 22-16 44 6C28 4 20 14 8 20C6 21 2 21.6 0 21.6Z', deep, { opacity: 0.32 }) +
    path(
      'M-5-19C-8-28-12-30-13-26C-13-22-10-18-7-16ZM5-19C8-28 12-30 13-26C13-22 10-18 7-16Z',
      mix(skin, glow, 0.3),
    ) +
    path('M-26-2C-18-10-10-14-4-13C-10-8-16-2-20 4Z', glow, { opacity: 0.4 }) +
    path('M26-2C18-10 10-14 4-13C10-8 16-2 20 4Z', glow, { opacity: 0.35 }) +
    circle(-8, -13, 1.7, light) +
    circle(8, -13, 1.7, light) +
    [
      [-3, 0],
      [4, 4],
      [-5, 8],
      [2, 11],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 1.3, light, { opacity: 0.8 }))
      .join('')
  );
};

const TENTACLES = [-20, -12, -4, 4, 12, 20];

export const jellyfish: Motif = ({ mid, hot, light }) => {
  const bell = mix(hot, '#ff86b8', 0.4);
  const tentacles = TENTACLES.map((x, index) => {
    const d = `M${x} 0C${x - 6} 12 ${x + 7} 20 ${x} ${30 + (index % 3) * 6}`;
    return stroke(d, index % 2 ? light : bell, index % 2 ? 1.4 : 2.4, { opacity: 0.8 });
  });
  return (
    circle(0, -10, 40, bell, { opacity: 0.14 }) +
    tentacles.join('') +
    path(
      'M-30 2C-32-26-16-38 0-38C16-38 32-26 30 2C24-2 20 6 14 2C8-2 6 6 0 2C-6-2-8 6-14 2C-20-2-24 6-30 2Z',
      bell,
    ) +
    path('M10-36C22-34 32-22 30 2C24-2 20 6 14 2C18-8 20-24 10-36Z', mid, { opacity: 0.5 }) +
    path('M-23-6C-23-20-14-30-4-31C-14-24-18-16-19-6Z', '#fff', { opacity: 0.65 }) +
    circle(-6, -16, 2.4, '#fff', { opacity: 0.6 }) +
    circle(6, -20, 1.8, '#fff', { opacity: 0.6 }) +
    circle(4, -8, 1.5, '#fff', { opacity: 0.6 })
  );
};

export const turtle: Motif = ({ deep, mid, glow, light }) => {
  const shell = mix('#2f8a5b', mid, 0.35);
  const skin = mix('#a6cf7a', glow, 0.3);
  const flipper = (transform: string) =>
    group(
      transform,
      path('M0 0C12-12 30-16 36-6C28-2 16 6 4 8Z', skin) +
        path('M10-4C20-10 30-10 34-6C26-3 18 2 8 5Z', deep, { opacity: 0.18 }),
    );
  return (
    flipper('translate(10 -16) rotate(-18)') +
    flipper('translate(-10 -16) scale(-1 1) rotate(-18)') +
    group(
      'scale(1 -1)',
      flipper('translate(12 -18) rotate(6) scale(.66)') +
        flipper('translate(-12 -18) scale(-.66 .66) rotate(6)'),
    ) +
    path('M-8-26C-10-40 10-40 8-26Z', skin) +
    circle(-4, -34, 1.5, deep) +
    circle(4, -34, 1.5, deep) +
    ellipse(0, 2, 26, 30, mix(shell, deep, 0.45)) +
    ellipse(0, 0, 25, 28.6, shell) +
    polygon(
      [
        [0, -14],
        [11, -7],
        [11, 7],
        [0, 14],
        [-11, 7],
        [-11, -7],
      ],
      mix(shell, light, 0.32),
    ) +
    stroke(
      'M0-14L0-28M11-7L22-13M11 7L22 13M0 14L0 28M-11 7L-22 13M-11-7L-22-13',
      mix(shell, deep, 0.5),
      1.8,
    ) +
    path('M-20-10C-16-22-8-26 0-27C-8-20-14-16-16-6Z', '#fff', { opacity: 0.35 })
  );
};
