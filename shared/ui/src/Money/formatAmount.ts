/** What stands in for the figures of a hidden balance. */
export const HIDDEN_AMOUNT = '******';

/** Shown when an amount is not known: never a number that nobody sent. */
export const UNKNOWN_AMOUNT = '–';

const DECIMAL = /^(-?)0*(\d+)(?:\.(\d*))?$/;
const FRACTION_DIGITS = 2;

/**
 * Groups a decimal string: `"1234567.5"` → `"1,234,567.50"`. Text all the way, so no digit is lost to a
 * float. Further decimals are cut, not rounded: a balance is never shown larger than it is.
 *
 * @param amount decimal string of the API (docs/calls.md, "Values")
 * @returns the figures without a symbol, a real minus sign when negative; `–` for anything else
 */
export function formatAmount(amount: string): string {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined) return UNKNOWN_AMOUNT;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const decimals = fraction.slice(0, FRACTION_DIGITS).padEnd(FRACTION_DIGITS, '0');
  const negative = sign === '-' && /[1-9]/.test(whole + decimals);
  return `${negative ? '\u2212' : ''}${grouped}.${decimals}`;
}
