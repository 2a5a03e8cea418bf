import { type PromotionText, terms } from './promotionText';

/** Promotions of games: slots, live tables, sports, fishing, lotteries. */
export const PLAY_PROMOTIONS: readonly PromotionText[] = [
  {
    key: 'fishing-league',
    position: 2,
    categories: ['slots', 'daily'],
    scene: 'reef',
    started: 3,
    ends: 6,
    linked: true,
    turnover: 50_000n,
    title: { en: 'Weekend fishing league', th: 'ลีกยิงปลาสุดสัปดาห์' },
    content: {
      en: terms(
        'The 200 best of the weekend share ฿500,000.',
        'Stake ฿500 or more after joining',
        'Ask for your reward here; it is paid within a day',
        'One entry for each account',
      ),
      th: terms(
        'ผู้เล่น 200 อันดับแรกของสุดสัปดาห์แบ่งเงินรางวัล ฿500,000',
        'มียอดเดิมพันตั้งแต่ ฿500 หลังเข้าร่วม',
        'กดรับรางวัลที่หน้านี้ จ่ายภายในหนึ่งวัน',
        'หนึ่งสิทธิ์ต่อหนึ่งบัญชี',
      ),
    },
  },
  {
    key: 'table-rebate',
    position: 3,
    categories: ['live'],
    scene: 'roulette',
    started: 78,
    approval: true,
    title: { en: 'Friday table rebate', th: 'คืนยอดเสียคาสิโนสดทุกวันศุกร์' },
    content: {
      en: terms(
        '8% of what you lose at live tables on a Friday comes back.',
        'Applications are answered within a day',
        'Paid on Saturday at noon, up to ฿8,000',
      ),
      th: terms('คืน 8% ของยอดเสียจากคาสิโนสดทุกวันศุกร์', 'ตรวจสอบคำขอภายในหนึ่งวัน', 'จ่ายวันเสาร์เวลาเที่ยง สูงสุด ฿8,000'),
    },
  },
  {
    key: 'parlay-booster',
    position: 4,
    categories: ['sports'],
    scene: 'trophyPitch',
    started: 20,
    ends: 10,
    turnover: 10_000n,
    title: { en: 'Parlay booster', th: 'สเต็ปบูสเตอร์' },
    content: {
      en: terms(
        'Five legs or more earn a free bet of ฿200.',
        'From ฿100 a parlay, odds of 1.50 or more for each leg',
        'The free bet is good for the next day',
      ),
      th: terms('แทงสเต็ปตั้งแต่ห้าคู่ รับฟรีเบท ฿200', 'ขั้นต่ำ ฿100 ต่อบิล ราคาคู่ละ 1.50 ขึ้นไป', 'ฟรีเบทใช้ได้ในวันถัดไป'),
    },
  },
  {
    key: 'slot-race',
    position: 6,
    categories: ['slots', 'daily'],
    scene: 'fruitMarket',
    started: 12,
    ends: 18,
    turnover: 2_000_000n,
    title: { en: 'Midnight slot race', th: 'สล็อตเรซเที่ยงคืน' },
    content: {
      en: terms(
        'Every stake on slots between 22:00 and 02:00 is a step of the race.',
        'Stake ฿20,000 after joining to earn a prize',
        'From ฿50 to ฿5,000 by distance',
      ),
      th: terms(
        'ทุกยอดเดิมพันสล็อตช่วง 22:00–02:00 น. คือระยะทางของคุณ',
        'มียอดเดิมพันหลังเข้าร่วม ฿20,000 เพื่อรับรางวัล',
        'รางวัล ฿50 ถึง ฿5,000 ตามระยะ',
      ),
    },
  },
  {
    key: 'esports-cup',
    position: 9,
    categories: ['sports'],
    scene: 'esportsArena',
    started: 5,
    ends: 25,
    turnover: 10_000n,
    title: { en: 'Arena cup insurance', th: 'ประกันบิลอารีนาคัพ' },
    content: {
      en: terms(
        'When your team loses the deciding map, the stake comes back as a free bet.',
        'Single bets up to ฿1,000',
        'Once for each match',
      ),
      th: terms('ทีมของคุณแพ้แมปตัดสิน รับเงินเดิมพันคืนเป็นฟรีเบท', 'บิลเดี่ยวไม่เกิน ฿1,000', 'หนึ่งครั้งต่อหนึ่งคู่'),
    },
  },
  {
    key: 'draw-gift',
    position: 11,
    categories: ['daily'],
    scene: 'luckyTicket',
    started: 50,
    ends: -20,
    title: { en: 'Monthly draw gift', th: 'ของขวัญงวดประจำเดือน' },
    content: {
      en: terms('25 free lines for the monthly draw.', 'For members with a draw in the month before'),
      th: terms('รับฟรี 25 ชุดสำหรับงวดประจำเดือน', 'สำหรับสมาชิกที่เล่นหวยในเดือนก่อนหน้า'),
    },
  },
];
