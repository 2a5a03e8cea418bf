/**
 * Works through a list, so many at a time, and answers in the list's order. The first failure is thrown at
 * once, and nothing more is begun.
 */
export async function inParallel<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const queue = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        values[index] = await work(item);
      } catch (failure) {
        failed = true;
        throw failure;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(Math.max(atOnce, 1), items.length) }, worker));
  return values;
}
