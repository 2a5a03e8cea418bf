/** In the page: Thai texts whose lines are under 1.6 times their size, or may break inside of a word. */
export function badlySetThai(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || !/\p{Script=Thai}/u.test(node.textContent ?? '')) continue;
    const style = getComputedStyle(element);
    const ratio = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
    const breaks =
      style.wordBreak !== 'normal' || style.overflowWrap === 'anywhere' || style.lineBreak !== 'auto';
    if (ratio < 1.6 - 0.01 || breaks) faults.push(`${node.textContent}: ${ratio} ${style.overflowWrap}`);
  }
  return faults;
}
