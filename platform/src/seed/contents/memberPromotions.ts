import { type PromotionText, terms } from './promotionText';

/** Promotions of membership: welcome, birthdays, referrals, news. */
export const MEMBER_PROMOTIONS: readonly PromotionText[] = [
  {
    key: 'welcome-match',
    position: 1,
    categories: ['new'],
    scene: 'skyLanterns',
    started: 50,
    ends: 42,
    linked: true,
    turnover: 100_000n,
    title: { en: 'Welcome match', th: 'โบนัสต้อนรับสมาชิกใหม่' },
    content: {
      en: terms(
        'Your first deposit is doubled, up to ฿7,777.',
        'Join before you deposit',
        'Stake bonus and deposit ten times before a withdrawal',
        'Once for each member',
      ),
      th: terms(
        'ฝากครั้งแรกรับเพิ่มเท่าตัว สูงสุด ฿7,777',
        'กดเข้าร่วมก่อนฝาก',
        'ทำยอดเดิมพัน 10 เท่าของโบนัสรวมเงินฝากก่อนถอน',
        'หนึ่งครั้งต่อหนึ่งสมาชิก',
      ),
    },
  },
  {
    key: 'daily-cashback',
    position: 5,
    categories: ['daily'],
    scene: 'cardTable',
    started: 30,
    approval: true,
    title: { en: 'Daily cashback', th: 'คืนยอดเสียรายวัน' },
    content: {
      en: terms(
        '5% of the day before, every noon.',
        'Sign up once; we answer within a day',
        'Up to ฿2,000 a day',
      ),
      th: terms('คืน 5% ของยอดเสียวันก่อนหน้าทุกเที่ยง', 'สมัครครั้งเดียว ตรวจสอบภายในหนึ่งวัน', 'สูงสุดวันละ ฿2,000'),
    },
  },
  {
    key: 'share-a-win',
    position: 7,
    categories: ['slots', 'new'],
    scene: 'templeFestival',
    started: 15,
    ends: 45,
    imageRequired: true,
    remarkRequired: true,
    title: { en: 'Share a win', th: 'แชร์โมเมนต์แห่งชัยชนะ' },
    content: {
      en: terms(
        'Send a picture of a win of 50 times the stake and get ฿100.',
        'A picture and a line about it come with the application',
        'Once a week',
      ),
      th: terms('ส่งภาพการชนะ 50 เท่าของเดิมพัน รับ ฿100', 'แนบภาพและข้อความสั้น ๆ มากับคำขอ', 'สัปดาห์ละหนึ่งครั้ง'),
    },
  },
  {
    key: 'birthday',
    position: 8,
    categories: ['vip'],
    scene: 'sunsetBoat',
    started: 120,
    approval: true,
    title: { en: 'Birthday gift for VIP members', th: 'ของขวัญวันเกิดสมาชิกวีไอพี' },
    content: {
      en: terms('From Gold upwards your birthday month brings a gift.', 'Your ID must be on file'),
      th: terms('สมาชิกระดับโกลด์ขึ้นไปรับของขวัญในเดือนเกิด', 'ต้องยืนยันตัวตนแล้ว'),
    },
  },
  {
    key: 'loyalty-bonus',
    position: 10,
    categories: ['vip', 'daily'],
    scene: 'fruitMarket',
    started: 25,
    ends: 35,
    turnover: 300_000n,
    title: { en: 'Loyalty bonus', th: 'โบนัสสมาชิกประจำ' },
    content: {
      en: terms('Ten days of play in a month earn ฿300.', 'Days count from the day you join'),
      th: terms('เล่นครบสิบวันในหนึ่งเดือน รับ ฿300', 'นับตั้งแต่วันที่เข้าร่วม'),
    },
  },
  {
    key: 'responsible-play',
    position: 12,
    categories: ['new', 'vip'],
    scene: 'sunsetBoat',
    started: 200,
    signUp: false,
    title: { en: 'Play within your limits', th: 'เล่นอย่างมีสติ' },
    content: {
      en: terms(
        'Limits help to keep play a pleasure.',
        'Set them in your settings',
        'Ask customer service for a pause',
      ),
      th: terms('การกำหนดวงเงินช่วยให้การเล่นเป็นเรื่องสนุก', 'ตั้งค่าได้ในหน้าการตั้งค่า', 'ขอพักการเล่นได้ที่ฝ่ายบริการลูกค้า'),
    },
  },
];
