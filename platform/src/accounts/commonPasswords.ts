import { readFileSync } from 'node:fs';
import path from 'node:path';

const LISTED: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Rows of keys and of signs: what runs along one of them, forwards or backwards, is no secret. */
const ROWS = ['01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];

const backwards = (text: string) => [...text].reverse().join('');

/** One run along a row, however often it goes round: `123456`, `poiuyt`, `12341234`. */
const isRun = (text: string) =>
  [text, backwards(text)].some((direction) => ROWS.some((row) => row.includes(direction)));

/** A part that is repeated until the end: `888888`, `abab`. Parts of up to half of the text. */
function smallestPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.length % length === 0 && text.slice(0, length).repeat(text.length / length) === text)
      return text.slice(0, length);
  }
  return text;
}

/** A repeated part this short, or a run, is guessed among the first. */
const LONGEST_TRIVIAL_PART = 3;

/**
 * Whether a password is among those that are tried first: it is on our list, runs along a row of keys, repeats
 * itself, or is one of the account's own names. Compared without case.
 *
 * @param names What is known of the account: user name, mobile number, e-mail address.
 */
export function isCommonPassword(
  password: string,
  names: readonly (string | null | undefined)[] = [],
): boolean {
  const key = password.toLowerCase();
  const part = smallestPart(key);
  return (
    LISTED.has(key) ||
    isRun(part) ||
    (part !== key && part.length <= LONGEST_TRIVIAL_PART) ||
    names.some((name) => name?.toLowerCase() === key)
  );
}
