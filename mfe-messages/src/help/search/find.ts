import type { TextRange } from '@site/contracts/areas/gameSearch';
import type { Folded } from './fold';

/** The sign that begins a range's last letter, with the signs that stand over and under it. */
const LETTER = /.\p{M}*/suy;

function endOfLetter(text: string, start: number): number {
  LETTER.lastIndex = start;
  return start + (LETTER.exec(text)?.[0].length ?? 1);
}

/** Where terms stand in the original text, in order; what touches is one range. Terms are folded. */
export function findTerms({ original, text, origins }: Folded, terms: readonly string[]): TextRange[] {
  const found: TextRange[] = [];
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      const last = origins[at + term.length - 1] ?? 0;
      found.push({ start: origins[at] ?? 0, end: endOfLetter(original, last) });
    }
  }
  found.sort((one, other) => one.start - other.start);
  const joined: TextRange[] = [];
  for (const range of found) {
    const before = joined.at(-1);
    if (before && range.start <= before.end) {
      joined[joined.length - 1] = { start: before.start, end: Math.max(before.end, range.end) };
    } else joined.push(range);
  }
  return joined;
}
