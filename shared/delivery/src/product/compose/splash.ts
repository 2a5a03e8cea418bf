import { BRAND_SYMBOLS } from '@site/contracts/federation/documents';
import { FALLBACK_KIND } from './hostManifest';

const TABS = 5;

const use = (symbol: string, className: string) => `<svg class="${className}"><use href="#${symbol}"/></svg>`;

/**
 * What a document shows before its scripts have run: on home the outline of header, banner and tab bar, on
 * every other page the mark alone, for these pages differ too much for one outline.
 */
export function splash(kind: string): string {
  const content =
    kind === FALLBACK_KIND
      ? `<div class="splash-header">${use(BRAND_SYMBOLS.mark, 'splash-mark')}${use(BRAND_SYMBOLS.wordmark, 'splash-wordmark')}</div>` +
        `<div class="splash-banner"></div><div class="splash-tabs">${'<i></i>'.repeat(TABS)}</div>`
      : use(BRAND_SYMBOLS.mark, 'splash-centre');
  return `<div class="splash" aria-hidden="true">${content}</div>`;
}
