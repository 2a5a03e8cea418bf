// @ts-check

/**
 * `"1234.50"` → `฿1,234.50`. Amounts stay text: they are never counted with here.
 *
 * @param {string} amount
 * @param {string} symbol
 */
export const formatMoney = (amount, symbol) => `${symbol}${amount.replace(/\B(?=(\d{3})+(?=\.))/g, ',')}`;

/**
 * Whether one amount is more than another, both from nothing on: of two that are as long their text decides.
 *
 * @param {string} one
 * @param {string} other
 */
export const isMore = (one, other) => (one.length === other.length ? one > other : one.length > other.length);
