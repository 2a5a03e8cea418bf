/** What stands on lines of its own in rich text (RichText, sanitize). */
const BLOCKS = 'p,h2,h3,h4,li,td,th,blockquote,div';
const BREAKS = ['BR', 'HR'];

/** The pieces of text of each paragraph, heading, list item and cell below an element, in order; no empty ones. */
export function blocksOf(root: Element): Text[][] {
  const blocks: Text[][] = [];
  let of: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      if (BREAKS.includes(node.nodeName)) of = null;
      continue;
    }
    const block: Element | null = node.parentElement?.closest(BLOCKS) ?? root;
    if (block !== of) blocks.push([]);
    of = block;
    blocks.at(-1)?.push(node);
  }
  return blocks.filter((block) => textOf(block).trim() !== '');
}

/** What a block says. */
export const textOf = (block: readonly Text[]): string => block.map(({ data }) => data).join('');
