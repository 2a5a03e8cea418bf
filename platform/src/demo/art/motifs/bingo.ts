import { mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { integerBelow } from '../random';
import { boxes, boxPath, circle, discPath, group, path, rect } from '../svg';
import { ball, label } from './balls';

const CELLS = 25;
/** The free square in the middle. */
const CENTRE = 12;
const MARKED = 10;
const PAPER = '#fff6de';

function markedCells({ random }: Ink): ReadonlySet<number> {
  const marked = new Set([CENTRE]);
  while (marked.size < MARKED) marked.add(integerBelow(random, CELLS));
  return marked;
}

/** A bingo card 66 by 74 units, around the origin. */
export function bingoCard(ink: Ink): string {
  const { mid, hot, base, light } = ink;
  const marked = markedCells(ink);
  const squares = { open: '', marked: '' };
  let lines = '';
  let daubs = '';
  for (let index = 0; index < CELLS; index += 1) {
    const x = -28 + (index % 5) * 11.4;
    const y = -17 + Math.floor(index / 5) * 10;
    squares[marked.has(index) ? 'marked' : 'open'] += boxPath(x, y, 10.2, 8.8);
    if (marked.has(index)) daubs += discPath(x + 5.1, y + 4.4, 3.4);
    else lines += boxPath(x + 3.2, y + 3.6, 3.8, 1.7);
  }
  const cells =
    boxes(squares.open, PAPER) +
    boxes(squares.marked, mix(mid, PAPER, 0.7)) +
    boxes(lines, mix(base, PAPER, 0.5)) +
    path(daubs, mix(hot, mid, 0.25)) +
    circle(-0.1, 7.4, 3.4, hot);
  const heading = [...'BINGO'].map((letter, index) =>
    label(letter, -22.9 + index * 11.4, -26.5, 9, light, 2),
  );
  return (
    rect(-33, -37, 66, 74, 6, '#000', { opacity: 0.32, transform: 'translate(2.4 3)' }) +
    rect(-33, -37, 66, 74, 6, mix(mid, base, 0.25)) +
    rect(-33, -37, 66, 3, 1.5, '#fff', { opacity: 0.25 }) +
    heading.join('') +
    cells
  );
}

export const bingo: Motif = (ink) =>
  group('rotate(-7)', bingoCard(ink)) +
  ball(ink, 28, 26, 14, ink.hot, String(7 + integerBelow(ink.random, 60)));
