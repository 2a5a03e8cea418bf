import { onCLS, onINP, onLCP } from 'web-vitals';

/** LCP and INP in ms; CLS has no unit. */
export interface Vitals {
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** As many digits as the edges of the histogram tell apart. */
const CLS_DIGITS = 4;

/** Keeps the figures of this page view in `vitals`, as they are at the time. */
export function watchVitals(vitals: Vitals): void {
  const options = { reportAllChanges: true };
  onLCP(({ value }) => {
    vitals.lcp = Math.round(value);
  }, options);
  onINP(({ value }) => {
    vitals.inp = Math.round(value);
  }, options);
  onCLS(({ value }) => {
    vitals.cls = Number(value.toFixed(CLS_DIGITS));
  }, options);
}
