import { PATHS } from '@site/contracts/values/paths';
import { about, type HelpText, list, say, table, to } from './markup';

/** The times are the platform's own (platform/README.md, "What is deleted, and when"). */
export const privacyOf = (name: string): HelpText => ({
  key: 'privacy',
  anchor: 'privacy',
  title: { en: 'Privacy', th: 'ความเป็นส่วนตัว' },
  content: {
    en:
      say(`${name} keeps what the law and your account need, and no more.`) +
      about(
        'What we keep',
        list(
          'Who you are: what you entered when you registered, and bank accounts.',
          'What you do: bets, deposits, withdrawals and messages to us.',
          'From where: device and address of each login.',
        ),
      ) +
      about(
        'For how long',
        table(
          ['Devices and addresses', '90 days'],
          ['Logins', '400 days'],
          ['Live chat', '90 days'],
          ['Mails in your inbox', '2 years'],
          ['Bets and payments', 'As long as the law asks'],
        ),
      ) +
      about(
        'Who sees it',
        list(
          'Providers of games get a number in the place of your name.',
          'Banks and payment services get what a payment needs.',
          'Authorities get what the law makes us give.',
          'Nobody buys it from us.',
        ),
      ) +
      about(
        'Your rights',
        say(
          `You may see your data, have it corrected, and have deleted what the law does not make us keep. Whether we may send you offers you decide under ${to(PATHS.care, 'responsible play')}. Write to customer service for anything else: we answer within 30 days.`,
        ),
      ),
    th:
      say(`${name} เก็บเฉพาะข้อมูลที่กฎหมายและบัญชีของคุณจำเป็นต้องใช้`) +
      about(
        'ข้อมูลที่เราเก็บ',
        list(
          'ตัวตนของคุณ: ข้อมูลที่กรอกเมื่อสมัคร และบัญชีธนาคาร',
          'การใช้งาน: เดิมพัน การฝากถอน และข้อความถึงเรา',
          'แหล่งที่มา: อุปกรณ์และที่อยู่เครือข่ายเมื่อเข้าสู่ระบบ',
        ),
      ) +
      about(
        'เก็บนานเท่าไร',
        table(
          ['อุปกรณ์และที่อยู่เครือข่าย', '90 วัน'],
          ['การเข้าสู่ระบบ', '400 วัน'],
          ['แชตสด', '90 วัน'],
          ['ข้อความในกล่องข้อความ', '2 ปี'],
          ['เดิมพันและการชำระเงิน', 'ตามที่กฎหมายกำหนด'],
        ),
      ) +
      about(
        'ใครเห็นบ้าง',
        list(
          'ค่ายเกมได้รับหมายเลขแทนชื่อของคุณ',
          'ธนาคารและผู้ให้บริการชำระเงินได้รับเท่าที่จำเป็น',
          'หน่วยงานรัฐได้รับตามที่กฎหมายกำหนด',
          'เราไม่ขายข้อมูลให้ใคร',
        ),
      ) +
      about(
        'สิทธิของคุณ',
        say(
          `คุณขอดู แก้ไข หรือลบข้อมูลที่กฎหมายไม่ได้บังคับให้เก็บได้ และเลือกได้ว่าจะรับข้อเสนอหรือไม่ที่หน้า${to(PATHS.care, 'การเล่นอย่างรับผิดชอบ')} เรื่องอื่นโปรดติดต่อฝ่ายบริการลูกค้า เราตอบภายใน 30 วัน`,
        ),
      ),
  },
});
