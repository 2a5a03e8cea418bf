import { type NoticeText, page } from './noticeText';

/** What the merchant tells about its promotions. */
export const OFFER_NOTICES: readonly NoticeText[] = [
  {
    id: 'fishing-league',
    type: 'PR',
    age: 0.6,
    title: {
      en: 'Weekend fishing league is open for entries',
      th: 'ลีกยิงปลาประจำสัปดาห์เปิดรับสมัครแล้ว',
    },
    content: {
      en:
        page(
          'From Friday 18:00 to Sunday 23:59 every catch in a fishing game counts. The 200 best share ฿500,000.',
        ) +
        '<ul><li>Join on the promotions page</li><li>Play any fishing game</li><li>Watch the table every hour</li></ul>',
      th:
        page('ตั้งแต่วันศุกร์ 18:00 น. ถึงวันอาทิตย์ 23:59 น. ปลาทุกตัวนับคะแนน ผู้เล่น 200 อันดับแรกแบ่งเงินรางวัล ฿500,000') +
        '<ul><li>กดเข้าร่วมที่หน้าโปรโมชัน</li><li>เล่นเกมยิงปลาเกมใดก็ได้</li><li>ดูอันดับอัปเดตทุกชั่วโมง</li></ul>',
    },
  },
  {
    id: 'friday-rebate',
    type: 'PR',
    age: 15,
    title: { en: 'Friday: 8% back at live tables', th: 'วันศุกร์: คาสิโนสดคืนยอดเสีย 8%' },
    content: {
      en: page(
        'Sign up once and get 8% of what you lost at live tables on a Friday back on Saturday at noon.',
      ),
      th: page('สมัครครั้งเดียว รับคืน 8% ของยอดเสียจากคาสิโนสดทุกวันศุกร์ เข้าบัญชีวันเสาร์เวลาเที่ยง'),
    },
  },
  {
    id: 'parlay-week',
    type: 'PR',
    age: 17,
    title: { en: 'Match week: free bet for five-leg parlays', th: 'สัปดาห์แข่งใหญ่: รับฟรีเบทสเต็ปห้าคู่' },
    content: {
      en: page('A parlay of five legs or more at ฿100 or above gives a free bet of ฿200 for the next day.'),
      th: page('แทงสเต็ปตั้งแต่ห้าคู่ขึ้นไป ขั้นต่ำ ฿100 รับฟรีเบท ฿200 ใช้ได้วันถัดไป'),
    },
  },
];
