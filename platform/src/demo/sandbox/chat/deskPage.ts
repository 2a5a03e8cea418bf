import type { ChatMessage } from '../../../areas/chat/tables';
import type { Language, LocalizedText } from '../../../core/language';
import { escapeXml } from '../../../core/text';
import { chatPage, conversation, type Said, status, writeForm } from './parts';
import { DESK_PATH } from './paths';

const TEXTS = {
  title: { en: 'Sandbox: service desk', th: 'ระบบจำลอง: ฝ่ายบริการ' },
  label: {
    en: 'Sandbox. Here you answer what members write in live chat.',
    th: 'ระบบจำลอง คุณเป็นผู้ตอบแชตของสมาชิกที่นี่',
  },
  reload: { en: 'Reload', th: 'โหลดใหม่' },
  none: {
    en: 'Nobody has written. Open live chat on the site, then reload.',
    th: 'ยังไม่มีใครเขียนมา ลองเปิดแชตสดบนเว็บไซต์แล้วโหลดใหม่',
  },
  first: { en: 'Write to a member', th: 'เขียนถึงสมาชิก' },
  username: { en: 'Username', th: 'ชื่อผู้ใช้' },
} satisfies Record<string, LocalizedText>;

const HEADER = '#1f2937';
const page = chatPage(HEADER);

export const DESK_POLICY = page.policyFor(["'self'"]);

interface DeskView {
  readonly merchants: readonly { code: string; name: string }[];
  /** Whose members are shown: its code. */
  readonly merchant: string;
  readonly chats: readonly { username: string; messages: readonly ChatMessage[] }[];
  readonly said: Said | undefined;
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeXml(value)}">`;

/** The desk's side of the chat: what members of a merchant have written, the latest first, each with its answer. */
export function deskPage({ merchants, merchant, chats, said }: DeskView, language: Language): string {
  const say = (text: LocalizedText) => escapeXml(text[language]);
  const links = merchants.map(
    ({ code, name }) =>
      `<a href="${DESK_PATH}?merchant=${code}"${code === merchant ? ' aria-current="page"' : ''}>${escapeXml(name)}</a>`,
  );
  const sections = chats.map(({ username, messages }) => {
    const fields = hidden('merchant', merchant) + hidden('username', username);
    return `<section><h2>${escapeXml(username)}</h2>${conversation(messages, 'DESK', language)}${writeForm(DESK_PATH, fields, language)}</section>`;
  });
  const username = `<label>${say(TEXTS.username)}<input name="username" maxlength="64" autocomplete="off" required></label>`;
  const body = [
    `<header><h1>${say(TEXTS.title)}</h1><p>${say(TEXTS.label)}</p></header>`,
    `<main><nav>${links.join('')}</nav>${status(said, language)}`,
    `<a href="${DESK_PATH}?merchant=${merchant}">${say(TEXTS.reload)}</a>`,
    sections.length === 0 ? `<p>${say(TEXTS.none)}</p>` : sections.join('\n'),
    `<section><h2>${say(TEXTS.first)}</h2>`,
    writeForm(DESK_PATH, hidden('merchant', merchant) + username, language),
    '</section></main>',
  ].join('\n');
  return page.html({ language, title: TEXTS.title[language], body });
}
