import { createHash } from 'node:crypto';
import { escapeXml } from '../art/text';
import type { Language, LocalizedText } from '../language';

export const STORES = ['ios', 'android'] as const;
export type Store = (typeof STORES)[number];

const SYSTEM_NAMES: Record<Store, string> = { ios: 'iOS', android: 'Android' };

const TEXTS = {
  title: { en: '{name} for {system}', th: '{name} สำหรับ {system}' },
  body: {
    en: 'This demonstration has no app of its own. At this link a merchant puts its app: a store page, or the file to install.',
    th: 'เว็บไซต์สาธิตนี้ไม่มีแอปของตัวเอง ผู้ให้บริการจะวางแอปไว้ที่ลิงก์นี้ ไม่ว่าจะเป็นหน้าร้านแอปหรือไฟล์ติดตั้ง',
  },
  back: { en: 'Back to {name}', th: 'กลับไปที่ {name}' },
} satisfies Record<string, LocalizedText>;

const STYLE = [
  ':root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}',
  'body{max-width:26rem;margin:20vh auto 0;padding:0 1.5rem;text-align:center;text-wrap:balance}',
  'h1{font-size:1.375rem;line-height:1.35}',
  'a{display:inline-block;padding:.75rem 1rem;color:inherit;font-weight:600}',
].join('');

/** The page runs nothing and shows nothing but itself. */
export const STORE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What stands at the link of a merchant's app in the demonstration. */
export function storePage(name: string, store: Store, language: Language): string {
  const say = (text: LocalizedText) =>
    escapeXml(text[language].replace('{name}', name).replace('{system}', SYSTEM_NAMES[store]));
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${say(TEXTS.title)}</title>`,
    `<style>${STYLE}</style>`,
    `<main><h1>${say(TEXTS.title)}</h1><p>${say(TEXTS.body)}</p><a href="/m/home">${say(TEXTS.back)}</a></main>`,
    '</html>',
    '',
  ].join('\n');
}
