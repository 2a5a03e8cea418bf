import type { TextRange } from '@site/contracts/areas/gameSearch';
import { excerptOf } from './excerpt';
import { findTerms } from './find';
import { type Folded, fold } from './fold';

/** A topic as the search reads it: its title, and its paragraphs, headings, list items and cells. */
export interface TopicText {
  readonly title: Folded;
  readonly blocks: readonly Folded[];
}

export interface Marks {
  readonly text: string;
  readonly marks: readonly TextRange[];
}

export interface Hit {
  /** The topic's place in the menu. */
  readonly index: number;
  readonly title: Marks;
  /** Of the block that says most of what is searched for. */
  readonly excerpt: Marks;
}

/**
 * The words of a search, each for itself. Thai has no spaces: the browser knows where its words end; one that does not
 * looks for what stands between spaces.
 */
function wordsOf(query: string): string[] {
  const parts =
    'Segmenter' in Intl
      ? [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(query)].map(
          ({ segment }) => segment,
        )
      : query.split(/\s/);
  const words = parts.map((part) => fold(part).text.trim()).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const long = words.filter((word) => word.length > 1);
  return long.length > 0 ? long : words;
}

/**
 * The block that says most of what is searched for; of several the longest, because a sentence says more than the heading
 * above it. The first one, where none says any of it.
 */
function bestBlock(blocks: readonly Folded[], terms: readonly string[]): Folded | undefined {
  const said = ({ text }: Folded) => terms.filter((term) => text.includes(term)).length;
  const most = Math.max(0, ...blocks.map(said));
  if (most === 0) return blocks[0];
  return blocks
    .filter((block) => said(block) === most)
    .reduce((longest, block) => (block.text.length > longest.text.length ? block : longest));
}

/**
 * What to mark in texts: the search as it was typed where it stands in one of them, otherwise each of its words where
 * all of them are there; nothing where one is missing.
 */
export function termsIn(texts: readonly Folded[], query: string): readonly string[] {
  const whole = fold(query).text.trim();
  if (whole === '') return [];
  if (texts.some(({ text }) => text.includes(whole))) return [whole];
  const words = wordsOf(query);
  return words.every((word) => texts.some(({ text }) => text.includes(word))) ? words : [];
}

/**
 * The topics that a search finds: those that say it as it was typed, or, where none does, those that have all of its
 * words. First those that are called so, otherwise in the order of the menu.
 */
export function findTopics(topics: readonly TopicText[], query: string): Hit[] {
  const found = topics.flatMap(({ title, blocks }, index) => {
    const terms = termsIn([title, ...blocks], query);
    if (terms.length === 0) return [];
    const best = bestBlock(blocks, terms) ?? title;
    const marks = findTerms(title, terms);
    const hit: Hit = {
      index,
      title: { text: title.original, marks },
      excerpt: excerptOf(best.original, findTerms(best, terms)),
    };
    return [{ hit, asTyped: terms[0] === fold(query).text.trim(), inTitle: marks.length > 0 }];
  });
  const asTyped = found.filter((each) => each.asTyped);
  const shown = asTyped.length > 0 ? asTyped : found;
  return shown.sort((one, other) => Number(other.inTitle) - Number(one.inTitle)).map(({ hit }) => hit);
}
