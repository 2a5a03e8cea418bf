import { about, type HelpText, list, say, steps, table } from './markup';

/** The figures are those of the ways to pay in (seed/cashier/methods.ts). */
export const DEPOSITS: HelpText = {
  key: 'deposits',
  title: { en: 'Deposits', th: 'การฝากเงิน' },
  content: {
    en:
      about(
        'How to deposit',
        steps(
          'Open Deposit and choose how to pay.',
          'Enter an amount. A bonus is added only if you choose one.',
          'Pay exactly the amount of the order, within 30 minutes.',
        ),
      ) +
      about(
        'How long does it take?',
        say('Most deposits arrive within 2 minutes. Bank transfers may take up to 15.'),
      ) +
      about(
        'It has not arrived',
        steps(
          'Check that you paid the amount of the order to the account of the order.',
          'Wait 15 minutes.',
          'Send us the bank slip: add it to the order in your transaction record, or give it to customer service.',
        ),
        say('A slip that comes within 24 hours finds its order again.'),
      ) +
      about(
        'Limits',
        table(
          ['Bank transfer', '฿100.00 –<br>฿50,000.00'],
          ['QR payment', '฿100.00 –<br>฿20,000.00'],
          ['E-wallet', '฿100.00 –<br>฿30,000.00'],
          ['Online banking', '฿100.00 –<br>฿50,000.00'],
        ),
        say('You may have three orders open at a time. Your own deposit limit always counts first.'),
      ) +
      about('Whose account?', say('Pay from an account in your own name. Money from others is sent back.')) +
      about(
        'Fees',
        list(
          'Bank transfer, QR and wallets: none',
          'Online banking: 1 %',
          'The page shows the fee before you pay.',
        ),
      ),
    th:
      about(
        'วิธีฝากเงิน',
        steps(
          'เปิดหน้าฝากเงิน แล้วเลือกช่องทางชำระ',
          'กรอกจำนวนเงิน ระบบเพิ่มโบนัสให้เฉพาะเมื่อคุณเลือกเท่านั้น',
          'ชำระให้ตรงกับยอดในรายการ ภายใน 30 นาที',
        ),
      ) +
      about('ใช้เวลานานไหม', say('ส่วนใหญ่เข้าภายใน 2 นาที การโอนผ่านธนาคารอาจใช้เวลาถึง 15 นาที')) +
      about(
        'ยอดยังไม่เข้า',
        steps(
          'ตรวจสอบว่าโอนตรงยอดและตรงบัญชีในรายการ',
          'รอ 15 นาที',
          'ส่งสลิปให้เรา โดยแนบในรายการที่หน้าประวัติธุรกรรม หรือส่งให้ฝ่ายบริการลูกค้า',
        ),
        say('หากส่งสลิปภายใน 24 ชั่วโมง เราจะตรวจสอบรายการให้อีกครั้ง'),
      ) +
      about(
        'วงเงินฝาก',
        table(
          ['โอนผ่านธนาคาร', '฿100.00 –<br>฿50,000.00'],
          ['สแกน QR', '฿100.00 –<br>฿20,000.00'],
          ['อีวอลเล็ต', '฿100.00 –<br>฿30,000.00'],
          ['ธนาคารออนไลน์', '฿100.00 –<br>฿50,000.00'],
        ),
        say('เปิดรายการค้างไว้ได้ครั้งละสามรายการ และวงเงินที่คุณตั้งเองมีผลก่อนเสมอ'),
      ) +
      about('ต้องใช้บัญชีของใคร', say('โปรดโอนจากบัญชีชื่อของคุณเอง เงินจากบัญชีผู้อื่นจะถูกส่งคืน')) +
      about(
        'ค่าธรรมเนียม',
        list('โอนผ่านธนาคาร สแกน QR และวอลเล็ต: ไม่มี', 'ธนาคารออนไลน์: 1 %', 'หน้าฝากเงินแสดงค่าธรรมเนียมก่อนชำระ'),
      ),
  },
};
