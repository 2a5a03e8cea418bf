import { plainPage } from '../../core/http/plainPage';
import type { Language, LocalizedText } from '../../core/language';
import { escapeXml } from '../../core/text';
import type { MailboxMessage } from './tables';

const TEXTS = {
  title: { en: 'Developer mailbox', th: 'กล่องข้อความสำหรับนักพัฒนา' },
  label: {
    en: 'Sandbox. What the platform would send by SMS and e-mail ends up here, and nothing is sent.',
    th: 'ระบบจำลอง ข้อความ SMS และอีเมลของแพลตฟอร์มจะแสดงที่นี่ โดยไม่มีการส่งจริง',
  },
  none: {
    en: 'No messages yet. Ask for a code on the site, then reload.',
    th: 'ยังไม่มีข้อความ ลองขอรหัสบนเว็บไซต์แล้วโหลดหน้านี้ใหม่',
  },
  reload: { en: 'Reload', th: 'โหลดใหม่' },
  sms: { en: 'SMS', th: 'SMS' },
  email: { en: 'E-mail', th: 'อีเมล' },
} satisfies Record<string, LocalizedText>;

const page = plainPage(
  [
    'body{max-width:40rem;margin:0 auto;padding:1.5rem 1rem}',
    'h1{margin:0}',
    'header p{margin:.25rem 0 .75rem;opacity:.8}',
    'a{color:inherit;overflow-wrap:anywhere}',
    '.reload{display:inline-block;padding:.625rem 0;font-weight:600}',
    'ol{list-style:none;padding:0;margin:1rem 0;display:grid;gap:.75rem}',
    'li{border:1px solid;border-color:color-mix(in srgb,currentColor 25%,transparent);border-radius:.75rem;padding:.75rem 1rem}',
    'li>p{margin:0;font-size:.875rem;opacity:.8;overflow-wrap:anywhere}',
    'h2{font-size:1rem;margin:.25rem 0 0}',
    'pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0 0}',
  ].join(''),
);

export const MAILBOX_POLICY = page.policy;

const LINK = /https?:\/\/[^\s<>"]+/g;

/** Links can be followed; everything else is text. */
const withLinks = (body: string) =>
  escapeXml(body).replace(LINK, (link) => `<a href="${link}" rel="noreferrer">${link}</a>`);

function itemOf({ merchant, channel, recipient, subject, body, at }: MailboxMessage, language: Language) {
  const time = `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;
  const about = [TEXTS[channel][language], merchant, recipient].map(escapeXml).join(' · ');
  const heading = subject === null ? '' : `<h2>${escapeXml(subject)}</h2>`;
  return `<li data-channel="${channel}"><p>${about} · ${time}</p>${heading}<pre>${withLinks(body)}</pre></li>`;
}

/** The developer mailbox as a page. */
export function mailboxPage(messages: readonly MailboxMessage[], language: Language): string {
  const say = (text: LocalizedText) => escapeXml(text[language]);
  const list =
    messages.length === 0
      ? `<p>${say(TEXTS.none)}</p>`
      : `<ol>${messages.map((message) => itemOf(message, language)).join('')}</ol>`;
  const heading = `<header><h1>${say(TEXTS.title)}</h1><p>${say(TEXTS.label)}</p></header>`;
  const main = `<main><a class="reload" href="">${say(TEXTS.reload)}</a>${list}</main>`;
  return page.html({ language, title: TEXTS.title[language], body: `${heading}\n${main}` });
}
