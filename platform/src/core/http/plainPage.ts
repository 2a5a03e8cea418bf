import { createHash } from 'node:crypto';
import type { Language } from '../language';
import { escapeXml } from '../text';

const BASE_STYLE =
  ':root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}h1{font-size:1.375rem;line-height:1.35}';

interface PlainPageParts {
  readonly language: Language;
  /** As text. */
  readonly title: string;
  /** As HTML: the caller has escaped what is in it. */
  readonly body: string;
}

/**
 * A page of the platform's own that runs nothing and loads nothing: its policy lets in its one style sheet alone. With
 * forms, the policy names where they lead, and where those lead on to.
 *
 * @param style CSS, besides what all such pages have.
 * @param pictures Whether it shows pictures of the platform's own.
 */
export function plainPage(style: string, { pictures = false }: { readonly pictures?: boolean } = {}) {
  const css = BASE_STYLE + style;
  const digest = createHash('sha256').update(css).digest('base64');
  const policyFor = (formTargets: readonly string[]) =>
    [
      "default-src 'none'",
      `style-src 'sha256-${digest}'`,
      ...(pictures ? ["img-src 'self'"] : []),
      "base-uri 'none'",
      `form-action ${formTargets.length > 0 ? formTargets.join(' ') : "'none'"}`,
      "frame-ancestors 'none'",
    ].join('; ');
  const html = ({ language, title, body }: PlainPageParts) =>
    [
      '<!doctype html>',
      `<html lang="${language}">`,
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeXml(title)}</title>`,
      `<style>${css}</style>`,
      body,
      '</html>',
      '',
    ].join('\n');
  return { policy: policyFor([]), policyFor, html };
}
