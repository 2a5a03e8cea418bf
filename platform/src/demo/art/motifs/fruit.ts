import { mix } from '../colour';
import type { Motif } from '../ink';
import { circle, ellipse, group, path, stroke } from '../svg';

export const cherry: Motif = ({ deep, mid, hot }) =>
  stroke('M-12 12C-12-10-2-22 12-32M16 16C18-4 16-20 12-32', mix(mid, '#3d6b1c', 0.6), 3.4) +
  path('M12-32C22-42 36-38 40-28C30-22 20-24 12-32Z', mix('#5fae3a', mid, 0.25)) +
  path('M12-32C22-34 32-32 40-28C30-22 20-24 12-32Z', '#1d4d1a', { opacity: 0.35 }) +
  circle(-14, 20, 16, mix('#e0263c', hot, 0.2)) +
  circle(18, 24, 16, mix('#b8162f', hot, 0.15)) +
  ellipse(-20, 13, 5, 3.6, '#fff', { transform: 'rotate(-35 -20 13)', opacity: 0.75 }) +
  ellipse(12, 17, 5, 3.6, '#fff', { transform: 'rotate(-35 12 17)', opacity: 0.7 }) +
  path('M-14 36A16 16 0 0 0 1 25A19 19 0 0 1-28 28A16 16 0 0 0-14 36Z', deep, { opacity: 0.3 }) +
  path('M18 40A16 16 0 0 0 33 29A19 19 0 0 1 4 32A16 16 0 0 0 18 40Z', deep, { opacity: 0.3 });

const SEGMENTS = 9;

export const citrus: Motif = ({ deep, mid, hot }) => {
  const zest = mix('#f7a823', hot, 0.35);
  let segments = '';
  for (let index = 0; index < SEGMENTS; index += 1) {
    segments += group(
      `rotate(${(index * 360) / SEGMENTS})`,
      path('M0-3L-8.6-26A27.6 27.6 0 0 1 8.6-26Z', mix(zest, '#ffd45e', index % 2 ? 0.35 : 0.1)) +
        path('M0-5L-6-24A26 26 0 0 1-1-26Z', '#fff', { opacity: 0.28 }),
    );
  }
  return (
    circle(2, 3, 35, deep, { opacity: 0.3 }) +
    circle(0, 0, 35, zest) +
    circle(0, 0, 31.5, '#fff3d1') +
    segments +
    path('M-27-16A31 31 0 0 1 4-32A27 27 0 0 0-27-16Z', '#fff', { opacity: 0.55 }) +
    path('M24-30C34-44 46-40 48-34C44-24 34-24 24-30Z', mix('#4c9a3a', mid, 0.2)) +
    path('M24-30C34-36 42-36 48-34C44-24 34-24 24-30Z', '#173d17', { opacity: 0.35 })
  );
};

export const mango: Motif = ({ deep, mid, hot }) =>
  path('M-6-30C16-34 38-12 32 12C26 34-8 40-26 22C-42 6-32-24-6-30Z', mix('#f8a51f', hot, 0.08)) +
  path('M-6-30C16-34 38-12 32 12C26 34-8 40-26 22C4 26 26 2-6-30Z', mix('#d8402a', mid, 0.2), {
    opacity: 0.55,
  }) +
  path('M-24 8C-27-8-18-20-7-23C-17-14-20-4-24 8Z', '#fff', { opacity: 0.6 }) +
  stroke('M-4-30C-2-36 2-40 6-42', mix('#5b3a1a', deep, 0.2), 3) +
  path('M2-36C14-48 34-44 40-32C28-24 12-26 2-36Z', mix('#56a83c', mid, 0.25)) +
  path('M2-36C16-40 30-38 40-32C28-24 12-26 2-36Z', '#15401a', { opacity: 0.4 });

const SEED = 'M0-3.4C2.2-.6 2.2 3 0 3.4C-2.2 3-2.2-.6 0-3.4Z';

export const watermelon: Motif = ({ deep, mid, hot }) => {
  const flesh = mix('#ef3f4f', hot, 0.15);
  const rind = mix('#2f8a45', mid, 0.2);
  const seeds = [
    [-17, -8, 24],
    [-6, -4, 8],
    [6, -4, -8],
    [17, -8, -24],
    [-11, 7, 14],
    [0, 11, 0],
    [11, 7, -14],
    [0, 22, 0],
  ];
  return group(
    'rotate(-12) translate(0 -4)',
    path('M-42-14L42-14C40 16 22 38 0 38C-22 38-40 16-42-14Z', '#000', {
      opacity: 0.3,
      transform: 'translate(2 4)',
    }) +
      path('M-42-14L42-14C40 16 22 38 0 38C-22 38-40 16-42-14Z', rind) +
      path('M0 38C22 38 40 16 42-14L37.4-14C34 14 18 33 0 33Z', deep, { opacity: 0.3 }) +
      path('M-37.4-14L37.4-14C35 12 19 32 0 32C-19 32-35 12-37.4-14Z', '#f4f7d0') +
      path('M-34.6-14L34.6-14C32 9 17 28 0 28C-17 28-32 9-34.6-14Z', flesh) +
      path('M6-14L34.6-14C32 9 17 28 0 28C14 20 16 2 6-14Z', mix(flesh, deep, 0.45), { opacity: 0.45 }) +
      path('M-31-11L-12-11L-22 4C-27-1-30-6-31-11Z', '#fff', { opacity: 0.28 }) +
      seeds
        .map(([x, y, turn]) =>
          group(`translate(${x} ${y}) rotate(${turn})`, path(SEED, mix('#2a1114', deep, 0.3))),
        )
        .join(''),
  );
};

const SPECKS = [
  [-12, -10],
  [-2, -16],
  [9, -11],
  [-16, 2],
  [-5, -3],
  [5, 0],
  [15, 1],
  [-10, 12],
  [1, 10],
  [11, 12],
  [-1, 20],
  [-6, 25],
  [7, 23],
];

export const dragonFruit: Motif = ({ deep, mid, hot }) => {
  const skin = mix('#e5327c', hot, 0.12);
  const shade = mix(skin, deep, 0.45);
  const leaf = mix('#74b84a', mid, 0.25);
  const scale = (d: string) => path(d, skin) + path(d, leaf, { opacity: 0.4 });
  return (
    ellipse(0, 38, 28, 5, '#000', { opacity: 0.3 }) +
    scale('M-8-28C-14-38-12-46-16-50C-4-46 0-38 2-28Z') +
    scale('M-2-28C2-40 10-44 18-48C16-38 14-32 10-26Z') +
    scale('M-24-16C-34-20-38-28-46-30C-42-18-36-8-26-4Z') +
    scale('M24-16C34-20 38-28 46-30C42-18 36-8 26-4Z') +
    scale('M-29 8C-38 8-42 2-48 2C-42 12-36 18-26 20Z') +
    scale('M29 8C38 8 42 2 48 2C42 12 36 18 26 20Z') +
    ellipse(0, 4, 31, 34, skin) +
    path('M8-29A31 34 0 0 1 31 4A31 34 0 0 1 0 38C22 28 26-6 8-29Z', shade, { opacity: 0.55 }) +
    ellipse(-1, 5, 23, 26, '#fffaf4') +
    path('M10-18A23 26 0 0 1-4 31C14 24 18 0 10-18Z', mix('#e5b7cb', deep, 0.2), { opacity: 0.5 }) +
    SPECKS.map(([x, y]) => circle(x ?? 0, y ?? 0, 1.5, mix('#241a26', deep, 0.3))).join('') +
    path('M-25-8C-22-20-14-26-5-28C-14-22-20-14-22-4Z', '#fff', { opacity: 0.6 })
  );
};
