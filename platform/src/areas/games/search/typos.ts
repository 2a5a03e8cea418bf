import type { TextRange } from '@site/contracts/areas/gameSearch';

/** A word of so many characters may have a mistake in it, and a long one two: the usual figures of search engines. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** Mistakes that a word may have and still be taken for another. */
export function typosAllowed(word: string): number {
  const { length } = [...word];
  if (length < ONE_TYPO_FROM) return 0;
  return length < TWO_TYPOS_FROM ? 1 : 2;
}

export interface NearPart extends TextRange {
  /** Letters that are missing, too many, other ones, or changed places with their neighbour. */
  readonly typos: number;
}

/**
 * The part of `text` from `start` on that comes closest to `word`, for words that are still being typed: it may
 * end anywhere. Undefined when it takes more than `allowed` mistakes.
 *
 * Damerau and Levenshtein's distance in its restricted form (optimal string alignment), with a free end.
 */
export function nearPart(text: string, start: number, word: string, allowed: number): NearPart | undefined {
  const width = Math.min(text.length - start, word.length + allowed);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const [wanted, found] = [word[row - 1], text[start + column - 1]];
      let typos = Math.min(
        at(last, column - 1) + (wanted === found ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
      );
      const swapped = row > 1 && column > 1 && wanted === text[start + column - 2] && word[row - 2] === found;
      if (swapped) typos = Math.min(typos, at(beforeLast, column - 2) + 1);
      current.push(typos);
    }
    // No later row is below the least of this one, save for a swap that reaches back over one.
    if (Math.min(...current, ...last) > allowed) return undefined;
    beforeLast = last;
    last = current;
  }
  const typos = Math.min(...last);
  // Of equally near parts the longest: the whole word rather than a piece of it.
  return typos > allowed ? undefined : { start, end: start + last.lastIndexOf(typos), typos };
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
