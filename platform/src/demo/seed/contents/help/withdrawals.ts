import { PATHS } from '@site/contracts/values/paths';
import { about, type HelpText, list, say, steps, table, to } from './markup';

/** The figures are those of every merchant (areas/cashier/withdraw/rules.ts). */
export const WITHDRAWALS: HelpText = {
  key: 'withdrawals',
  title: { en: 'Withdrawals', th: 'การถอนเงิน' },
  content: {
    en:
      about(
        'How to withdraw',
        steps(
          `Add a bank account in your own name and set a payment password of six digits in the ${to(PATHS.securityCentre, 'security centre')}.`,
          'Open Withdraw, choose the account and enter an amount.',
          'Confirm with the payment password.',
        ),
      ) +
      about(
        'How long does it take?',
        say(
          'We look at each withdrawal. Most are with your bank within 20 minutes, larger ones within a day.',
        ),
      ) +
      about(
        'Limits',
        table(['Each', '฿300.00 –<br>฿100,000.00'], ['A day', '3 withdrawals'], ['Fee', '฿10.00']),
      ) +
      about(
        'Why can I not withdraw all of it?',
        list(
          'A bonus has a turnover that is not met yet. Withdraw shows how much is left to bet.',
          'Money in a game or with a provider has to come back to your main wallet first.',
          'For 24 hours after a reset of your payment password withdrawals rest. This keeps strangers out.',
        ),
      ) +
      about(
        'It was rejected',
        say(
          'The money is back in your wallet, and your transaction record says why. The usual reason is a bank account in another name.',
        ),
      ) +
      about('Do you need a slip?', say('No. We never ask for a slip or a deposit when you withdraw.')),
    th:
      about(
        'วิธีถอนเงิน',
        steps(
          `เพิ่มบัญชีธนาคารชื่อของคุณเอง และตั้งรหัสผ่านการเงินหกหลักที่${to(PATHS.securityCentre, 'ศูนย์ความปลอดภัย')}`,
          'เปิดหน้าถอนเงิน เลือกบัญชี แล้วกรอกจำนวนเงิน',
          'ยืนยันด้วยรหัสผ่านการเงิน',
        ),
      ) +
      about('ใช้เวลานานไหม', say('เราตรวจสอบทุกรายการ ส่วนใหญ่ถึงธนาคารของคุณภายใน 20 นาที ยอดสูงภายในหนึ่งวัน')) +
      about(
        'วงเงินถอน',
        table(['ต่อครั้ง', '฿300.00 –<br>฿100,000.00'], ['ต่อวัน', '3 ครั้ง'], ['ค่าธรรมเนียม', '฿10.00']),
      ) +
      about(
        'ทำไมถอนไม่ได้ทั้งหมด',
        list(
          'โบนัสยังทำยอดเทิร์นไม่ครบ หน้าถอนเงินแสดงยอดที่ยังขาด',
          'เงินที่อยู่ในเกมหรือกระเป๋าของค่ายเกม ต้องโยกกลับเข้ากระเป๋าหลักก่อน',
          'หลังตั้งรหัสผ่านการเงินใหม่ จะพักการถอน 24 ชั่วโมง เพื่อป้องกันผู้อื่น',
        ),
      ) +
      about(
        'รายการถูกปฏิเสธ',
        say('เงินกลับเข้ากระเป๋าแล้ว และดูเหตุผลได้ที่หน้าประวัติธุรกรรม ส่วนใหญ่เป็นเพราะชื่อบัญชีไม่ตรงกัน'),
      ) +
      about('ต้องใช้สลิปไหม', say('ไม่ต้อง เราไม่เคยขอสลิปหรือขอให้ฝากเงินก่อนถอน')),
  },
};
