// @ts-check
import { formatMoney } from '../common/money.js';

let symbol = '';

/** @param {string} currencySymbol */
export function setCurrency(currencySymbol) {
  symbol = currencySymbol;
}

/** `"1234.50"` → `฿1,234.50`. @param {string} amount */
export const money = (amount) => formatMoney(amount, symbol);
