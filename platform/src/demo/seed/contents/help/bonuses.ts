import { PATHS } from '@site/contracts/values/paths';
import { about, type HelpText, list, say, table, to } from './markup';

/** The figures are those of the bonuses for deposits (seed/cashier/promos.ts). */
export const BONUSES: HelpText = {
  key: 'bonuses',
  title: { en: 'Bonuses and turnover', th: 'โบนัสและยอดเทิร์น' },
  content: {
    en:
      about(
        'What is turnover?',
        say(
          'How much you bet before a bonus is yours to withdraw. With a turnover of 10 times, a deposit of ฿500.00 with a bonus of ฿500.00 asks for bets of ฿10,000.00.',
        ),
      ) +
      about(
        'Which games count?',
        table(
          ['Slots, fishing, lottery', '100 %'],
          ['Live and table games', '20 %'],
          ['Cancelled bets', '0 %'],
        ),
      ) +
      about(
        'Where do I find my bonus?',
        list(
          `What you can join stands under ${to(PATHS.promotions, 'promotions')}.`,
          `What was given to you waits in the ${to(PATHS.rewards, 'reward centre')} until you take it.`,
          'A bonus for a deposit is chosen on the deposit page, before you pay.',
        ),
      ) +
      about(
        'Until when?',
        say(
          'Each bonus says how many days there are for its turnover. After them what is left of the bonus goes; your own money stays.',
        ),
      ) +
      about(
        'Without a bonus',
        say('You never have to take one. Without it there is no turnover, and you may withdraw at any time.'),
      ),
    th:
      about(
        'ยอดเทิร์นคืออะไร',
        say('ยอดเดิมพันที่ต้องทำก่อนถอนโบนัส เช่น เทิร์น 10 เท่า ฝาก ฿500.00 รับโบนัส ฿500.00 ต้องมียอดเดิมพัน ฿10,000.00'),
      ) +
      about(
        'เกมไหนนับบ้าง',
        table(['สล็อต ยิงปลา หวย', '100 %'], ['คาสิโนสดและเกมโต๊ะ', '20 %'], ['เดิมพันที่ถูกยกเลิก', '0 %']),
      ) +
      about(
        'ดูโบนัสได้ที่ไหน',
        list(
          `กิจกรรมที่เข้าร่วมได้อยู่ที่หน้า${to(PATHS.promotions, 'โปรโมชัน')}`,
          `รางวัลที่ได้แล้วรอให้รับที่${to(PATHS.rewards, 'ศูนย์รางวัล')}`,
          'โบนัสฝากเงินเลือกได้ที่หน้าฝากเงิน ก่อนชำระ',
        ),
      ) +
      about(
        'ใช้ได้ถึงเมื่อไร',
        say('โบนัสแต่ละรายการบอกจำนวนวันสำหรับทำเทิร์น เมื่อครบกำหนด โบนัสที่เหลือจะหมดอายุ ส่วนเงินของคุณยังอยู่'),
      ) +
      about('ไม่รับโบนัสได้ไหม', say('ได้ ไม่รับก็ไม่มียอดเทิร์น และถอนเงินได้ทุกเมื่อ')),
  },
};
