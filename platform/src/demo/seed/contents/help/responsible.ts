import { PATHS } from '@site/contracts/values/paths';
import { about, type HelpText, list, say, to } from './markup';

export const RESPONSIBLE: HelpText = {
  key: 'responsible',
  anchor: 'responsible',
  title: { en: 'Responsible play', th: 'การเล่นอย่างรับผิดชอบ' },
  content: {
    en:
      say(
        'Playing is meant to be a pleasure, and it costs money. Play with what you can spare, and never to win back a loss.',
      ) +
      about(
        'Limits',
        say(
          `Set how much you deposit, lose or stake, and how long you play, under ${to(PATHS.careLimits, 'limits')}. A lower limit holds at once; a higher one only after some time, and when you confirm it again.`,
        ),
      ) +
      about(
        'Breaks',
        list(
          `${to(PATHS.careBreak, 'A time-out')} of 24 or 48 hours, 7 or 30 days`,
          'Exclusion for 6 months up to 5 years',
          'Nobody can end a break early, nor can we. You may withdraw your money all the time.',
        ),
      ) +
      about(
        'What has play cost me?',
        say(
          `Your ${to(PATHS.careStatement, 'statement')} shows deposits, withdrawals, bets, wins and time, for up to twelve months.`,
        ),
      ) +
      about(
        'Is it still a game?',
        say('Ask yourself:'),
        list(
          'Do I play longer or for more than I meant to?',
          'Do I hide it from others?',
          'Do I borrow money to play?',
          'Am I restless or sad when I do not play?',
        ),
        say(
          `If you have said yes, talk to somebody. ${to(PATHS.careHelp, 'Who helps')}, free and in confidence.`,
        ),
      ) +
      about(
        'Children',
        say(
          'Nobody under 18 may play. Keep your password to yourself, and log out on devices that others use.',
        ),
      ),
    th:
      say('การเล่นควรเป็นเรื่องสนุก และมีค่าใช้จ่าย เล่นเท่าที่ไม่เดือดร้อน และอย่าเล่นเพื่อเอาคืน') +
      about(
        'ตั้งวงเงิน',
        say(
          `กำหนดยอดฝาก ยอดเสีย เดิมพัน และเวลาเล่นได้ที่หน้า${to(PATHS.careLimits, 'วงเงินและเวลาเล่น')} การลดวงเงินมีผลทันที ส่วนการเพิ่มต้องรอ และต้องยืนยันอีกครั้ง`,
        ),
      ) +
      about(
        'พักการเล่น',
        list(
          `${to(PATHS.careBreak, 'พักชั่วคราว')} 24 หรือ 48 ชั่วโมง 7 หรือ 30 วัน`,
          'งดเล่นตั้งแต่ 6 เดือนถึง 5 ปี',
          'ไม่มีใครยกเลิกก่อนกำหนดได้ แม้แต่เรา แต่คุณถอนเงินได้ตลอดเวลา',
        ),
      ) +
      about(
        'ใช้จ่ายไปเท่าไร',
        say(
          `${to(PATHS.careStatement, 'สรุปการเล่นของฉัน')}แสดงยอดฝาก ถอน เดิมพัน ยอดชนะ และเวลา ย้อนหลังได้สิบสองเดือน`,
        ),
      ) +
      about(
        'ยังเป็นแค่เกมอยู่ไหม',
        say('ลองถามตัวเอง'),
        list(
          'เล่นนานหรือมากกว่าที่ตั้งใจหรือไม่',
          'ปิดบังคนรอบข้างหรือไม่',
          'ยืมเงินมาเล่นหรือไม่',
          'กระวนกระวายหรือเศร้าเมื่อไม่ได้เล่นหรือไม่',
        ),
        say(
          `หากตอบว่าใช่ ลองคุยกับใครสักคน ดู${to(PATHS.careHelp, 'หน่วยงานที่ให้ความช่วยเหลือ')} ไม่มีค่าใช้จ่ายและเป็นความลับ`,
        ),
      ) +
      about(
        'เด็กและเยาวชน',
        say('ผู้มีอายุต่ำกว่า 18 ปีห้ามเล่น โปรดเก็บรหัสผ่านเป็นความลับ และออกจากระบบเมื่อใช้เครื่องร่วมกับผู้อื่น'),
      ),
  },
};
