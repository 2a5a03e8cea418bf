// @ts-check
import { formatMoney } from '../common/money.js';

const MINOR_PER_MAJOR = 100n;

let symbol = '';

/** @param {string} currencySymbol */
export function setCurrency(currencySymbol) {
  symbol = currencySymbol;
}

/** `"1234.50"` → `123450n`. @param {string} amount */
export const minorOf = (amount) => BigInt(amount.replace('.', ''));

/** `123450n` → `"1234.50"`. @param {bigint} minor */
export const wireOf = (minor) =>
  `${minor / MINOR_PER_MAJOR}.${(minor % MINOR_PER_MAJOR).toString().padStart(2, '0')}`;

/** `"1234.50"` → `฿1,234.50`. @param {string} amount */
export const money = (amount) => formatMoney(amount, symbol);
