import { mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { JEWELS } from '../palette';
import { cloud, spark } from '../shapes';
import { at, circle, ellipse, group, path, rect } from '../svg';

export const crown: Motif = ({ metal, metalPaint, deep, hot }) => {
  const inset = (x: number, radius: number, jewel: string) =>
    circle(x, 23.5, radius, mix(jewel, deep, 0.35)) +
    circle(x - radius * 0.14, 23.5 - radius * 0.14, radius * 0.78, jewel) +
    circle(x - radius * 0.34, 23.5 - radius * 0.34, radius * 0.3, '#fff', { opacity: 0.75 });
  const bead = (x: number, y: number, radius: number) =>
    circle(x, y, radius, hot) +
    circle(x - radius * 0.31, y - radius * 0.31, radius * 0.3, '#fff', { opacity: 0.8 });
  return (
    ellipse(0, 30, 34, 6, '#000', { opacity: 0.28 }) +
    path('M-34 26L-40-14L-19 4L0-30L19 4L40-14L34 26Z', metalPaint) +
    path('M-34 26L-40-14L-19 4L-26 26ZM0-30L19 4L26 26L0 26Z', metal.shade, { opacity: 0.34 }) +
    path('M-19 4L0-30L0 26L-14 26Z', '#fff', { opacity: 0.25 }) +
    rect(-35, 20, 70, 11, 3, mix(metal.shade, deep, 0.2)) +
    rect(-35, 19, 70, 9, 3, metalPaint) +
    inset(-22, 3.8, JEWELS.sapphire) +
    inset(0, 5, JEWELS.ruby) +
    inset(22, 3.8, JEWELS.sapphire) +
    bead(-40, -16, 4.6) +
    bead(40, -16, 4.6) +
    bead(0, -33, 5.6)
  );
};

/** A tier of the chedi, lit on its left half. */
const tier = (halfWidth: number, y: number, height: number, { metal, metalPaint }: Ink): string =>
  rect(-halfWidth, y, halfWidth * 2, height, 1, metalPaint) +
  rect(halfWidth * 0.1, y, halfWidth * 0.9, height, 1, metal.shade, { opacity: 0.45 });

export const chedi: Motif = (ink) => {
  const { metal, metalPaint } = ink;
  let spire = '';
  for (let level = 0; level < 7; level += 1) spire += tier(6.4 - level * 0.8, -8 - level * 4, 3.2, ink);
  const turret =
    path('M-23 21C-21 10-22-2-9-5L0-40L9-5C22-2 21 10 23 21Z', metalPaint) +
    path('M0-40L9-5C22-2 21 10 23 21L6 21Z', metal.shade, { opacity: 0.5 });
  return (
    ellipse(0, 39, 42, 5, '#000', { opacity: 0.3 }) +
    tier(40, 32, 7, ink) +
    tier(34, 26, 6, ink) +
    tier(28, 21, 5, ink) +
    path('M-23 21C-21 10-22-2-9-5L9-5C22-2 21 10 23 21Z', metalPaint) +
    path('M3-5L9-5C22-2 21 10 23 21L8 21C12 12 11 0 3-5Z', metal.shade, { opacity: 0.5 }) +
    path('M-15 17C-14 8-13 1-8-2C-11 5-11 10-11 17Z', '#fff', { opacity: 0.6 }) +
    tier(8, -8, 4, ink) +
    spire +
    path('M-1.2-36L0-52L1.2-36Z', metal.face) +
    group(at(-30, 22, 0.34), turret) +
    group(at(30, 22, 0.34), turret)
  );
};

export const moon: Motif = ({ glow, light, mid }) => {
  const crater = mix(light, mid, 0.35);
  return (
    circle(0, -4, 40, glow, { opacity: 0.14 }) +
    path('M10-38A35 35 0 1 0 34 16A30 30 0 0 1 10-38Z', light) +
    path('M10-38A35 35 0 0 0-24 8A35 35 0 0 0 34 16A33 33 0 0 1-8 2A33 33 0 0 1 10-38Z', glow, {
      opacity: 0.35,
    }) +
    circle(-12, -6, 3.2, crater, { opacity: 0.6 }) +
    circle(-6, 10, 4.4, crater, { opacity: 0.55 }) +
    circle(-17, 8, 2, crater, { opacity: 0.6 }) +
    spark(20, -18, 1, light) +
    spark(31, -3, 0.5, light) +
    cloud(-26, 24, 1, mix(light, mid, 0.3)) +
    cloud(18, 32, 0.8, mix(light, mid, 0.5))
  );
};

const SHELL_RIBS = [-56, -38, -19, 0, 19, 38, 56];

/** An open scallop with its pearl. */
export const pearl: Motif = ({ glow, hot, mid, deep, light }) => {
  const shell = mix(mix('#f7a6b8', hot, 0.2), glow, 0.2);
  const shade = mix(shell, deep, 0.45);
  const fan = SHELL_RIBS.map((turn) =>
    group(
      `translate(0 16) rotate(${turn})`,
      path('M0 0C-11-16-11-40 0-48C11-40 11-16 0 0Z', shell) +
        path('M0 0C3-16 3-40 0-48C11-40 11-16 0 0Z', shade, { opacity: 0.4 }) +
        path('M-3-8C-7-22-6-36-2-43C-5-30-4-18-3-8Z', '#fff', { opacity: 0.4 }),
    ),
  );
  return (
    ellipse(0, 37, 36, 5, '#000', { opacity: 0.32 }) +
    fan.join('') +
    path('M-42 14C-34 4 34 4 42 14C40 30 22 37 0 37C-22 37-40 30-42 14Z', mix(shell, mid, 0.25)) +
    path('M-42 14C-34 6 34 6 42 14C30 22-30 22-42 14Z', shade) +
    path('M-38 18C-34 28-22 34-8 35C-20 30-28 26-30 20Z', '#fff', { opacity: 0.35 }) +
    circle(0, 8, 13, '#fdf6f2') +
    path('M13 8A13 13 0 0 1-9 17.4C2 18 9 10 6-3.5A13 13 0 0 1 13 8Z', mix(light, mid, 0.5), {
      opacity: 0.7,
    }) +
    ellipse(-4.5, 2.5, 4, 2.6, '#fff', { transform: 'rotate(-36 -4.5 2.5)' })
  );
};
