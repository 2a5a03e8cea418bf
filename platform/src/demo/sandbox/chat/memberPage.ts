import type { ChatMessage } from '../../../areas/chat/tables';
import type { Language, LocalizedText } from '../../../core/language';
import { escapeXml } from '../../../core/text';
import { chatPage, conversation, type Said, status, writeForm } from './parts';
import { CHAT_PATH } from './paths';
import type { ChatVisit } from './tables';

const TEXTS = {
  label: {
    en: 'Sandbox. This page stands in for the merchant’s service desk.',
    th: 'ระบบจำลอง หน้านี้ใช้แทนฝ่ายบริการของเว็บไซต์',
  },
  back: { en: 'Back to the site', th: 'กลับไปที่เว็บไซต์' },
  reload: { en: 'Look for answers', th: 'ดูคำตอบใหม่' },
  ended: { en: 'This chat has ended', th: 'แชตนี้สิ้นสุดแล้ว' },
  endedBody: {
    en: 'Go back to the site and open live chat again. What was written is still there.',
    th: 'โปรดกลับไปที่เว็บไซต์แล้วเปิดแชตสดอีกครั้ง ข้อความเดิมยังอยู่ครบ',
  },
} satisfies Record<string, LocalizedText>;

/** What a page of no merchant looks like. */
const PLAIN_HEADER = '#1f2937';

interface Sent {
  readonly html: string;
  readonly policy: string;
}

interface MemberView {
  readonly visit: ChatVisit;
  readonly messages: readonly ChatMessage[];
  readonly said: Said | undefined;
}

/** The member's side of the chat, in the look that the site has asked for. */
export function memberPage({ visit, messages, said }: MemberView): Sent {
  const { language, title, backUrl, headerColor } = visit;
  const page = chatPage(headerColor);
  const say = (text: LocalizedText) => escapeXml(text[language]);
  const body = [
    `<header><a href="${escapeXml(backUrl)}">← ${say(TEXTS.back)}</a>`,
    `<h1>${escapeXml(title)}</h1><p>${say(TEXTS.label)}</p></header>`,
    `<main>${conversation(messages, 'MEMBER', language)}${status(said, language)}`,
    writeForm(CHAT_PATH, '', language),
    `<a href="${CHAT_PATH}">${say(TEXTS.reload)}</a></main>`,
  ].join('\n');
  return { html: page.html({ language, title, body }), policy: page.policyFor(["'self'"]) };
}

/** For a ticket that is used or old, and once the session of the site has ended. */
export function endedPage(language: Language): Sent {
  const page = chatPage(PLAIN_HEADER);
  const say = (text: LocalizedText) => escapeXml(text[language]);
  const body = `<header><h1>${say(TEXTS.ended)}</h1><p>${say(TEXTS.label)}</p></header><main><p>${say(TEXTS.endedBody)}</p></main>`;
  return { html: page.html({ language, title: TEXTS.ended[language], body }), policy: page.policy };
}
