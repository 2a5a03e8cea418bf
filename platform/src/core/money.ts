/*
 * Money is a whole number of minor units (satang) inside and a decimal string on the wire
 * (docs/calls.md, "Values"): never a float in between.
 */

const MINOR_PER_MAJOR = 100n;
const WIRE_FORM = /^(-?)(0|[1-9]\d{0,15})\.(\d{2})$/;

/** `123450n` → `"1234.50"`. */
export function formatMoney(minor: bigint): string {
  const size = minor < 0n ? -minor : minor;
  const digits = (size % MINOR_PER_MAJOR).toString().padStart(2, '0');
  return `${minor < 0n ? '-' : ''}${size / MINOR_PER_MAJOR}.${digits}`;
}

/** `"1234.50"` → `123450n`. Throws RangeError on anything else than the wire's form. */
export function parseMoney(text: string): bigint {
  const [, sign, major, minor] = WIRE_FORM.exec(text) ?? [];
  if (major === undefined || minor === undefined) throw new RangeError('not an amount of money');
  const size = BigInt(major) * MINOR_PER_MAJOR + BigInt(minor);
  return sign === '-' ? -size : size;
}

/** As people read it: `123450n` → `฿1,234.50`. */
export const moneyText = (symbol: string, minor: bigint): string =>
  symbol + formatMoney(minor).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
