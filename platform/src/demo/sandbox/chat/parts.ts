import { LONGEST_MESSAGE } from '../../../areas/chat/messages';
import type { ChatMessage } from '../../../areas/chat/tables';
import { plainPage } from '../../../core/http/plainPage';
import type { Language, LocalizedText } from '../../../core/language';
import { escapeXml } from '../../../core/text';
import { SANDBOX_STYLE } from '../../bank/page';

/** What may have come of sending. */
export const SAID = ['sent', 'empty', 'long', 'often', 'refused'] as const;
export type Said = (typeof SAID)[number];

const SAID_TEXTS: Record<Said, LocalizedText> = {
  sent: { en: 'Sent.', th: 'ส่งแล้ว' },
  empty: { en: 'Nothing was sent: write something first.', th: 'ยังไม่ได้ส่ง โปรดพิมพ์ข้อความก่อน' },
  long: {
    en: `Nothing was sent: a message has ${LONGEST_MESSAGE} characters at most.`,
    th: `ยังไม่ได้ส่ง ข้อความยาวได้ไม่เกิน ${LONGEST_MESSAGE} ตัวอักษร`,
  },
  often: {
    en: 'Nothing was sent: too many messages. Wait a minute.',
    th: 'ยังไม่ได้ส่ง ข้อความถี่เกินไป โปรดรอสักครู่',
  },
  refused: { en: 'Nothing was sent: there is no such member.', th: 'ยังไม่ได้ส่ง ไม่พบสมาชิกนี้' },
};

const TEXTS = {
  member: { en: 'Member', th: 'สมาชิก' },
  desk: { en: 'Service desk', th: 'ฝ่ายบริการ' },
  none: { en: 'Nothing has been written yet.', th: 'ยังไม่มีข้อความ' },
  write: { en: 'Message', th: 'ข้อความ' },
  send: { en: 'Send', th: 'ส่ง' },
} satisfies Record<string, LocalizedText>;

const STYLE = [
  SANDBOX_STYLE,
  'header{margin:-1.5rem -1rem 1rem;padding:1rem}',
  '.said{white-space:pre-wrap}.at{font-size:.8125rem;opacity:.75}',
  '.mine{margin-left:15%}.theirs{margin-right:15%}',
  '.write{flex-direction:column;align-items:stretch}',
  'textarea{font:inherit;min-height:5rem;padding:.625rem .875rem;border:1px solid;border-radius:.5rem;background:transparent;color:inherit;resize:vertical}',
].join('');

/** Above it black is read better on a colour than white: its brightness of 255 (ITU-R BT.601). */
const BRIGHT = 140;

/** The colour of text on a colour. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT ? '#000' : '#fff';
}

/** A page of the chat. @param headerColor As the contract has it: `#` and six hexadecimal digits. */
export const chatPage = (headerColor: string) =>
  plainPage(`${STYLE}header{background:${headerColor};color:${inkOn(headerColor)}}`);

/** Says what came of sending. */
export const status = (said: Said | undefined, language: Language): string =>
  said === undefined ? '' : `<p role="status">${escapeXml(SAID_TEXTS[said][language])}</p>`;

/** A conversation, as whoever reads it sees it: their own at the right. Texts are shown as they were typed. */
export function conversation(
  messages: readonly ChatMessage[],
  own: ChatMessage['side'],
  language: Language,
): string {
  if (messages.length === 0) return `<p>${escapeXml(TEXTS.none[language])}</p>`;
  const items = messages.map(({ side, text, at }) => {
    const who = TEXTS[side === 'DESK' ? 'desk' : 'member'][language];
    const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    return [
      `<li class="${side === own ? 'mine' : 'theirs'}">`,
      `<p class="at">${escapeXml(who)} · <time datetime="${at.toISOString()}">${time}</time></p>`,
      `<p class="said">${escapeXml(text)}</p></li>`,
    ].join('');
  });
  return `<ol>${items.join('')}</ol>`;
}

/** Where a message is written. @param fields Of the form besides the text, as HTML. */
export function writeForm(action: string, fields: string, language: Language): string {
  return [
    `<form method="post" action="${action}" class="write">${fields}`,
    `<label>${escapeXml(TEXTS.write[language])}<textarea name="text" maxlength="${LONGEST_MESSAGE}" required></textarea></label>`,
    `<button>${escapeXml(TEXTS.send[language])}</button></form>`,
  ].join('');
}
