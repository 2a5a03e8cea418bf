import { mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { spark } from '../shapes';
import { circle, ellipse, group, path, stroke } from '../svg';

const LEG = '#f0b23c';

function tail({ deep, mid, hot }: Ink): string {
  const feather = (turn: number, colour: string, scale: number) =>
    group(
      `translate(-8 4) rotate(${turn}) scale(${scale})`,
      path('M0 2C-20 0-34-14-31-38C-25-22-14-12 3-9Z', colour),
    );
  return (
    feather(-42, mix('#0f4f55', mid, 0.25), 1) +
    feather(-22, mix('#15717a', mid, 0.25), 1.12) +
    feather(-2, mix(deep, '#0b1a1f', 0.5), 1.18) +
    feather(16, mix('#0f4f55', mid, 0.3), 1.08) +
    feather(34, mix('#c4461f', hot, 0.3), 0.9)
  );
}

const legs = (): string =>
  stroke('M3 22L1 33M11 21L13 32', LEG, 3) +
  stroke('M1 33L-6 37M1 33L6 37M1 33L1 38M13 32L7 36.5M13 32L19 36.5M13 32L14 37', LEG, 2.1);

function body({ deep, base, hot, light }: Ink, hackle: string): string {
  return (
    path('M-15 0C-18 16-2 27 12 21C24 15 26-4 21-20L8-24C7-10-4-4-15 0Z', mix('#7a2415', base, 0.25)) +
    path('M-15 0C-18 16-2 27 12 21C4 22-8 16-15 0Z', mix(deep, '#0b1a1f', 0.5), { opacity: 0.55 }) +
    path('M21-27C8-25 3-8-3 3C2 3 4 6 6 10C9 6 11 8 13 11C15 6 18 6 21 8C25-3 25-16 24-26Z', hackle) +
    path('M21-27C14-24 10-12 6 0C9 0 10 3 11 6C14 2 16 3 18 4C20-6 22-18 24-26Z', '#ffe0a0', {
      opacity: 0.55,
    }) +
    path('M-8 5C-2-4 9-5 13 2C12 13 1 17-8 5Z', mix('#a83a17', hot, 0.2)) +
    stroke('M-3 6C2 10 8 9 12 4M-5 3C1 6 7 4 12 0', mix('#ffcf7a', light, 0.3), 1.2, { opacity: 0.8 })
  );
}

function head({ hot }: Ink, hackle: string): string {
  const comb = mix('#e1332d', hot, 0.25);
  return (
    circle(21, -29, 7.4, hackle) +
    path('M13-33C10-42 16-44 18-38C18-46 24-46 24-39C27-44 32-40 28-33C26-35 17-36 13-33Z', comb) +
    path('M27-32L38-27.5L27-25Z', '#f6c04a') +
    path('M27-28.4L38-27.5L27-25Z', '#b8791f', { opacity: 0.7 }) +
    path('M25-24C30-24 31-15 27-13C23-14 22-21 25-24Z', comb) +
    circle(22.5, -30, 2.1, '#fff6dd') +
    circle(23, -30, 1.15, '#101018')
  );
}

/** A standing rooster that looks to the right. */
export function roosterFigure(ink: Ink): string {
  const hackle = mix('#f4a12f', ink.glow, 0.2);
  return tail(ink) + legs() + body(ink, hackle) + head(ink, hackle);
}

export const rooster: Motif = (ink) => ellipse(2, 39, 30, 4, '#000', { opacity: 0.35 }) + roosterFigure(ink);

export const duel: Motif = (ink) => {
  const rival: Ink = { ...ink, hot: ink.glow, base: ink.mid, mid: ink.hot };
  return (
    ellipse(0, 28, 42, 4.5, '#000', { opacity: 0.35 }) +
    group('translate(-22 2) scale(.68)', roosterFigure(ink)) +
    group('translate(22 2) scale(-.68 .68)', roosterFigure(rival)) +
    spark(0, -34, 1.2, ink.light)
  );
};

export const feathers: Motif = ({ deep, mid, hot, glow, light }) => {
  const feather = (turn: number, x: number, colour: string) =>
    group(
      `rotate(${turn}) translate(${x} 0)`,
      path('M0 40C-2 24-14 10-13-12C-12-30-4-38 2-42C10-30 14-14 10 4C8 18 3 28 0 40Z', colour) +
        path('M2-42C10-30 14-14 10 4C8 18 3 28 0 40C2 16 4-14 2-42Z', deep, { opacity: 0.3 }) +
        stroke('M1-34C2-10 1 16 0 44', light, 1.2) +
        stroke('M-12-8L-2-2M-12 2L-2 8M-10 12L-2 16M11-4L3 2M9 6L3 12', deep, 1.2, { opacity: 0.45 }),
    );
  return (
    feather(-24, -8, mix('#c4461f', hot, 0.3)) +
    feather(22, 8, mix('#15717a', mid, 0.3)) +
    feather(0, 0, mix('#f4a12f', glow, 0.25))
  );
};
