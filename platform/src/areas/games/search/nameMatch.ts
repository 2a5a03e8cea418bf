import type { TextRange } from '@site/contracts/areas/gameSearch';
import { type FoldedText, foldText, joined, originOf, wordStarts } from './foldedText';
import { type NearPart, nearPart, typosAllowed } from './typos';

/** A name that can be searched. */
export interface SearchableName extends FoldedText {
  readonly name: string;
  readonly wordStarts: readonly number[];
}

/** Names of a large catalogue in its languages; telling Thai words apart takes longer than all else of a search. */
const NAMES_KEPT = 30_000;
const kept = new Map<string, SearchableName>();

export function searchable(name: string): SearchableName {
  const known = kept.get(name);
  if (known) return known;
  const text = foldText(name);
  const made = { ...text, name, wordStarts: wordStarts(text.text) };
  if (kept.size >= NAMES_KEPT) kept.clear();
  kept.set(name, made);
  return made;
}

/** Where a text was found in a name. */
export interface Place extends NearPart {
  /** At the beginning of the name, of a word, or inside of one. */
  readonly position: 'name' | 'word' | 'inside';
}

/** The best place of a folded text in a name, as it is written. */
export function placeOf(name: SearchableName, text: string): Place | undefined {
  const found = name.text.indexOf(text);
  if (found < 0) return undefined;
  const place = (start: number, position: Place['position']): Place => ({
    start,
    end: start + text.length,
    typos: 0,
    position,
  });
  if (found === 0) return place(0, 'name');
  const word = name.wordStarts.find((start) => name.text.startsWith(text, start));
  return word === undefined ? place(found, 'inside') : place(word, 'word');
}

/** As `placeOf`, with as many mistakes as a word of this length may have. */
export function nearPlaceOf(name: SearchableName, word: string): Place | undefined {
  const exact = placeOf(name, word);
  const allowed = typosAllowed(word);
  if (exact || allowed === 0) return exact;
  let best: Place | undefined;
  for (const start of name.wordStarts) {
    const part = nearPart(name.text, start, word, allowed);
    if (part && part.typos < (best?.typos ?? Number.POSITIVE_INFINITY))
      best = { ...part, position: start === 0 ? 'name' : 'word' };
  }
  return best;
}

/** Places as parts of the name as people see it. */
export const marksOf = (name: SearchableName, places: readonly TextRange[]): TextRange[] =>
  joined(places.filter(({ start, end }) => end > start).map((place) => originOf(name, place)));
