import fc from 'fast-check';
import { cleanText } from '../../../core/text';
import { VENDOR_STYLES } from '../vendors/vendors';
import { GLYPHS, LETTERING, type LetteringStyle } from './alphabet';
import { canLetter } from './lettering';
import { drawTitle, TITLE } from './title';

const palette = VENDOR_STYLES[0] as (typeof VENDOR_STYLES)[number];
const STYLES = Object.keys(LETTERING) as LetteringStyle[];

/** A comma hangs below the line, still inside the tile. */
const COMMA_TAIL = 4;

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box of every drawn line, from the end points of its commands. */
function linesOf(definitions: string): Extent[] {
  return Array.from(definitions.matchAll(/<path id="\w+" d="([^"]*)"/g), ([, d = '']) => {
    const xs: number[] = [];
    const ys: number[] = [];
    for (const [, command, text = ''] of d.matchAll(/([MLCA])([^MLCAZ]*)/g)) {
      const numbers = text.trim().split(/\s+/).map(Number);
      const [x = 0, y = 0] = command === 'A' ? numbers.slice(5) : numbers.slice(-2);
      xs.push(x);
      ys.push(y);
    }
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
}

const draw = (name: string, style: LetteringStyle = 'round') =>
  drawTitle(cleanText(name), palette, style, 'test');

const word = fc.string({ unit: fc.constantFrom(...GLYPHS.keys()), minLength: 1, maxLength: 40 });
const lettered = fc.array(word, { minLength: 1, maxLength: 25 }).map((words) => words.join(' '));

describe('drawTitle', () => {
  it('stays inside its block whatever is written', () => {
    fc.assert(
      fc.property(lettered, fc.constantFrom(...STYLES), (name, style) => {
        const lines = linesOf(draw(name, style).definitions);
        expect(lines.length).toBeLessThanOrEqual(3);
        const half = TITLE.width / 2 + 1;
        for (const { left, right, top, bottom } of lines) {
          expect(left).toBeGreaterThanOrEqual(TITLE.centre - half);
          expect(right).toBeLessThanOrEqual(TITLE.centre + half);
          expect(top).toBeGreaterThanOrEqual(TITLE.bottom - TITLE.height - 6);
          expect(bottom).toBeLessThanOrEqual(TITLE.bottom + COMMA_TAIL);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never goes under seven units', () => {
    const lines = linesOf(draw('The Great and Very Long Journey of the Little Golden Naga').definitions);
    expect(lines).toHaveLength(3);
    for (const { top, bottom } of lines) expect(bottom - top).toBeGreaterThanOrEqual(TITLE.minHeight - 0.2);
  });

  it('balances two words on two lines', () => {
    expect(linesOf(draw('Copper Koi').definitions)).toHaveLength(2);
  });

  it('draws both bowls of an 8 wherever it stands', () => {
    const [, d] = draw('888 88').definitions.match(/d="([^"]*)"/) ?? [];
    const arcs = d?.match(/A/g) ?? [];
    expect(arcs.length % 4).toBe(0);
    expect(d).not.toMatch(/M([\d.]+ [\d.]+)A[^A]* \1A/);
  });

  it('has nothing to write for a name without characters', () => {
    expect(draw(' \u0000\u200b ')).toEqual({ definitions: '', content: '' });
  });
});

describe('a title outside the alphabet', () => {
  const thai = 'สวนผลไม้แสนหวานแห่งหุบเขาทองคำและแม่น้ำโขง';

  it('is text in the system type, never letter-spaced', () => {
    const { content } = draw('โคมไฟทอง');
    expect(content).toContain('<text');
    expect(content).toContain('Noto Sans Thai');
    expect(content).not.toContain('letter-spacing');
  });

  it('keeps a short Thai name in one piece', () => {
    expect(draw('รูเล็ตกล้วยไม้').content.match(/<text/g)).toHaveLength(1);
  });

  it('breaks a long Thai name between words, without losing one', () => {
    const { content } = draw(thai);
    const lines = Array.from(content.matchAll(/<text[^>]*>([^<]*)</g), ([, line]) => line);
    expect(lines).toHaveLength(3);
    expect(lines.join('')).toBe(thai);
  });

  it('is cut with an ellipsis between whole letters, at seven units or more', () => {
    const { content } = draw(thai.repeat(8));
    expect(content).toContain('…</text>');
    expect(Number(content.match(/font-size="([\d.]+)"/)?.[1])).toBeGreaterThanOrEqual(7);
    expect(content).not.toMatch(/>[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/);
  });

  it('takes over for any other script', () => {
    for (const name of ['Café Ñandú', '龍之寶藏', '🎰 Lucky']) {
      expect(canLetter(name)).toBe(false);
      expect(draw(name).content).toContain('<text');
    }
  });
});
