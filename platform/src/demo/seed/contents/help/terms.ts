import { about, type HelpText, list, say, steps } from './markup';

export const termsOf = (name: string): HelpText => ({
  key: 'terms',
  anchor: 'terms',
  title: { en: 'Terms of use', th: 'ข้อกำหนดการใช้งาน' },
  content: {
    en:
      say(`These terms hold between you and ${name}. With an account you accept them.`) +
      about(
        '1. Your account',
        list(
          'One account for each person, in your own name and with true particulars.',
          'You are at least 18, and of age where you live.',
          'You keep your password to yourself. What is done with it counts as yours, until you tell us that it is lost.',
        ),
      ) +
      about(
        '2. Money',
        list(
          'You pay in and out by accounts of your own. We may ask who you are, and where the money is from.',
          'Your balance is kept apart from our own money. It bears no interest.',
          'Without play for twelve months we write to you before anything happens to it.',
        ),
      ) +
      about(
        '3. Bets',
        list(
          'A bet that was taken stands. Its result is what the provider has on record.',
          'A round that was broken off by a fault is given back.',
          'Errors that are plain to see are put right, to your advantage as well as to ours.',
        ),
      ) +
      about(
        '4. Bonuses',
        say(
          'Each promotion has its own terms, which you find with it. What was got by several accounts or by programs is taken back.',
        ),
      ) +
      about(
        '5. Breaks and limits',
        say(
          'What you set under Responsible play binds us: we take no bet and no deposit against it, and send you no offers during a break.',
        ),
      ) +
      about(
        '6. Closing an account',
        say(
          'You may close your account at any time. We may close it where these terms are broken; your own money is paid out.',
        ),
      ) +
      about(
        '7. Complaints',
        steps(
          'Write to customer service. We answer within two days.',
          'If that does not settle it, ask for a second look by somebody else of ours.',
          'After that you may turn to the licensing authority.',
        ),
      ) +
      about(
        '8. Changes',
        say(
          'We tell you of changes seven days ahead. If you do not agree, close your account before they hold.',
        ),
      ),
    th:
      say(`ข้อกำหนดนี้มีผลระหว่างคุณกับ ${name} การเปิดบัญชีถือว่าคุณยอมรับ`) +
      about(
        '1. บัญชีของคุณ',
        list(
          'หนึ่งคนต่อหนึ่งบัญชี ใช้ชื่อจริงและข้อมูลที่ถูกต้อง',
          'คุณมีอายุอย่างน้อย 18 ปี และบรรลุนิติภาวะตามกฎหมายท้องถิ่น',
          'โปรดเก็บรหัสผ่านเป็นความลับ การใช้งานด้วยรหัสของคุณถือเป็นของคุณ จนกว่าจะแจ้งว่ารหัสหลุด',
        ),
      ) +
      about(
        '2. เงินของคุณ',
        list(
          'ฝากและถอนด้วยบัญชีของคุณเอง เราอาจขอให้ยืนยันตัวตนและที่มาของเงิน',
          'เราเก็บยอดเงินของคุณแยกจากเงินของบริษัท และไม่มีดอกเบี้ย',
          'หากไม่มีการเล่นสิบสองเดือน เราจะแจ้งคุณก่อนดำเนินการใด ๆ',
        ),
      ) +
      about(
        '3. เดิมพัน',
        list(
          'เดิมพันที่รับแล้วถือเป็นที่สิ้นสุด ผลเป็นไปตามบันทึกของค่ายเกม',
          'รอบที่หยุดเพราะระบบขัดข้องจะคืนเดิมพันให้',
          'ความผิดพลาดที่เห็นได้ชัดจะได้รับการแก้ไข ไม่ว่าเป็นประโยชน์แก่ฝ่ายใด',
        ),
      ) +
      about('4. โบนัส', say('แต่ละโปรโมชันมีเงื่อนไขของตัวเอง รางวัลที่ได้จากหลายบัญชีหรือโปรแกรมช่วยเล่นจะถูกเรียกคืน')) +
      about(
        '5. วงเงินและการพัก',
        say('สิ่งที่คุณตั้งไว้ในการเล่นอย่างรับผิดชอบผูกพันเรา เราจะไม่รับเดิมพันหรือเงินฝากที่เกินกำหนด และไม่ส่งข้อเสนอระหว่างพัก'),
      ) +
      about('6. การปิดบัญชี', say('คุณปิดบัญชีได้ทุกเมื่อ เราอาจปิดบัญชีที่ผิดข้อกำหนด โดยจ่ายเงินของคุณคืน')) +
      about(
        '7. ข้อร้องเรียน',
        steps(
          'ติดต่อฝ่ายบริการลูกค้า เราตอบภายในสองวัน',
          'หากยังไม่พอใจ ขอให้เจ้าหน้าที่อีกคนตรวจสอบซ้ำได้',
          'หลังจากนั้น คุณร้องเรียนต่อหน่วยงานผู้ออกใบอนุญาตได้',
        ),
      ) +
      about('8. การเปลี่ยนแปลง', say('เราแจ้งการเปลี่ยนแปลงล่วงหน้าเจ็ดวัน หากไม่เห็นด้วย ปิดบัญชีได้ก่อนวันที่มีผล')),
  },
});
