/** Scrolls a sideways list, and only the list, until an item is in the middle. */
export function reveal(list: HTMLElement, item: HTMLElement): void {
  list.scrollLeft = item.offsetLeft - list.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
}
