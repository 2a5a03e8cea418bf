import type { NewsKind } from '@site/contracts/areas/news';

const listeners = new Map<NewsKind, Set<() => void>>();

/** Calls `listener` whenever what this kind stands for may have changed. Returns the function that ends it. */
export function onNews(kind: NewsKind, listener: () => void): () => void {
  const ofKind = listeners.get(kind) ?? new Set();
  listeners.set(kind, ofKind.add(listener));
  return () => ofKind.delete(listener);
}

/** Calls those that listen for this kind. */
export function tellListeners(kind: NewsKind): void {
  for (const listener of listeners.get(kind) ?? []) listener();
}
