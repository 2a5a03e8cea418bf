import type { Palette } from '../palette';
import { round } from '../svg';
import { escapeXml } from '../text';
import { balanceLines } from './lines';

const BLOCK = {
  centre: 60,
  width: 100,
  baseline: 149,
  height: 52,
  maxSize: 21,
  minSize: 7,
  comfortable: 44,
} as const;

/** Thai stacks marks above and below, so its lines stand further apart than capitals do. */
const LINE_HEIGHT = 1.32;

const FONT = "'Noto Sans Thai',system-ui,sans-serif";

// Advances at weight 700 in ems, on the wide side: a title may come out small, never cut.
const ADVANCE = { mark: 0, narrow: 0.34, thai: 0.63, lower: 0.62, upper: 0.76, wide: 1.02 } as const;

function advanceOf(character: string): number {
  if (/\p{M}/u.test(character)) return ADVANCE.mark;
  if (/[ .,:;'’!|]/.test(character)) return ADVANCE.narrow;
  if (/\p{Script=Thai}/u.test(character)) return ADVANCE.thai;
  if (/[\p{Ll}\d]/u.test(character)) return ADVANCE.lower;
  if (/\p{Lu}/u.test(character) && (character.codePointAt(0) ?? 0) < 0x2000) return ADVANCE.upper;
  return ADVANCE.wide;
}

const widthOf = (text: string): number => {
  let width = 0;
  for (const character of text) width += advanceOf(character);
  return width;
};

const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Whole on one line from this size up: a dictionary does not know every borrowed word, and breaks some in two. */
const UNBROKEN_SIZE = 12.5;

/** Thai writes no spaces: without them, lines break where a dictionary finds words. */
function breakWords(text: string): { parts: string[]; joiner: string } {
  if (text.includes(' ')) return { parts: text.split(' '), joiner: ' ' };
  if (BLOCK.width / widthOf(text) >= UNBROKEN_SIZE) return { parts: [text], joiner: '' };
  const parts: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = parts.length - 1;
    // A lone consonant is the end of a word that the dictionary did not know.
    if (last >= 0 && segment.length === 1) parts[last] += segment;
    else parts.push(segment);
  }
  return { parts, joiner: '' };
}

function cutToFit(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(`${kept}${segment}…`) > width) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * A title in the system's type, for scripts the drawn alphabet does not have. Never letter-spaced.
 * `text` is one clean line; `paint` fills it.
 */
export function systemTitle(text: string, palette: Palette, paint: string) {
  const { parts, joiner } = breakWords(text);
  const lines = balanceLines(parts, {
    widthOf,
    width: BLOCK.width,
    maxHeight: BLOCK.maxSize,
    comfortable: BLOCK.comfortable,
    minHeight: BLOCK.minSize,
    joiner,
  });
  const narrowest = Math.min(...lines.map((line) => line.height), BLOCK.height / LINE_HEIGHT / lines.length);
  const size = Math.max(BLOCK.minSize, narrowest);
  const content = lines
    .map((line, index) => {
      const y = BLOCK.baseline - (lines.length - 1 - index) * size * LINE_HEIGHT;
      return `<text x="${BLOCK.centre}" y="${round(y)}">${escapeXml(cutToFit(line.text, BLOCK.width / size))}</text>`;
    })
    .join('');
  const type = `text-anchor="middle" font-family="${FONT}" font-weight="700" font-size="${Math.floor(size * 10) / 10}"`;
  const colour = `fill="${paint}" stroke="${palette.deep}" stroke-width="3" paint-order="stroke"`;
  return { definitions: '', content: `<g ${type} ${colour}>${content}</g>` };
}
