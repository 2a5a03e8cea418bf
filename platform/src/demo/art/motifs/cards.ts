import { darken, lighten, mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { LETTERING } from '../lettering/alphabet';
import { letteredPath } from '../lettering/lettering';
import { integerBelow } from '../random';
import { SUITS, type Suit } from '../shapes';
import { at, group, path, rect, stroke } from '../svg';
import { crown } from './treasures';

const BLACK = '#1c2233';
const PAPER = '#fffdf6';

const red = ({ hot }: Ink): string => mix('#d3243b', hot, 0.12);

/** A card 32 by 47 units, around the origin. */
export function playingCard(ink: Ink, suit: Suit, rank: string): string {
  const colour = suit === 'heart' || suit === 'diamond' ? red(ink) : BLACK;
  const index = stroke(letteredPath(rank, LETTERING.block, { x: -12, y: -18.5, height: 6 }), colour, 1.3);
  return (
    rect(-16, -23.5, 32, 47, 4, darken(ink.deep, 0.2), { opacity: 0.35, transform: 'translate(1.4 2)' }) +
    rect(-16, -23.5, 32, 47, 4, PAPER) +
    rect(-14, -21.5, 28, 43, 2.6, 'none', { stroke: lighten(colour, 0.55), 'stroke-width': 0.7 }) +
    group('translate(0 1)', path(SUITS[suit], colour)) +
    index +
    group('rotate(180)', index)
  );
}

const HAND: readonly (readonly [Suit, string])[] = [
  ['spade', 'A'],
  ['heart', 'K'],
  ['club', 'Q'],
  ['diamond', 'J'],
];

export const cards: Motif = (ink) => {
  const first = integerBelow(ink.random, HAND.length);
  const card = (offset: number) => {
    const [suit, rank] = HAND[(first + offset) % HAND.length] ?? ['spade', 'A'];
    return playingCard(ink, suit, rank);
  };
  return (
    group(at(-20, 4, 1, -20), card(2)) + group(at(20, 4, 1, 20), card(1)) + group(at(0, -4, 1.12), card(0))
  );
};

const FAN: readonly (readonly [turn: number, rank: string])[] = [
  [-40, '10'],
  [-20, 'J'],
  [0, 'Q'],
  [20, 'K'],
  [40, 'A'],
];

/** A whole hand of hearts, held at the bottom. */
export const heartsFan: Motif = (ink) =>
  FAN.map(([turn, rank]) =>
    group(`translate(0 40) rotate(${turn}) translate(0 -48)`, playingCard(ink, 'heart', rank)),
  ).join('');

const cardBack = ({ base, mid, light }: Ink): string =>
  rect(-22, -31, 44, 62, 5, mix(base, mid, 0.5)) +
  rect(-19, -28, 38, 56, 3, 'none', { stroke: light, 'stroke-width': 0.8, opacity: 0.6 }) +
  rect(-15, -24, 30, 48, 2, 'none', {
    stroke: light,
    'stroke-width': 0.6,
    'stroke-dasharray': '1 2',
    opacity: 0.6,
  });

export const crownCard: Motif = (ink) => {
  const { deep, metal } = ink;
  const heart = path(SUITS.heart, red(ink));
  const face =
    rect(-24, -34, 48, 68, 6, darken(deep, 0.3), { opacity: 0.4, transform: 'translate(2 2.4)' }) +
    rect(-24, -34, 48, 68, 6, PAPER) +
    rect(-21, -31, 42, 62, 4, 'none', { stroke: metal.face, 'stroke-width': 1 }) +
    group(at(0, -1, 0.44), crown(ink)) +
    group(at(-15, -24, 0.5), heart) +
    group(at(15, 24, 0.5, 180), heart);
  return (
    group('rotate(-9) translate(-6 2) scale(1.12)', cardBack(ink)) + group('rotate(8) translate(6 0)', face)
  );
};

export const spade: Motif = (ink) => {
  const { deep, base, metal, metalPaint } = ink;
  return (
    group(at(2, 3, 3.7), path(SUITS.spade, '#000', { opacity: 0.35 })) +
    group('scale(3.7)', path(SUITS.spade, metalPaint)) +
    group('scale(3.1) translate(0 .3)', path(SUITS.spade, mix(deep, base, 0.25))) +
    group(at(-1, -1, 2), path(SUITS.spade, 'none', { stroke: metal.face, 'stroke-width': 0.5 })) +
    group(at(0, 4, 0.26), crown(ink))
  );
};

/** The four suits as jewels, one in each quarter. */
export const suits: Motif = (ink) => {
  const { deep, metalPaint } = ink;
  const quarter = (suit: Suit, x: number, y: number, colour: string) =>
    group(
      at(x, y),
      rect(-17, -17, 34, 34, 8, '#000', { opacity: 0.3, transform: 'translate(1.6 2.4)' }) +
        rect(-17, -17, 34, 34, 8, metalPaint) +
        rect(-14.6, -14.6, 29.2, 29.2, 6, mix(PAPER, colour, 0.04)) +
        path('M-14.6 6L14.6-10L14.6 8.6A6 6 0 0 1 8.6 14.6L-8.6 14.6A6 6 0 0 1-14.6 8.6Z', deep, {
          opacity: 0.08,
        }) +
        group('scale(1.08)', path(SUITS[suit], colour)),
    );
  return group(
    'rotate(-8)',
    quarter('spade', -19, -19, BLACK) +
      quarter('heart', 19, -19, red(ink)) +
      quarter('diamond', -19, 19, red(ink)) +
      quarter('club', 19, 19, BLACK),
  );
};
