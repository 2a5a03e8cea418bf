import type { NoticeType } from '../../../areas/announcements/tables';
import type { LocalizedText } from '../../../core/language';

export interface NoticeText {
  id: string;
  type: NoticeType;
  /** Days since it was published. */
  age: number;
  title: LocalizedText;
  content: LocalizedText;
}

/** Paragraphs as the merchant's editor writes them. */
export const page = (...paragraphs: string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');
