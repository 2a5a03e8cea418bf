const FRACTION_DIGITS = 2;

const minorUnits = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** What play has brought: `win` less `stake`, two decimal strings of the API. Text all the way, never a float. */
export function netResult({ win, stake }: { win: string; stake: string }): string {
  const net = minorUnits(win) - minorUnits(stake);
  const digits = (net < 0n ? -net : net).toString().padStart(FRACTION_DIGITS + 1, '0');
  const point = digits.length - FRACTION_DIGITS;
  return `${net < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Which way a result points. */
export function direction(net: string): 'up' | 'down' | 'even' {
  if (!/[1-9]/.test(net)) return 'even';
  return net.startsWith('-') ? 'down' : 'up';
}
