import type { PushTopic } from '@site/contracts/areas/push';
import type { Language, LocalizedText } from '../../core/language';

const NEWS: Readonly<Record<PushTopic, LocalizedText>> = {
  WITHDRAWAL: { en: 'There is news about your withdrawal', th: 'มีความคืบหน้าเรื่องการถอนเงินของคุณ' },
  DRAW: { en: 'A draw that you bet on has its result', th: 'งวดที่คุณแทงออกผลแล้ว' },
  ANSWER: { en: 'Our service has answered you', th: 'ทีมงานตอบคุณแล้ว' },
};

const SUBJECT: LocalizedText = { en: '{news} at {merchant}', th: '{news} ที่ {merchant}' };

const BODY: LocalizedText = {
  en: 'Hello,\n\n{news}. Open {merchant} as you always do to see it.\n\nThis e-mail has no link and says no amount on purpose. We never ask for your password or a code.\n\nYou get it because you asked for it. To get none, open Responsible play, then Offers and contact, and switch E-mail off.',
  th: 'เรียน สมาชิก\n\n{news} เปิด {merchant} ตามวิธีที่คุณใช้ตามปกติเพื่อดูรายละเอียด\n\nอีเมลนี้ไม่มีลิงก์และไม่บอกยอดเงินโดยตั้งใจ เราไม่เคยขอรหัสผ่านหรือรหัสยืนยันของคุณ\n\nคุณได้รับอีเมลนี้เพราะเปิดรับไว้ หากไม่ต้องการ เปิดหน้าเล่นอย่างรับผิดชอบ เลือกข้อเสนอและการติดต่อ แล้วปิดอีเมล',
};

/**
 * The e-mail that there is news. It says of what kind, and nothing of what was decided: no amount, no name, no number of
 * an order, no text of an answer, and no link that somebody else could imitate.
 */
export function noticeMail(topic: PushTopic, merchant: { readonly name: string }, language: Language) {
  const values: Record<string, string> = { news: NEWS[topic][language], merchant: merchant.name };
  const fill = (text: LocalizedText) =>
    text[language].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return { subject: fill(SUBJECT), body: fill(BODY) };
}
