import type { helpTopics } from '../../../areas/messages/tables';
import type { LocalizedText } from '../../../core/language';
import { contentId, type SeedContext } from '../context';

type NewTopic = typeof helpTopics.$inferInsert;

interface Topic {
  key: string;
  anchor?: string;
  title: LocalizedText;
  content: LocalizedText;
}

const steps = (...points: string[]) => `<ol>${points.map((point) => `<li>${point}</li>`).join('')}</ol>`;
const text = (...paragraphs: string[]) => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

const topicsFor = (name: string): readonly Topic[] => [
  {
    key: 'start',
    title: { en: 'Getting started', th: 'เริ่มต้นใช้งาน' },
    content: {
      en:
        text('You need an account to play for money. Play money needs none.') +
        steps(
          'Open the sign-in page',
          'Enter your user name and password, or choose the free trial',
          'Pick a game on the home page',
        ),
      th:
        text('การเล่นด้วยเงินจริงต้องมีบัญชี ส่วนการทดลองเล่นไม่ต้องมี') +
        steps('เปิดหน้าเข้าสู่ระบบ', 'กรอกชื่อผู้ใช้และรหัสผ่าน หรือเลือกทดลองเล่น', 'เลือกเกมที่หน้าแรก'),
    },
  },
  {
    key: 'deposit',
    title: { en: 'Deposits', th: 'การฝากเงิน' },
    content: {
      en: text(
        'Transfer from an account in your own name. The amount is in your balance within three minutes.',
        'Keep the slip: with it customer service finds a transfer that is missing.',
      ),
      th: text('โอนจากบัญชีชื่อของคุณเอง ยอดจะเข้าภายในสามนาที', 'เก็บสลิปไว้ หากยอดไม่เข้า ฝ่ายบริการลูกค้าใช้ตรวจสอบได้'),
    },
  },
  {
    key: 'withdraw',
    title: { en: 'Withdrawals', th: 'การถอนเงิน' },
    content: {
      en:
        text('Withdrawals go to a bank account in your own name.') +
        steps(
          'Add the bank account in the security centre',
          'Set a payment password of six digits',
          'Enter the amount; most are paid within five minutes',
        ),
      th:
        text('ถอนเข้าบัญชีธนาคารชื่อของคุณเองเท่านั้น') +
        steps('เพิ่มบัญชีธนาคารที่ศูนย์ความปลอดภัย', 'ตั้งรหัสการเงินหกหลัก', 'กรอกจำนวนเงิน ส่วนใหญ่จ่ายภายในห้านาที'),
    },
  },
  {
    key: 'games',
    title: { en: 'Games and results', th: 'เกมและผลการเล่น' },
    content: {
      en: text(
        'Each game shows its smallest and largest bet. Results come from the provider of the game; we book what it tells us at once.',
        'When the line breaks during a round, the round is played to its end and its result is in your bet record.',
      ),
      th: text(
        'ทุกเกมแสดงเดิมพันต่ำสุดและสูงสุด ผลมาจากค่ายเกมและบันทึกทันที',
        'หากสัญญาณหลุดระหว่างรอบ รอบนั้นจะเล่นจนจบ และดูผลได้ในประวัติการเล่น',
      ),
    },
  },
  {
    key: 'security',
    title: { en: 'Keeping your account safe', th: 'ความปลอดภัยของบัญชี' },
    content: {
      en: text(
        'Use a password that you use nowhere else. Nobody of ours asks for it, nor for a code that was sent to you.',
        'A change of your password ends every other session.',
      ),
      th: text(
        'ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น เจ้าหน้าที่ไม่เคยขอรหัสผ่านหรือรหัสที่ส่งถึงคุณ',
        'เมื่อเปลี่ยนรหัสผ่าน อุปกรณ์อื่นจะออกจากระบบทั้งหมด',
      ),
    },
  },
  {
    key: 'responsible',
    anchor: 'responsible',
    title: { en: 'Responsible play', th: 'การเล่นอย่างรับผิดชอบ' },
    content: {
      en: text(
        'Playing should be a pleasure. Set limits, take breaks, and never play to win back a loss.',
        'You can close your account for a day, a month or for good. Nobody under 18 may play.',
      ),
      th: text(
        'การเล่นควรเป็นเรื่องสนุก กำหนดวงเงิน พักเป็นระยะ และอย่าเล่นเพื่อเอาคืน',
        'คุณปิดบัญชีชั่วคราวหนึ่งวัน หนึ่งเดือน หรือถาวรได้ ผู้มีอายุต่ำกว่า 18 ปีห้ามเล่น',
      ),
    },
  },
  {
    key: 'terms',
    anchor: 'terms',
    title: { en: 'Terms of use', th: 'ข้อกำหนดการใช้งาน' },
    content: {
      en:
        text(`These terms hold between you and ${name}. With an account you accept them.`) +
        steps(
          'One account for each person, in your own name',
          'You are of age where you live',
          'A bet that was taken stands',
          'Errors that are plain to see are put right',
          'We tell you of changes seven days ahead',
        ),
      th:
        text(`ข้อกำหนดนี้มีผลระหว่างคุณกับ ${name} การเปิดบัญชีถือว่าคุณยอมรับ`) +
        steps(
          'หนึ่งคนต่อหนึ่งบัญชี และใช้ชื่อจริง',
          'คุณบรรลุนิติภาวะตามกฎหมายท้องถิ่น',
          'เดิมพันที่รับแล้วถือเป็นที่สิ้นสุด',
          'ความผิดพลาดที่เห็นได้ชัดจะได้รับการแก้ไข',
          'เราแจ้งการเปลี่ยนแปลงล่วงหน้าเจ็ดวัน',
        ),
    },
  },
  {
    key: 'privacy',
    anchor: 'privacy',
    title: { en: 'Your data', th: 'ข้อมูลส่วนบุคคล' },
    content: {
      en: text(
        'We keep what the law and your account need, and no more. You can see it, correct it and have it deleted when the law allows.',
      ),
      th: text('เราเก็บเฉพาะข้อมูลที่กฎหมายและบัญชีของคุณจำเป็นต้องใช้ คุณขอดู แก้ไข หรือลบได้ตามที่กฎหมายอนุญาต'),
    },
  },
];

export const newHelpTopics = (context: SeedContext): NewTopic[] =>
  topicsFor(context.merchantName).map(({ key, ...topic }, position) => ({
    id: contentId(context, `help-${key}`),
    merchant: context.merchant,
    position,
    ...topic,
  }));
