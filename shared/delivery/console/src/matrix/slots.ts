/**
 * Elements for what is in view: what stays keeps its element, and what comes takes one that something has left. To
 * change an element's text costs a fraction of making one, and none is moved in the document.
 *
 * @param before Slots by index, as they were given last.
 * @param indexes What is in view now.
 * @returns A slot for each, from 0.
 */
export function giveSlots(
  before: ReadonlyMap<number, number>,
  indexes: readonly number[],
): ReadonlyMap<number, number> {
  const given = new Map<number, number>();
  const taken = new Set<number>();
  for (const index of indexes) {
    const slot = before.get(index);
    if (slot === undefined) continue;
    given.set(index, slot);
    taken.add(slot);
  }
  let free = 0;
  for (const index of indexes) {
    if (given.has(index)) continue;
    while (taken.has(free)) free += 1;
    given.set(index, free);
    taken.add(free);
  }
  return given;
}
