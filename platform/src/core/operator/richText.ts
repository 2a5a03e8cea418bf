import { RICH_TEXT_ADDRESS, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@site/contracts/values/richText';

const TAG = /<\/?([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
const ADDRESSES = new Set(['href', 'src']);

/**
 * What the site would drop of HTML that an operator has written, in words; nothing where all of it is shown. A help for
 * who writes: what protects the reader is the site's own cleaning (`RichText`), whatever comes.
 */
export function faultOfRichText(html: string): string | undefined {
  const rest = html.replace(TAG, '');
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    if (!RICH_TEXT_TAGS.includes(tag.toLowerCase())) return `the site does not show <${tag}>`;
    for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      if (!RICH_TEXT_ATTRIBUTES.includes(name.toLowerCase())) return `the site drops ${name} of <${tag}>`;
      const value = values.find((one) => one !== undefined) ?? '';
      if (ADDRESSES.has(name.toLowerCase()) && !RICH_TEXT_ADDRESS.test(value))
        return `${name} of <${tag}> leads to no path of the site, and is no https, mailto or tel`;
    }
  }
  return /<[a-z!/?]/i.test(rest) ? 'a tag has no end' : undefined;
}
