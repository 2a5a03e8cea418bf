import type { TextRange } from '@site/contracts/areas/gameSearch';

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** A text as searches compare it, and the way back to the text as people see it. */
export interface FoldedText {
  /** Compatibility forms, case and runs of spaces made one. */
  readonly text: string;
  /** Where the character of each unit of `text` begins and ends in the original. */
  readonly origins: readonly TextRange[];
}

/** The form in which searches compare texts; the database makes `games.search_text` likewise. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Letters that are one unit each, before and after. */
const PLAIN = /^(?:[!-~]+ )*[!-~]+$/;

/** As `folded`, character by character, so that what is found can be marked in the original. */
export function foldText(original: string): FoldedText {
  if (PLAIN.test(original)) {
    const origins = Array.from(original, (_, start) => ({ start, end: start + 1 }));
    return { text: original.toLowerCase(), origins };
  }
  let text = '';
  const origins: TextRange[] = [];
  for (const { segment, index } of graphemes.segment(original)) {
    const character = /^\s+$/.test(segment) ? ' ' : segment.normalize('NFKC').toLowerCase();
    if (character === ' ' && (text === '' || text.endsWith(' '))) continue;
    text += character;
    for (let unit = 0; unit < character.length; unit += 1)
      origins.push({ start: index, end: index + segment.length });
  }
  return { text, origins };
}

/** A part of the folded text as a part of the original: always whole characters. */
export function originOf({ origins }: FoldedText, { start, end }: TextRange): TextRange {
  const [first, last] = [origins[start], origins[end - 1]];
  if (!first || !last) throw new RangeError(`no text from ${start} to ${end}`);
  return { start: first.start, end: last.end };
}

/** Where words begin; Thai writes none of its spaces, so that a dictionary has to tell. */
export const wordStarts = (text: string): number[] =>
  PLAIN.test(text)
    ? Array.from(text.matchAll(/[a-z0-9][a-z0-9']*/g), ({ index }) => index)
    : [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ index }) => index);

/** Ranges in order, with those that touch made one. */
export function joined(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else result.push(range);
  }
  return result;
}
