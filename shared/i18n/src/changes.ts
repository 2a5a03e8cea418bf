const listeners = new Set<() => void>();

/**
 * Calls `listener` after each change of what texts say: another language, or texts that have come. Returns the
 * function that ends it.
 */
export function onTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells whoever shows texts that they say something else now. */
export function textsChanged(): void {
  for (const listener of listeners) listener();
}
