/*
 * Secrets that a screen needs again while the session lasts (the password that change-password asks for).
 * Module memory only, never storage (decision 28).
 */
const held = new Map<string, string>();

/** Keeps a secret until the session ends; an empty one forgets it. */
export function holdSecret(name: string, secret: string): void {
  if (secret === '') held.delete(name);
  else held.set(name, secret);
}

export function heldSecret(name: string): string | undefined {
  return held.get(name);
}

export function dropSecrets(): void {
  held.clear();
}
