import { round } from '../svg';
import { CAP_HEIGHT, GLYPHS, type Glyph, type Lettering, ROUNDED_A, SPACE_WIDTH } from './alphabet';

/** Whether the alphabet can write `text`; other scripts take a system font. */
export const canLetter = (text: string): boolean =>
  [...text.toUpperCase()].every((character) => character === ' ' || GLYPHS.has(character));

/** Width of `text` at a cap height of 10, stroke included. Characters without a glyph take no room. */
export function letteredWidth(text: string, lettering: Lettering): number {
  const tracking = lettering.tracking * CAP_HEIGHT;
  let width = lettering.weight * CAP_HEIGHT;
  let count = 0;
  for (const character of text) {
    const glyph = GLYPHS.get(character);
    if (character !== ' ' && !glyph) continue;
    width += glyph ? glyph.width * lettering.stretch : SPACE_WIDTH;
    count += 1;
  }
  return width + tracking * Math.max(0, count - 1);
}

interface Placement {
  /** Left edge of the stroke and top of the capitals. */
  x: number;
  y: number;
  height: number;
  /** Squeezes a line that would be too long at its height; 1 leaves it alone. */
  condense?: number;
}

const COMMAND = /([MLCAZ])([^MLCAZ]*)/g;

/** One glyph's path, scaled and moved. */
function place({ d }: Glyph, scaleX: number, scaleY: number, x: number, y: number): string {
  return d.replace(COMMAND, (_, command: string, text: string) => {
    const numbers = text.trim()
      ? text
          .trim()
          .split(/[\s,]+/)
          .map(Number)
      : [];
    if (command === 'A') {
      const [rx = 0, ry = 0, , large, sweep, toX = 0, toY = 0] = numbers;
      return `A${round(rx * scaleX)} ${round(ry * scaleY)} 0 ${large} ${sweep} ${round(toX * scaleX + x)} ${round(toY * scaleY + y)}`;
    }
    const moved = numbers.map((value, index) => round(index % 2 ? value * scaleY + y : value * scaleX + x));
    return command + moved.join(' ');
  });
}

/** The centre lines of `text` in capitals, as path data to be stroked with `lettering.weight * height`. */
export function letteredPath(text: string, lettering: Lettering, placement: Placement): string {
  const { y, height, condense = 1 } = placement;
  const scaleY = height / CAP_HEIGHT;
  const scaleX = scaleY * condense;
  const tracking = lettering.tracking * CAP_HEIGHT;
  let x = placement.x + (lettering.weight * height) / 2;
  let d = '';
  for (const character of text) {
    const glyph = GLYPHS.get(character);
    if (character === ' ') x += (SPACE_WIDTH + tracking) * scaleX;
    if (!glyph) continue;
    const drawn = character === 'A' && lettering.roundedA ? { ...glyph, d: ROUNDED_A } : glyph;
    d += place(drawn, scaleX * lettering.stretch, scaleY, x, y);
    x += (glyph.width * lettering.stretch + tracking) * scaleX;
  }
  return d;
}
