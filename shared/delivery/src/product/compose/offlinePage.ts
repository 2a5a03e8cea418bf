import { BRAND_SYMBOLS } from '@site/contracts/federation/documents';
import type { Merchant, SiteLanguage } from '@site/contracts/federation/merchant';
import type { Brand } from './brand';
import { escapeHtml, tag } from './html';

interface Words {
  readonly title: string;
  readonly body: (name: string) => string;
  readonly retry: string;
}

const WORDS: Readonly<Record<SiteLanguage, Words>> = {
  en: {
    title: 'No internet',
    body: (name) => `${name} could not be reached. Check your connection, then try again.`,
    retry: 'Try again',
  },
  th: {
    title: 'ไม่มีอินเทอร์เน็ต',
    body: (name) => `เชื่อมต่อกับ ${name} ไม่ได้ โปรดดูสัญญาณอินเทอร์เน็ต แล้วลองอีกครั้ง`,
    retry: 'ลองอีกครั้ง',
  },
  id: {
    title: 'Tidak ada internet',
    body: (name) => `${name} tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.`,
    retry: 'Coba lagi',
  },
};

/**
 * The page that a browser without a network shows when nothing of the site itself is there. Nobody has chosen a
 * language in it, so it speaks all of the merchant's, and it needs no script: its link is to the page itself.
 */
export function composeOfflinePage(merchant: Merchant, brand: Brand): string {
  const { languages, defaultLanguage, defaultTheme, themeColor, name } = merchant;
  const spoken = [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];
  return [
    '<!doctype html>',
    tag('html', { lang: defaultLanguage, 'data-merchant': merchant.code, 'data-theme': defaultTheme }),
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(name)}</title>`,
    tag('meta', { name: 'theme-color', content: themeColor[defaultTheme] }),
    ...[brand.stylesheet, brand.offlineStylesheet].map((sheet) =>
      tag('link', { rel: 'stylesheet', ...sheet }),
    ),
    '</head>',
    '<body class="offline">',
    brand.symbols,
    '<main class="offline-page">',
    `<svg class="offline-mark" aria-hidden="true"><use href="#${BRAND_SYMBOLS.mark}"/></svg>`,
    ...spoken.map((language, index) => section(language, index === 0 ? 'h1' : 'h2', name)),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function section(language: SiteLanguage, heading: 'h1' | 'h2', name: string): string {
  const { title, body, retry } = WORDS[language];
  const words = [
    `<${heading}>${escapeHtml(title)}</${heading}>`,
    `<p>${escapeHtml(body(name))}</p>`,
    `<a href="">${escapeHtml(retry)}</a>`,
  ];
  return `${tag('section', { lang: language })}${words.join('')}</section>`;
}
