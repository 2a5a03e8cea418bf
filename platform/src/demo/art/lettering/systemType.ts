/*
 * Measuring and breaking text that the system's fonts draw, for scripts and sizes the drawn alphabet does not
 * have. Which font that is nobody knows here, so everything is measured on the wide side.
 */

// Advances at weight 700 in ems, on the wide side: a title may come out small, never cut.
const ADVANCE = { mark: 0, narrow: 0.34, thai: 0.63, lower: 0.62, upper: 0.76, wide: 1.02 } as const;

function advanceOf(character: string): number {
  if (/\p{M}/u.test(character)) return ADVANCE.mark;
  if (/[ .,:;'’!|]/.test(character)) return ADVANCE.narrow;
  if (/\p{Script=Thai}/u.test(character)) return ADVANCE.thai;
  if (/[MW%@]/.test(character)) return ADVANCE.wide;
  if (/[\p{Ll}\d]/u.test(character)) return ADVANCE.lower;
  if (/\p{Lu}/u.test(character) && (character.codePointAt(0) ?? 0) < 0x2000) return ADVANCE.upper;
  return ADVANCE.wide;
}

/** Width of `text` at a size of 1. */
export const widthOf = (text: string): number => {
  let width = 0;
  for (const character of text) width += advanceOf(character);
  return width;
};

const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * The parts between which `text` may break. Thai writes no spaces: without them, lines break where a dictionary
 * finds words, unless the whole fits into `width` at the size `unbroken`. A dictionary does not know every
 * borrowed word, and breaks some in two.
 */
export function breakWords(
  text: string,
  width: number,
  unbroken: number,
): { parts: string[]; joiner: string } {
  if (text.includes(' ')) return { parts: text.split(' '), joiner: ' ' };
  if (width / widthOf(text) >= unbroken) return { parts: [text], joiner: '' };
  const parts: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = parts.length - 1;
    // A lone consonant is the end of a word that the dictionary did not know.
    if (last >= 0 && segment.length === 1) parts[last] += segment;
    else parts.push(segment);
  }
  return { parts, joiner: '' };
}

/** A line that was scaled to the very width may come out a hair wider by rounding. */
const ROUNDING = 1e-9;

/** `text`, cut with an ellipsis where it is wider than `width` at a size of 1. */
export function cutToFit(text: string, width: number): string {
  if (widthOf(text) <= width + ROUNDING) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(`${kept}${segment}…`) > width) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
