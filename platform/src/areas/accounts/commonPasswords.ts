import { readFileSync } from 'node:fs';
import path from 'node:path';

const LISTED: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Rows of keys and of signs: what runs along one of them, forwards or backwards, is no secret. */
const ROWS = ['01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];

/** Digits and signs that are written for letters; `1` and `!` stand for either of two. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
};
const ONES = /[1!|]/g;

/** A repeated part this short, or a run, is guessed among the first. */
const LONGEST_TRIVIAL_PART = 3;
/** Digits and signs that are put before or after a word: `2024`, `123!`. */
const LONGEST_ADDITION = 4;
/** A shorter word or name is a part of too many good passwords. */
const SHORTEST_WORD = 3;
/** So many last digits tell a mobile number, with or without what is dialled before them. */
const TELLING_DIGITS = 8;

const LETTER = /\p{L}/u;

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

function isPlainPattern(text: string): boolean {
  const part = smallestPart(text);
  return isRun(part) || (part !== text && part.length <= LONGEST_TRIVIAL_PART);
}

/** The word of a text, from its first letter to its last, and what stands before and after. */
function splitAdditions(text: string): { before: string; word: string; after: string } {
  let start = 0;
  let end = text.length;
  while (start < end && !LETTER.test(text[start] ?? '')) start += 1;
  while (end > start && !LETTER.test(text[end - 1] ?? '')) end -= 1;
  return { before: text.slice(0, start), word: text.slice(start, end), after: text.slice(end) };
}

const isTrivialAddition = (text: string) => text.length <= LONGEST_ADDITION || isPlainPattern(text);

/** How a word can be read: as it is, and with letters for the digits and signs in it; once if it is repeated. */
function readings(word: string): string[] {
  const letters = [...word].map((sign) => WRITTEN_FOR[sign] ?? sign).join('');
  const all = [word, letters, letters.replace(ONES, 'i'), letters.replace(ONES, 'l')];
  return [...new Set(all.flatMap((text) => [text, smallestPart(text)]))];
}

/** The words of a name that a password may not be made of: `narin99@example.com` has `narin99` and `narin`. */
function wordsOf(name: string): string[] {
  const [local = ''] = name.split('@');
  return [name, local, splitAdditions(local).word].filter((word) => word.length >= SHORTEST_WORD);
}

function isNumberOf(key: string, name: string): boolean {
  const digits = key.replace(/\D/g, '');
  const number = name.replace(/\D/g, '').slice(-TELLING_DIGITS);
  return number.length === TELLING_DIGITS && !LETTER.test(key) && digits.endsWith(number);
}

/**
 * Whether a password is among those that are tried first: a word of our list or a name of the account or the
 * merchant, with any capitals, with digits for letters, forwards or backwards, with a year or a few signs before
 * or after; a run along a row of keys; or a repetition.
 *
 * @param names What is known: user name, mobile number, e-mail address, the merchant's name.
 */
export function isCommonPassword(
  password: string,
  names: readonly (string | null | undefined)[] = [],
): boolean {
  const key = password.toLowerCase();
  if (LISTED.has(key) || isPlainPattern(key)) return true;
  const own = names.flatMap((name) => (name ? [name.toLowerCase()] : []));
  if (own.some((name) => isNumberOf(key, name))) return true;
  const words = new Set(own.flatMap(wordsOf));
  const { before, word, after } = splitAdditions(key);
  const isKnown = (text: string) => LISTED.has(text) || words.has(text);
  const known = [key, backwards(key)].some((text) => words.has(text));
  const bare = word.length >= SHORTEST_WORD && isTrivialAddition(before) && isTrivialAddition(after);
  if (known || !bare) return known;
  return readings(word).some((text) => isKnown(text) || isKnown(backwards(text)) || isPlainPattern(text));
}
