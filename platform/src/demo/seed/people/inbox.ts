import type { inboxMessages } from '../../../areas/inbox/tables';
import type { LocalizedText } from '../../../core/language';
import { contentId, type SeedContext } from '../context';
import { AGENT, accountId, PLAYER } from './accounts';

type NewMessage = typeof inboxMessages.$inferInsert;

/** How many letters each has, and how many of the newest are unread. */
const MAILBOXES = [
  { username: PLAYER, letters: 6, unread: 2 },
  { username: AGENT, letters: 15, unread: 12 },
] as const;

interface Letter {
  title: LocalizedText;
  content: LocalizedText;
}

const LETTERS: readonly Letter[] = [
  {
    title: {
      en: 'Your withdrawal of ฿4,000.00 is complete',
      th: 'การถอนเงิน ฿4,000.00 ของคุณเสร็จสมบูรณ์',
    },
    content: {
      en: '<p>The amount is in your bank account. Your bank may take some minutes to show it.</p>',
      th: '<p>เงินเข้าบัญชีธนาคารของคุณแล้ว ธนาคารอาจใช้เวลาสักครู่ในการแสดงยอด</p>',
    },
  },
  {
    title: { en: 'Your rebate of the week', th: 'ค่าคอมมิชชันประจำสัปดาห์ของคุณ' },
    content: {
      en: '<p>The rebate of last week is in your balance.</p>',
      th: '<p>ค่าคอมมิชชันของสัปดาห์ที่แล้วเข้ายอดเงินของคุณแล้ว</p>',
    },
  },
  {
    title: { en: 'A sign-in from a new phone', th: 'มีการเข้าสู่ระบบจากโทรศัพท์เครื่องใหม่' },
    content: {
      en: '<p>If that was not you, change your password now.</p>',
      th: '<p>หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันที</p>',
    },
  },
];

/** Letters to the demonstration accounts, some of them unread. */
export const newMessages = (context: SeedContext): NewMessage[] =>
  MAILBOXES.flatMap(({ username, letters, unread }) =>
    Array.from({ length: letters }, (_, index): NewMessage => {
      const letter = LETTERS[index % LETTERS.length] as Letter;
      const at = context.onDay(1 + index * 2, 0.5);
      return {
        id: contentId(context, `letter-${username}-${index + 1}`),
        accountId: accountId(context, username),
        sender: context.merchantName,
        ...letter,
        at,
        readAt: index < unread ? null : at,
      };
    }),
  );
