import type { promotions } from '../../../areas/promotions/tables';
import type { LocalizedText } from '../../../core/language';

export const CATEGORY_NAMES = {
  new: { en: 'New members', th: 'สมาชิกใหม่' },
  daily: { en: 'Daily', th: 'รายวัน' },
  slots: { en: 'Slots', th: 'สล็อต' },
  live: { en: 'Live', th: 'คาสิโนสด' },
  sports: { en: 'Sports', th: 'กีฬา' },
  vip: { en: 'VIP', th: 'วีไอพี' },
} as const satisfies Record<string, LocalizedText>;

export type CategoryKey = keyof typeof CATEGORY_NAMES;

export interface PromotionText
  extends Pick<
    typeof promotions.$inferInsert,
    | 'title'
    | 'content'
    | 'scene'
    | 'eyebrow'
    | 'headline'
    | 'subline'
    | 'position'
    | 'approval'
    | 'imageRequired'
    | 'remarkRequired'
    | 'reward'
    | 'rewardTurnover'
    | 'rewardBetDays'
    | 'rewardDays'
    | 'budget'
    | 'stock'
    | 'taken'
    | 'spent'
  > {
  key: string;
  categories: CategoryKey[];
  /** Days since it began. */
  started: number;
  /** Days until it ends, negative when it is over; without one it is long term. */
  ends?: number;
  /** Players join under another id than the page's. */
  linked?: boolean;
  turnover?: bigint;
  signUp?: boolean;
}

const items = (points: readonly string[]) => points.map((point) => `<li>${point}</li>`).join('');

/** Terms as the merchant's editor writes them. */
export const terms = (lead: string, ...points: string[]): string => `<p>${lead}</p><ul>${items(points)}</ul>`;

/** A heading, and what is under it. */
export const part = (heading: string, html: string): string => `<h3>${heading}</h3>${html}`;

export const steps = (...points: string[]): string => `<ol>${items(points)}</ol>`;
export const notes = (...points: string[]): string => `<ul>${items(points)}</ul>`;

const cells = (row: readonly string[], tag: 'td' | 'th') =>
  `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  `<table><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`;
