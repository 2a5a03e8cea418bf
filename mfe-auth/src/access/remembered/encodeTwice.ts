import { base64url, textOf } from './bytes';

/**
 * The remembered form of a password (AU-024): encoded, closed with the secret suffix, encoded again. This
 * hides it from a glance and no more; what keeps it is the sealing around it.
 */
export function encodeTwice(password: string, suffix: string): string {
  return base64url(base64url(password) + suffix);
}

/** The password again; `undefined` when the text does not end with the suffix. */
export function decodeTwice(text: string, suffix: string): string | undefined {
  const once = textOf(text);
  return once.endsWith(suffix) ? textOf(once.slice(0, -suffix.length)) : undefined;
}
