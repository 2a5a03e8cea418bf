import { darken, lighten, mix } from '../colour';
import type { Motif } from '../ink';
import { at, circle, ellipse, group, path, rect, ring, stroke } from '../svg';
import { ball, drawnNumber, label } from './balls';
import { bingoCard } from './bingo';

/** The caller's wire cage with the balls tumbling in it. */
export const ballCage: Motif = (ink) => {
  const { hot, mid, glow, base, light, metal, metalPaint } = ink;
  const number = () => drawnNumber(ink, 75);
  const wires = [6, 15, 24]
    .map((radius) =>
      ellipse(0, -8, radius, 31, 'none', { stroke: metal.face, 'stroke-width': 1.3, opacity: 0.85 }),
    )
    .join('');
  return (
    ellipse(0, 40, 40, 4.5, '#000', { opacity: 0.35 }) +
    stroke('M-36-8L-36 26C-36 34-30 36-24 36L24 36C30 36 36 34 36 26L36-8', metal.shade, 5) +
    stroke('M-36-8L-36 26C-36 34-30 36-24 36L24 36C30 36 36 34 36 26L36-8', metal.face, 2.8) +
    circle(0, -8, 31, light, { opacity: 0.14 }) +
    ball(ink, -13, 4, 9.4, hot, number()) +
    ball(ink, 6, 9, 10, mid, number()) +
    ball(ink, 17, -6, 8.6, mix(hot, mid, 0.5), number()) +
    ball(ink, -3, -12, 9, mix(base, mid, 0.4), number()) +
    ball(ink, 9, -24, 8, glow, number()) +
    wires +
    stroke('M-31-8L31-8M-27-22L27-22M-27 6L27 6', metal.face, 1.3, { opacity: 0.7 }) +
    ring(0, -8, 31, metalPaint, 3) +
    path('M-25-20A29 29 0 0 1-2-36A30 30 0 0 0-22-18Z', '#fff', { opacity: 0.8 }) +
    stroke('M36-8L44-8L44-18', metal.face, 3.4) +
    circle(44, -20, 4, hot) +
    path('M-18 30L18 30L24 40L-24 40Z', metalPaint)
  );
};

const BLOT = 'M0-12C8-13 13-7 12 1C13 8 6 13-1 12C-9 13-13 6-12-1C-12-8-7-12 0-12Z';

/** A dauber and the marks it has left. */
export const dauber: Motif = ({ hot, mid, glow, base, deep, light }) => {
  const inked = mix(hot, deep, 0.1);
  return (
    group(at(-25, 24, 0.9), path(BLOT, inked, { opacity: 0.9 })) +
    group(at(3, 32, 0.7, 40), path(BLOT, mix(mid, glow, 0.3), { opacity: 0.9 })) +
    group(at(-33, -2, 0.5, 80), path(BLOT, glow, { opacity: 0.85 })) +
    group(
      at(8, -6, 1, 24),
      rect(-14, -38, 28, 56, 9, '#000', { opacity: 0.35, transform: 'translate(3 3)' }) +
        rect(-14, -38, 28, 52, 9, inked) +
        rect(-14, -22, 28, 26, 0, '#fff8ea') +
        rect(3, -38, 11, 52, 6, deep, { opacity: 0.24 }) +
        rect(-10, -36, 4, 48, 2, '#fff', { opacity: 0.5 }) +
        label('BINGO', 0.5, -9, 7, mix(base, deep, 0.2), 1.7) +
        path('M-10-38L10-38L8-46C6-49-6-49-8-46Z', mix(inked, light, 0.35)) +
        path('M-12 14L12 14L9 24L-9 24Z', mix(base, deep, 0.3)) +
        path('M-9 24L9 24C10 31 5 34 0 34C-5 34-10 31-9 24Z', lighten(inked, 0.2)) +
        rect(-12, 13, 24, 2.4, 1, '#fff', { opacity: 0.4 }),
    )
  );
};

/** Two cards, one in play. */
export const bingoPair: Motif = (ink) => {
  const rival = { ...ink, mid: ink.hot, hot: ink.glow };
  return (
    group(
      at(-14, -4, 0.72, -14),
      rect(-33, -37, 66, 74, 6, mix(rival.mid, ink.base, 0.25)) +
        rect(-28, -17, 56, 49, 3, '#fff6de', { opacity: 0.9 }),
    ) +
    group(at(9, 4, 0.86, 9), bingoCard(ink)) +
    ball(ink, -26, 25, 13, ink.hot, drawnNumber(ink, 75))
  );
};

/** The caller's megaphone. */
export const megaphone: Motif = (ink) => {
  const { hot, deep, mid, base, glow, light, metalPaint } = ink;
  return (
    group(
      'rotate(-14)',
      path('M-12 12L0 12L4 34C4 38-6 38-8 35Z', mix(base, deep, 0.3)) +
        path('M-30-12L-8-14L-8 14L-30 12C-36 10-36-10-30-12Z', mix(mid, deep, 0.1)) +
        path('M-8-14L26-32L26 32L-8 14Z', hot) +
        path('M-8 2L26 6L26 32L-8 14Z', deep, { opacity: 0.28 }) +
        path('M-6-11L24-27L24-20L-6-6Z', '#fff', { opacity: 0.5 }) +
        ellipse(26, 0, 8, 32, metalPaint) +
        ellipse(27, 0, 5.6, 27, darken(deep, 0.2)) +
        circle(25, 0, 5, light) +
        rect(-12, -15, 5, 30, 2, metalPaint),
    ) +
    stroke('M37-22L45-27M41-8L50-8M38 8L46 13', glow, 3) +
    ball(ink, -24, 27, 11, mix(hot, mid, 0.5), 'B') +
    ball(ink, -36, -22, 9, glow, 'O')
  );
};
