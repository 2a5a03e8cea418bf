import type { Exchange } from './network';
import type { Vitals } from './vitals';

/** What was painted largest: the address of its picture, if it is one, and the scripts that the parser stopped for. */
export type LargestPaint = Pick<Vitals, 'largestContentfulPaint' | 'largestPicture' | 'parserStoppedFor'>;

/**
 * What the largest paint cannot come before: the document, the scripts that its parser stops for, every style sheet and
 * font that came until then, and the picture. Where other scripts were there before that was asked for, or what was
 * painted is text, nobody can tell from outside which scripts and answers drew it: all count that had come by then. What
 * is fetched beside them does not.
 */
export function waitedFor(exchanges: readonly Exchange[], largest: LargestPaint): readonly Exchange[] {
  const { largestContentfulPaint: painted, largestPicture, parserStoppedFor } = largest;
  const picture = exchanges.find(({ url }) => url === largestPicture);
  const scripts = exchanges.filter(({ kind, url }) => kind === 'script' && !parserStoppedFor.includes(url));
  const isInDocument = picture !== undefined && scripts.every(({ endedAt }) => endedAt > picture.startedAt);
  return exchanges.filter((exchange) => {
    const { kind, url, endedAt } = exchange;
    if (kind === 'document' || exchange === picture) return true;
    if (endedAt > painted) return false;
    if (kind === 'style' || kind === 'font' || parserStoppedFor.includes(url)) return true;
    return !isInDocument && (kind === 'script' || kind === 'call');
  });
}
