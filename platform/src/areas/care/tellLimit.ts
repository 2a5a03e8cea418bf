import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import type { LocalizedText } from '../../core/language';
import { merchants } from '../../core/merchants/tables';
import { inboxMessages } from '../messages/tables';

const TITLE: LocalizedText = {
  en: 'A limit of your account changes',
  th: 'ขีดจำกัดของบัญชีคุณจะเปลี่ยนแปลง',
};
const CONTENT: LocalizedText = {
  en: '<p>We have set a limit for your account. You see it, and from when it holds, under “Responsible play”.</p>',
  th: '<p>เราได้ตั้งขีดจำกัดให้บัญชีของคุณ ดูรายละเอียดและเวลาที่เริ่มมีผลได้ที่ “การเล่นอย่างรับผิดชอบ”</p>',
};

/** Tells a member in the inbox of a limit that the operator has set, before it holds (PL-010). */
export async function tellLimit(
  tx: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  at: Date,
): Promise<void> {
  const [sender] = await tx
    .select({ name: merchants.name })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  if (!sender) throw new Error(`the merchant ${merchant} is gone`);
  await tx.insert(inboxMessages).values({
    id: newId('msg'),
    accountId: id,
    sender: sender.name,
    title: TITLE,
    content: CONTENT,
    at,
  });
}
