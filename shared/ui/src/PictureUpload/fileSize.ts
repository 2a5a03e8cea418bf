import { formatNumber } from '@site/i18n';

const KILOBYTE = 1_024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file in words: `1.8 MB`, `640 kB`. */
export function fileSize(bytes: number): string {
  const [size, unit] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'kilobyte'] : [bytes / MEGABYTE, 'megabyte'];
  const digits = unit === 'megabyte' ? 1 : 0;
  return formatNumber(size, { style: 'unit', unit, maximumFractionDigits: digits });
}
