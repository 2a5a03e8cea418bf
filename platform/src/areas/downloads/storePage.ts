import { plainPage } from '../../core/http/plainPage';
import type { Language, LocalizedText } from '../../core/language';
import { escapeXml } from '../../core/text';

export const STORES = ['ios', 'android'] as const;
export type Store = (typeof STORES)[number];

const SYSTEM_NAMES: Record<Store, string> = { ios: 'iOS', android: 'Android' };

const TEXTS = {
  title: { en: '{name} for {system}', th: '{name} สำหรับ {system}' },
  body: {
    en: 'There is no app for {system} here yet. {name} also runs in your browser, and installs from it to your home screen.',
    th: 'ยังไม่มีแอปสำหรับ {system} ที่นี่ คุณใช้ {name} ผ่านเบราว์เซอร์ได้ และติดตั้งไว้ที่หน้าจอหลักได้จากเบราว์เซอร์',
  },
  back: { en: 'Back to {name}', th: 'กลับไปที่ {name}' },
} satisfies Record<string, LocalizedText>;

const page = plainPage(
  [
    'body{max-width:26rem;margin:20vh auto 0;padding:0 1.5rem;text-align:center;text-wrap:balance}',
    'a{display:inline-block;padding:.75rem 1rem;color:inherit;font-weight:600}',
  ].join(''),
);

export const STORE_PAGE_POLICY = page.policy;

/** What stands at the link of an app that a merchant does not have. */
export function storePage(name: string, store: Store, language: Language): string {
  const say = (text: LocalizedText) =>
    text[language].replace('{name}', name).replace('{system}', SYSTEM_NAMES[store]);
  const title = say(TEXTS.title);
  const [heading, text, back] = [title, say(TEXTS.body), say(TEXTS.back)].map(escapeXml);
  const body = `<main><h1>${heading}</h1><p>${text}</p><a href="/m/home">${back}</a></main>`;
  return page.html({ language, title, body });
}
