import { addressOf, PATHS } from '@site/contracts/values/paths';
import { type Mail, mailHtml } from '../../../areas/inbox/mail';
import type { inboxMessages } from '../../../areas/inbox/tables';
import { contentId, type SeedContext } from '../context';
import { AGENT, accountId, PLAYER } from './accounts';

type NewMessage = typeof inboxMessages.$inferInsert;

/** How many mails each has, and how many of the newest are unread. */
const MAILBOXES = [
  { username: PLAYER, mails: 6, unread: 2 },
  { username: AGENT, mails: 15, unread: 12 },
] as const;

const MAILS: readonly (Mail & Pick<NewMessage, 'desk'>)[] = [
  {
    desk: 'CASHIER',
    title: {
      en: 'Your withdrawal of ฿4,000.00 is complete',
      th: 'การถอนเงิน ฿4,000.00 ของคุณเสร็จสมบูรณ์',
    },
    content: {
      en: 'The amount is in your bank account. Your bank may take some minutes to show it.',
      th: 'เงินเข้าบัญชีธนาคารของคุณแล้ว ธนาคารอาจใช้เวลาสักครู่ในการแสดงยอด',
    },
    facts: [
      { name: { en: 'Order', th: 'หมายเลขรายการ' }, value: 'W2611-88120' },
      { name: { en: 'Fee', th: 'ค่าธรรมเนียม' }, value: '฿10.00' },
    ],
    link: {
      path: addressOf(PATHS.transactions, { tab: 'withdrawals' }),
      text: { en: 'Open my withdrawals', th: 'เปิดรายการถอนของฉัน' },
    },
  },
  {
    desk: 'PROMOTIONS',
    title: { en: 'Your rebate of the week', th: 'เงินคืนประจำสัปดาห์ของคุณ' },
    content: {
      en: 'The rebate of last week is in your balance.',
      th: 'เงินคืนของสัปดาห์ที่แล้วเข้ากระเป๋าของคุณแล้ว',
    },
  },
  {
    desk: 'SECURITY',
    title: { en: 'A sign-in from a new phone', th: 'มีการเข้าสู่ระบบจากโทรศัพท์เครื่องใหม่' },
    content: {
      en: 'If that was not you, change your password now.',
      th: 'หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันที',
    },
    link: {
      path: PATHS.changePassword,
      text: { en: 'Change the password', th: 'เปลี่ยนรหัสผ่าน' },
    },
  },
];

/** Mails to the demonstration accounts, some of them unread. */
export const newMessages = (context: SeedContext): NewMessage[] =>
  MAILBOXES.flatMap(({ username, mails, unread }) =>
    Array.from({ length: mails }, (_, index): NewMessage => {
      const mail = MAILS[index % MAILS.length] as (typeof MAILS)[number];
      const at = context.onDay(1 + index * 2, 0.5);
      return {
        id: contentId(context, `letter-${username}-${index + 1}`),
        accountId: accountId(context, username),
        sender: context.merchantName,
        desk: mail.desk ?? null,
        title: mail.title,
        content: { en: mailHtml(mail, 'en'), th: mailHtml(mail, 'th') },
        at,
        readAt: index < unread ? null : at,
      };
    }),
  );
