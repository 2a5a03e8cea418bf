/**
 * Scrolls a row, and only the row, until the item is in the middle. It looks where the item is once the browser
 * has laid the page out, before it draws it: to look at once would have the whole page laid out one time more.
 *
 * @returns the function that calls it off
 */
export function reveal(row: HTMLElement, item: HTMLElement): () => void {
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect();
    const left = item.offsetParent === row ? item.offsetLeft : item.offsetLeft - row.offsetLeft;
    row.scrollLeft = left - (row.clientWidth - item.offsetWidth) / 2;
  });
  laidOut.observe(row);
  return () => laidOut.disconnect();
}
