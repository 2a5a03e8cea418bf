import { blocksOf, textOf } from './blocks';
import { findTerms } from './find';
import { termsIn } from './findTopics';
import { fold } from './fold';

/** Puts `<mark>` around what a search finds below an element. Needs no markup as text: pieces of text are moved. */
export function markText(root: Element, query: string): void {
  const blocks = blocksOf(root);
  const texts = blocks.map((block) => fold(textOf(block)));
  const terms = termsIn(texts, query);
  blocks.forEach((block, index) => {
    const folded = texts[index];
    const ranges = folded ? findTerms(folded, terms) : [];
    let offset = 0;
    for (const piece of block) {
      const { length } = piece;
      // From the end, so that what is split off does not move the others.
      for (const { start, end } of [...ranges].reverse()) {
        const from = Math.max(start - offset, 0);
        const to = Math.min(end - offset, length);
        if (from < to) markPiece(piece, from, to);
      }
      offset += length;
    }
  });
}

function markPiece(piece: Text, from: number, to: number): void {
  const marked = piece.splitText(from);
  marked.splitText(to - from);
  const mark = document.createElement('mark');
  marked.replaceWith(mark);
  mark.append(marked);
}
