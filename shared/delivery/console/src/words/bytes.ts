/** `13,349`: whole bytes, so that two can be told apart; a dash for what is not there. */
export function bytesText(bytes: number | undefined): string {
  return bytes === undefined ? '–' : bytes.toLocaleString('en');
}

/** `+1,204 (+9.9 %)` */
export function growthText(before: number | undefined, after: number | undefined): string {
  if (before === undefined) return 'new';
  if (after === undefined) return 'gone';
  const growth = after - before;
  if (growth === 0) return 'as before';
  const signed = (number: number, digits: number) =>
    number.toLocaleString('en', { signDisplay: 'always', maximumFractionDigits: digits });
  return before === 0 ? signed(growth, 0) : `${signed(growth, 0)} (${signed((growth / before) * 100, 1)} %)`;
}
