import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import type { Mail } from '../inbox/mail';
import { tellInbox } from '../inbox/tellInbox';
import { CARE_LINK } from './careLink';

const MAIL: Mail = {
  title: { en: 'A limit of your account changes', th: 'วงเงินหรือเวลาเล่นของบัญชีคุณจะเปลี่ยน' },
  content: {
    en: 'We have set a limit for your account. You see it, and from when it holds, under “Responsible play”.',
    th: 'เราได้ตั้งวงเงินหรือเวลาเล่นให้บัญชีของคุณ ดูรายละเอียดและเวลาที่เริ่มมีผลได้ที่ “เล่นอย่างรับผิดชอบ”',
  },
  link: CARE_LINK,
};

/** Tells a member in the inbox of a limit that the operator has set, before it holds (PL-010). */
export const tellLimit = (tx: Database, account: Pick<Account, 'id' | 'merchant'>, at: Date): Promise<void> =>
  tellInbox(tx, account, 'CARE', () => MAIL, at);
