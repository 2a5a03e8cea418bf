import { latinDigits } from '../internal/latinDigits';

export type AmountFault = 'empty' | 'format' | 'decimals' | 'tooLong';
export type ReadAmount =
  | { readonly ok: true; readonly money: string }
  | { readonly ok: false; readonly fault: AmountFault };

/** Digits before the point that an amount of the API has at most (docs/calls.md, "Values"). */
const MAX_WHOLE_DIGITS = 16;
const FRACTION_DIGITS = 2;

const GROUPING_SPACE = /(?<=\d)[\s\u00a0\u202f](?=\d)/gu;
/** What stands for a point or a comma elsewhere, full-width and Arabic. */
const POINTS = /[．\u066b]/gu;
const COMMAS = /[，\u066c]/gu;

/** Digits in one run, or with a comma before every three; a point with what follows it, or not. */
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

/**
 * What somebody has typed or pasted as an amount, as the API writes it: `"1,234.5"`, `" ฿1 234.5 "` and
 * `"๑๒๓๔.๕"` are `"1234.50"`. Text all the way: nothing is rounded. A comma that groups nothing (`"1,50"`) is
 * no amount, because a reader cannot know what it was meant to be.
 */
export function readAmount(text: string): ReadAmount {
  const plain = latinDigits(text)
    .replace(POINTS, '.')
    .replace(COMMAS, ',')
    .trim()
    .replace(/^\p{Sc}\s*/u, '')
    .replace(GROUPING_SPACE, ',');
  if (plain === '') return { ok: false, fault: 'empty' };
  const [match, whole = '', fraction = ''] = AMOUNT.exec(plain) ?? [];
  if (match === undefined || whole + fraction === '') return { ok: false, fault: 'format' };
  if (fraction.length > FRACTION_DIGITS) return { ok: false, fault: 'decimals' };
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > MAX_WHOLE_DIGITS) return { ok: false, fault: 'tooLong' };
  return { ok: true, money: `${digits}.${fraction.padEnd(FRACTION_DIGITS, '0')}` };
}
