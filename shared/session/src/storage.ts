import * as z from 'zod/mini';

/** Local survives the tab; session ends with it and is what signing out clears. */
export type StoragePlace = 'local' | 'session';

/** Private mode and blocked cookies make the mere property throw, not only the call. */
function storageOf(place: StoragePlace): Storage | undefined {
  try {
    return place === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The stored text, or `undefined` when there is none or the browser refuses. Never throws. */
export function readText(key: string, place: StoragePlace = 'local'): string | undefined {
  try {
    return storageOf(place)?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text. Returns `false` when the browser refuses (private mode, quota). Never throws. */
export function writeText(key: string, text: string, place: StoragePlace = 'local'): boolean {
  try {
    const storage = storageOf(place);
    storage?.setItem(key, text);
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Never throws. */
export function removeStored(key: string, place: StoragePlace = 'local'): void {
  try {
    storageOf(place)?.removeItem(key);
  } catch {
    // Nothing could be stored, so there is nothing to remove.
  }
}

/** Empties session storage, as signing out asks (HS-058). Never throws. */
export function clearSessionStorage(): void {
  try {
    storageOf('session')?.clear();
  } catch {
    // As above.
  }
}

/**
 * A stored JSON value that meets `schema`. One that does not is removed, so that a bad value can never
 * break two starts in a row. Never throws.
 */
export function readStored<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  place: StoragePlace = 'local',
): z.output<Schema> | undefined {
  const text = readText(key, place);
  if (text === undefined) return undefined;
  const parsed = z.safeParse(schema, parseJson(text));
  if (parsed.success) return parsed.data;
  removeStored(key, place);
  return undefined;
}

/** Stores a value as JSON. Returns `false` when the browser refuses. Never throws. */
export function writeStored(key: string, value: unknown, place: StoragePlace = 'local'): boolean {
  return writeText(key, JSON.stringify(value), place);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
