/**
 * Works through a list, so many at a time, and answers in the list's order. The first failure stops what has
 * not begun; it is thrown once what has begun has ended.
 */
export async function inParallel<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return;
      try {
        values[index] = await work(item);
      } catch (failure) {
        failures.push(failure);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(Math.max(atOnce, 1), items.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return values;
}
