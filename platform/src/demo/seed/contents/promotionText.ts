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

/** Terms as the merchant's editor writes them. */
export const terms = (lead: string, ...points: string[]): string =>
  `<p>${lead}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
