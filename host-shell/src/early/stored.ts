/** What this browser keeps under a name; undefined where storage is switched off. */
export function storedItem(key: string): string | undefined {
  return attempt(() => localStorage.getItem(key));
}

/** Storage can be switched off, and what is in it can be anything. */
export function attempt<Value>(read: () => Value | null): Value | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}
