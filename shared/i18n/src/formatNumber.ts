import { language } from './i18n';

/** A count with the language's grouping and Latin digits. Money is text and formatted by @site/ui/Money. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(`${language()}-u-nu-latn`, options).format(value);
}
