/** Scrolls a row, and only the row, until the item is in the middle. */
export function reveal(row: HTMLElement, item: HTMLElement): void {
  const left = item.offsetParent === row ? item.offsetLeft : item.offsetLeft - row.offsetLeft;
  row.scrollLeft = left - (row.clientWidth - item.offsetWidth) / 2;
}
