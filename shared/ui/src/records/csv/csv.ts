/** Excel takes a file for UTF-8, and shows Thai, when it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** RFC 4180 ends lines so. */
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * What a spreadsheet would run as a formula when it opens the file (OWASP, "CSV injection"): a line break or a
 * tab may hide the sign from a look at the first letter.
 */
const STARTS_FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/u;

/** A loss begins with a minus and is no formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A text as a cell: never a formula, quoted where it has to be. */
function cell(text: string): string {
  const harmless = STARTS_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Cells as a line of a CSV file. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cell).join(',') + LINE_END;
}
