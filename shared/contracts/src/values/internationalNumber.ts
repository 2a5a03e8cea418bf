/** What is dialled before a number inside most countries, and left out from abroad (ITU-T E.164). */
const TRUNK_PREFIX = '0';

/** Countries by dialling code where it is another, or none. */
const OTHER_TRUNK_PREFIXES: Readonly<Record<string, string>> = {
  7: '8',
  36: '06',
  225: '',
  229: '',
  241: '',
  242: '',
  375: '80',
  993: '8',
};

/**
 * A mobile number as it is dialled from everywhere (E.164): `66` and `0812345678` make `+66812345678`. Argentine
 * mobile numbers are the one kind that differs by more than a prefix; they have to be typed without their 15.
 */
export function internationalNumber(dialingCode: string, mobileNum: string): string {
  const digits = mobileNum.replace(/\D/g, '');
  const prefix = OTHER_TRUNK_PREFIXES[dialingCode] ?? TRUNK_PREFIX;
  return `+${dialingCode}${digits.startsWith(prefix) ? digits.slice(prefix.length) : digits}`;
}
