import type { TextRange } from '@site/contracts/areas/gameSearch';

/** Letters before the first mark, and in all: about three lines. */
const BEFORE = 48;
const LENGTH = 160;

/** The part of a text around its first mark, with dots where it was cut. */
export function excerptOf(text: string, marks: readonly TextRange[]) {
  if (text.length <= LENGTH) return { text, marks };
  const first = marks[0]?.start ?? 0;
  const start = first <= BEFORE ? 0 : wholeWord(text, first - BEFORE, first);
  const end = Math.min(text.length, start + LENGTH);
  const dots = start > 0 ? '…' : '';
  const shift = dots.length - start;
  return {
    text: dots + text.slice(start, wholeLetter(text, end)) + (end < text.length ? '…' : ''),
    marks: marks
      .filter((mark) => mark.end <= end)
      .map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
  };
}

/** After the next space, where there is one before the mark; Thai has few. */
function wholeWord(text: string, from: number, mark: number): number {
  const space = text.indexOf(' ', from);
  return space >= 0 && space < mark ? space + 1 : wholeLetter(text, from);
}

/** Not between a letter and the signs over it, nor within a surrogate pair. */
function wholeLetter(text: string, at: number): number {
  let whole = at;
  while (/^[\p{M}\udc00-\udfff]/u.test(text.slice(whole, whole + 1))) whole += 1;
  return whole;
}
