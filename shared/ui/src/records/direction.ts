/** Which way a result points: a decimal string of the API, with its sign. */
export function direction(net: string): 'up' | 'down' | 'even' {
  if (!/[1-9]/.test(net)) return 'even';
  return net.startsWith('-') ? 'down' : 'up';
}
