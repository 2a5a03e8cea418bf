// @ts-check

/**
 * `"1234.50"` → `฿1,234.50`. Amounts stay text: they are never counted with here.
 *
 * @param {string} amount
 * @param {string} symbol
 */
export const formatMoney = (amount, symbol) => `${symbol}${amount.replace(/\B(?=(\d{3})+(?=\.))/g, ',')}`;
