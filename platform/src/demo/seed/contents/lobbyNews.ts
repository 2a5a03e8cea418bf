import { PATHS } from '@site/contracts/values/paths';
import type { lobbyNews } from '../../../areas/announcements/tables';
import { contentId, type SeedContext } from '../context';
import { page } from './noticeText';

type NewNews = typeof lobbyNews.$inferInsert;

interface NewsText extends Pick<NewNews, 'id' | 'title' | 'content'> {
  /** Days since it was published. */
  age: number;
  link?: string;
}

const NEWS: readonly NewsText[] = [
  {
    id: 'lantern-row',
    age: 0.3,
    link: PATHS.slots,
    title: { en: 'Lantern Row opens for the festival', th: 'โคมลอยเปิดให้เล่นรับเทศกาล' },
    content: {
      en: page(
        'The new slot of Papercrane floats its lanterns up the reels; every third one multiplies the win.',
      ),
      th: page('สล็อตใหม่จาก Papercrane ปล่อยโคมขึ้นเต็มวงล้อ โคมทุกดวงที่สามคูณเงินรางวัล'),
    },
  },
  {
    id: 'bazaar-jackpot',
    age: 1.2,
    link: PATHS.slots,
    title: { en: 'Spin Bazaar pays its fourth jackpot', th: 'ตลาดนัดนักสปินแจกแจ็กพอตครั้งที่สี่' },
    content: {
      en: page('The jackpot fell at a stake of ฿5 and has started again from its base.'),
      th: page('แจ็กพอตแตกจากเดิมพันเพียง ฿5 และเริ่มสะสมใหม่จากยอดตั้งต้นแล้ว'),
    },
  },
  {
    id: 'league-table',
    age: 2.6,
    link: PATHS.promotions,
    title: { en: 'How the fishing league is counted', th: 'ลีกยิงปลานับคะแนนอย่างไร' },
    content: {
      en: page(
        'Every catch counts by the size of the fish, whatever the stake. The table is renewed every hour.',
        'Players with the same points share the place of the one who got there first.',
      ),
      th: page(
        'ปลาทุกตัวนับคะแนนตามขนาด ไม่ขึ้นกับเดิมพัน ตารางอันดับอัปเดตทุกชั่วโมง',
        'ผู้เล่นที่คะแนนเท่ากัน ผู้ที่ทำคะแนนได้ก่อนจะอยู่อันดับเหนือกว่า',
      ),
    },
  },
  {
    id: 'orchid-tables',
    age: 5,
    link: PATHS.live,
    title: { en: 'Thai-speaking dealers at Orchid Roulette', th: 'Orchid Roulette มีดีลเลอร์พูดภาษาไทย' },
    content: {
      en: page('Four tables now speak Thai from noon to midnight, with stakes from ฿10.'),
      th: page('สี่โต๊ะมีดีลเลอร์พูดภาษาไทยตั้งแต่เที่ยงวันถึงเที่ยงคืน เดิมพันเริ่มต้น ฿10'),
    },
  },
  {
    id: 'play-pauses',
    age: 9,
    title: { en: 'Take a break when you want one', th: 'พักการเล่นได้เมื่อต้องการ' },
    content: {
      en: page(
        'Ask customer service to pause your account for a day, a week or a month. The pause begins at once.',
      ),
      th: page('แจ้งฝ่ายบริการลูกค้าเพื่อพักบัญชีหนึ่งวัน หนึ่งสัปดาห์ หรือหนึ่งเดือน มีผลทันที'),
    },
  },
];

/** What the lobby tells of its games and players. */
export const newLobbyNews = (context: SeedContext): NewNews[] =>
  NEWS.map(({ id, age, ...text }) => ({
    id: contentId(context, `news-${id}`),
    merchant: context.merchant,
    publishedAt: context.daysAgo(age),
    ...text,
  }));
