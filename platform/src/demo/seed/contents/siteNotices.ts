import { type NoticeText, page } from './noticeText';

/** What the merchant tells all players. */
export const SITE_NOTICES: readonly NoticeText[] = [
  {
    id: 'deposit-pause',
    type: 'PL',
    age: 0.2,
    title: {
      en: 'Deposits pause Wednesday 02:00–02:30 for bank maintenance',
      th: 'ปิดปรับปรุงระบบฝากเงินวันพุธ เวลา 02:00–02:30 น.',
    },
    content: {
      en: page(
        'Our bank renews its systems on Wednesday between 02:00 and 02:30. Deposits wait during this time and are credited when it ends.',
        'Games, withdrawals and your balance are not affected. If a deposit is missing after 03:00, send the slip to customer service.',
      ),
      th: page(
        'ธนาคารจะปรับปรุงระบบวันพุธ เวลา 02:00–02:30 น. รายการฝากในช่วงนี้จะรอคิว และเข้าบัญชีเมื่อปรับปรุงเสร็จ',
        'การเล่นเกม การถอน และยอดเงินใช้งานได้ตามปกติ หากหลัง 03:00 น. ยอดยังไม่เข้า ส่งสลิปให้ฝ่ายบริการลูกค้าได้เลย',
      ),
    },
  },
  {
    id: 'new-games',
    type: 'PL',
    age: 1.4,
    title: { en: 'Twelve new slots this week', th: 'สล็อตใหม่ 12 เกมประจำสัปดาห์' },
    content: {
      en: page(
        'Lantern Row leads the new games of this week. You find all of them by the New mark on their tiles.',
      ),
      th: page('โคมลอยนำทีมเกมใหม่ประจำสัปดาห์ มองหาป้าย “ใหม่” บนรูปเกมได้เลย'),
    },
  },
  {
    id: 'security-advice',
    type: 'PL',
    age: 2.5,
    title: { en: 'We never ask for your password', th: 'เราไม่เคยขอรหัสผ่านของคุณ' },
    content: {
      en: page(
        'Our staff never ask for your password or a code sent to your phone, in chat, by phone or by e-mail.',
        'If somebody does, end the conversation and tell customer service.',
      ),
      th: page(
        'เจ้าหน้าที่ของเราไม่เคยขอรหัสผ่านหรือรหัสที่ส่งไปยังโทรศัพท์ของคุณ ไม่ว่าทางแชต โทรศัพท์ หรืออีเมล',
        'หากมีใครขอ ให้ยุติการสนทนาแล้วแจ้งฝ่ายบริการลูกค้า',
      ),
    },
  },
  {
    id: 'lottery-hours',
    type: 'PL',
    age: 4,
    title: { en: 'New closing times of the evening draw', th: 'เวลาปิดรับหวยรอบเย็นใหม่' },
    content: {
      en: page('From Monday the evening draw closes at 15:20. Entries after that count for the next draw.'),
      th: page('เริ่มวันจันทร์ หวยรอบเย็นปิดรับเวลา 15:20 น. รายการหลังจากนั้นนับเป็นรอบถัดไป'),
    },
  },
  {
    id: 'limits',
    type: 'PL',
    age: 7,
    title: { en: 'Set your own limits', th: 'กำหนดวงเงินของคุณเอง' },
    content: {
      en: page(
        'You can limit what you deposit and how long you play, for a day, a week or a month. A lower limit holds at once, a higher one after 24 hours.',
      ),
      th: page(
        'คุณกำหนดยอดฝากและเวลาเล่นได้ทั้งรายวัน รายสัปดาห์ และรายเดือน การลดวงเงินมีผลทันที การเพิ่มวงเงินมีผลหลัง 24 ชั่วโมง',
      ),
    },
  },
  {
    id: 'bank-list',
    type: 'PL',
    age: 11,
    title: { en: 'Two more banks for withdrawals', th: 'ถอนเงินได้อีกสองธนาคาร' },
    content: {
      en: page(
        'Withdrawals now reach two more banks within five minutes. Add the account in the security centre.',
      ),
      th: page('ถอนเงินเข้าอีกสองธนาคารได้ภายในห้านาที เพิ่มบัญชีได้ที่ศูนย์ความปลอดภัย'),
    },
  },
  {
    id: 'headline-welcome',
    type: 'H',
    age: 20,
    title: { en: 'Over 500 games in Thai and English', th: 'กว่า 500 เกม ทั้งภาษาไทยและอังกฤษ' },
    content: {
      en: page('Slots, live tables, sports, fishing, cards and lotteries: one balance for all of them.'),
      th: page('สล็อต คาสิโนสด กีฬา ยิงปลา ไพ่ และหวย ใช้ยอดเงินเดียวกันทุกเกม'),
    },
  },
  {
    id: 'headline-support',
    type: 'H',
    age: 25,
    title: { en: 'Customer service day and night', th: 'บริการลูกค้าตลอด 24 ชั่วโมง' },
    content: {
      en: page('Somebody answers at every hour. Most questions are settled within ten minutes.'),
      th: page('มีเจ้าหน้าที่ตอบทุกช่วงเวลา ปัญหาส่วนใหญ่เรียบร้อยภายในสิบนาที'),
    },
  },
];
