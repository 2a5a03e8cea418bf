import type { popups } from '../../../areas/announcements/tables';
import { contentId, type SeedContext } from '../context';

type NewPopup = typeof popups.$inferInsert;

const newPopup = (
  context: SeedContext,
  name: string,
  popup: Pick<NewPopup, 'execution' | 'position' | 'content' | 'offer'>,
): NewPopup => ({ id: contentId(context, `popup-${name}`), merchant: context.merchant, ...popup });

/** Greetings after signing in (A) and for guests (B). */
export const newPopups = (context: SeedContext): NewPopup[] => [
  newPopup(context, 'league', {
    execution: 'A',
    position: 1,
    content: {
      en: '<h2>The fishing league is on</h2><p>Every catch counts until Sunday night. <a href="/m/activity">Join on the promotions page</a>.</p>',
      th: '<h2>ลีกยิงปลาเริ่มแล้ว</h2><p>ปลาทุกตัวนับคะแนนถึงคืนวันอาทิตย์ <a href="/m/activity">เข้าร่วมที่หน้าโปรโมชัน</a></p>',
    },
  }),
  newPopup(context, 'limits', {
    execution: 'A',
    position: 2,
    offer: false,
    content: {
      en: '<h2>Play within your limits</h2><p>Decide before you start what you want to spend, and take breaks.</p>',
      th: '<h2>เล่นอย่างมีสติ</h2><p>กำหนดงบก่อนเริ่มเล่น และพักเป็นระยะ</p>',
    },
  }),
  newPopup(context, 'guest', {
    execution: 'B',
    position: 1,
    offer: false,
    content: {
      en: `<h2>Welcome to ${context.merchantName}</h2><p>Look around, try games with play money, and sign in when you like it here.</p>`,
      th: `<h2>ยินดีต้อนรับสู่ ${context.merchantName}</h2><p>ลองดูให้ทั่ว ทดลองเล่นด้วยเงินจำลอง แล้วเข้าสู่ระบบเมื่อพร้อม</p>`,
    },
  }),
];
