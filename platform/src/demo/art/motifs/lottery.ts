import { mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { integerBelow } from '../random';
import { at, circle, ellipse, group, path, rect, ring, stroke } from '../svg';
import { ball, drawnNumber, label } from './balls';
import { coin } from './coins';

export const drum: Motif = (ink) => {
  const { hot, mid, glow, light, metal, metalPaint } = ink;
  const number = () => drawnNumber(ink, 9);
  return (
    stroke('M-22 34L-12 20M22 34L12 20M-28 36L28 36', metal.face, 4.4) +
    circle(0, -6, 34, light, { opacity: 0.16 }) +
    ball(ink, -14, 6, 9, hot, number()) +
    ball(ink, 5, 12, 9.4, mid, number()) +
    ball(ink, 18, -2, 8.6, mix(glow, mid, 0.3), number()) +
    ball(ink, -3, -8, 9, mix(hot, mid, 0.5), number()) +
    ball(ink, -18, -12, 7.6, glow, number()) +
    ball(ink, 12, -22, 7.6, hot, number()) +
    ring(0, -6, 34, metalPaint, 3.6) +
    ellipse(0, -6, 14, 33, 'none', { stroke: light, 'stroke-width': 1, opacity: 0.5 }) +
    stroke('M-34-6L34-6', light, 1, { opacity: 0.4 }) +
    path('M-26-20A30 30 0 0 1 2-36A28 28 0 0 0-26-20Z', '#fff', { opacity: 0.7 }) +
    stroke('M34-6L42-6L42-14', metal.face, 3.2) +
    circle(42, -16, 3.4, hot)
  );
};

const TICKET = 'M-40-20L40-20L40-6A6 6 0 0 0 40 6L40 20L-40 20L-40 6A6 6 0 0 0-40-6Z';
const CREAM = '#fff6de';

const BARCODE = [
  [-12, 2.2],
  [-8.6, 1.3],
  [-5, 2.2],
  [-1, 1.3],
  [2, 2.2],
  [6.4, 1.3],
  [9.4, 2.2],
] as const;

const barcode = (): string =>
  group(
    'translate(30 0) rotate(90)',
    BARCODE.map(([x, width]) => rect(x, -5, width, 10, 0, '#2a2130')).join(''),
  );

function ticketFace(ink: Ink): string {
  const { hot, deep, mid, base, random } = ink;
  const digits = [0, 1, 2].map((index) => {
    const left = -34 + index * 16.6;
    const digit = String(integerBelow(random, 10));
    return (
      rect(left, -6, 14.6, 20, 2.4, mix(CREAM, mid, 0.16)) +
      label(digit, left + 7.3, 3.9, 13, mix(base, '#1b1226', 0.3), 2.8)
    );
  });
  return (
    path(TICKET, '#000', { opacity: 0.3, transform: 'translate(2 3)' }) +
    path(TICKET, CREAM) +
    stroke('M20-17L20 17', mix(hot, deep, 0.3), 1.2, { 'stroke-dasharray': '2.4 3.2' }) +
    rect(-34, -15, 48, 5, 1.5, hot) +
    digits.join('') +
    barcode()
  );
}

export const ticket: Motif = (ink) =>
  group('rotate(-20) translate(0 12)', path(TICKET, mix(ink.mid, ink.deep, 0.25))) +
  group('rotate(-9) translate(2 -4)', ticketFace(ink)) +
  group(at(26, 24, 0.46), coin(ink));
