import { keepingFormatters } from './formatters';
import { language } from './i18n';

const formatterOf = keepingFormatters(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** A count with the language's grouping and Latin digits. Money is text and formatted by @site/ui/Money. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return formatterOf(`${language()}-u-nu-latn`, options).format(value);
}
