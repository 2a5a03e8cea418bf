import { eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import type { LocalizedText } from '../../core/language';
import { referralRules } from './tables';

export type ReferralRules = Omit<typeof referralRules.$inferSelect, 'merchant'>;

/** Of a merchant that has said nothing else: 2 % of each deposit for 90 days, bet once. */
const DEFAULTS: ReferralRules = { rate: 200, days: 90, turnover: 1, terms: null };

/** What the merchant pays for invited friends. */
export async function rulesOf(db: Database, merchant: string): Promise<ReferralRules> {
  const [row] = await db.select().from(referralRules).where(eq(referralRules.merchant, merchant));
  return row ?? DEFAULTS;
}

/** Hundredths of a per cent as people write it: 250 is `2.5`. */
export const rateText = (rate: number): string => String(rate / 100);

const listOf = (points: readonly string[]): string =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

/** All terms as HTML: the merchant's own, or what the rules come to. */
export function termsOf({ rate, days, turnover, terms }: ReferralRules): LocalizedText {
  if (terms) return terms;
  const share = rateText(rate);
  return {
    en: listOf([
      'A friend is who registers with your link or your code. Nobody can be added later.',
      `You earn ${share}% of each of their deposits that comes within ${days} days of joining.`,
      'Each morning the earnings of the day before wait in your reward centre until you take them.',
      turnover === 0
        ? 'What you take can be withdrawn at once.'
        : `Before you withdraw it, what you take has to be bet ${turnover} ${turnover === 1 ? 'time' : 'times'}.`,
      'An account of your own is no friend: deposits to your own bank card earn nothing.',
      'Nothing is paid while your account is closed for play or takes no offers. It waits for you.',
    ]),
    th: listOf([
      'เพื่อนคือผู้ที่สมัครผ่านลิงก์หรือโค้ดของคุณ และเพิ่มย้อนหลังไม่ได้',
      `คุณได้รับ ${share}% จากทุกยอดฝากของเพื่อนที่เข้าภายใน ${days} วันนับจากวันที่สมัคร`,
      'ทุกเช้า รายได้ของวันก่อนหน้าจะรออยู่ในศูนย์รางวัลจนกว่าคุณจะกดรับ',
      turnover === 0 ? 'ยอดที่รับแล้วถอนได้ทันที' : `ยอดที่รับแล้วต้องเดิมพันครบ ${turnover} เท่าก่อนถอน`,
      'บัญชีอื่นของตัวเองไม่นับเป็นเพื่อน ยอดฝากของบัญชีที่ใช้บัญชีธนาคารเดียวกันไม่มีรายได้',
      'ระหว่างที่บัญชีของคุณปิดการเล่นหรือหยุดรับข้อเสนอ จะยังไม่มีการจ่าย แต่ยอดจะรอคุณอยู่',
    ]),
  };
}
