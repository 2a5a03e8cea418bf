// What XML 1.0 (section 2.2) does not allow even when escaped, and lone surrogates, which UTF-8 cannot carry.
const NOT_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

// Marks that turn or hide their neighbours (bidirectional overrides, zero-width space) have no place in a title.
const INVISIBLE = /[\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Longer names are cut: no picture has room for them, and nobody should pay for measuring them. */
const MAX_LENGTH = 120;

/** Read no further than this, even when what is dropped comes first. */
const MAX_READ = 2000;

/** `text` on one line of at most 120 characters, without what XML forbids and without what shows nothing. */
export function cleanText(text: string): string {
  const line = text
    .slice(0, MAX_READ)
    .replace(NOT_XML, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : line;
}

/** `text` safe as XML character data and inside a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

// Beside what JSON escapes: controls that terminals obey (ECMA-48, C1), and marks that turn or break a line.
const MOVES_TERMINALS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** What somebody wrote, in quotes and on one line of an operator's terminal, which does nothing that is in it. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    MOVES_TERMINALS,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
