import { PATHS } from '@site/contracts/values/paths';
import { about, type HelpText, list, say, steps, to } from './markup';

export const ACCOUNT: HelpText = {
  key: 'account',
  title: { en: 'Account and security', th: 'บัญชีและความปลอดภัย' },
  content: {
    en:
      about(
        'An account',
        say(
          'Registration takes a minute. Use your own name: withdrawals go to a bank account in that name only. One account for each person.',
        ),
      ) +
      about(
        'I forgot my password',
        steps(
          'Press Forgot password on the login page.',
          'Choose your phone or your e-mail address.',
          'Enter the code, or open the link, and choose a new password. All other devices are logged out.',
        ),
      ) +
      about(
        'Keep strangers out',
        list(
          'Use a password that you use nowhere else.',
          `Log in with a passkey, or ask for a second step, in ${to(PATHS.settings, 'settings')}.`,
          `See where you are logged in under ${to(PATHS.sessions, 'devices')}, and log others out.`,
          'We never ask for your password or for a code that was sent to you. Whoever does is not from us.',
        ),
      ) +
      about(
        'I see something that was not me',
        steps(
          'Change your password.',
          'Log all other devices out.',
          'Tell customer service. We stop withdrawals until it is clear.',
        ),
      ) +
      about(
        'Change my name, phone or bank account',
        say(
          `Phone, e-mail and bank accounts are changed in the ${to(PATHS.securityCentre, 'security centre')}. For your name, write to customer service: we have to check it.`,
        ),
      ),
    th:
      about(
        'การเปิดบัญชี',
        say('สมัครได้ในหนึ่งนาที โปรดใช้ชื่อจริง เพราะถอนได้เฉพาะเข้าบัญชีธนาคารชื่อเดียวกัน หนึ่งคนต่อหนึ่งบัญชี'),
      ) +
      about(
        'ลืมรหัสผ่าน',
        steps(
          'กด “ลืมรหัสผ่าน” ที่หน้าเข้าสู่ระบบ',
          'เลือกเบอร์โทรศัพท์หรืออีเมลของคุณ',
          'กรอกรหัสหรือเปิดลิงก์ แล้วตั้งรหัสผ่านใหม่ อุปกรณ์อื่นจะออกจากระบบทั้งหมด',
        ),
      ) +
      about(
        'ป้องกันผู้อื่น',
        list(
          'ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น',
          `เข้าสู่ระบบด้วยพาสคีย์ หรือเปิดการยืนยันสองขั้นตอนที่หน้า${to(PATHS.settings, 'ตั้งค่า')}`,
          `ดูอุปกรณ์ที่เข้าสู่ระบบอยู่ได้ที่หน้า${to(PATHS.sessions, 'อุปกรณ์ที่เข้าสู่ระบบ')} และสั่งออกจากระบบได้`,
          'เราไม่เคยขอรหัสผ่านหรือรหัสที่ส่งถึงคุณ ใครที่ขอไม่ใช่คนของเรา',
        ),
      ) +
      about(
        'พบรายการที่ไม่ได้ทำเอง',
        steps(
          'เปลี่ยนรหัสผ่าน',
          'สั่งให้อุปกรณ์อื่นออกจากระบบทั้งหมด',
          'แจ้งฝ่ายบริการลูกค้า เราจะระงับการถอนจนกว่าจะตรวจสอบเสร็จ',
        ),
      ) +
      about(
        'เปลี่ยนชื่อ เบอร์ หรือบัญชีธนาคาร',
        say(
          `เบอร์โทรศัพท์ อีเมล และบัญชีธนาคาร เปลี่ยนได้ที่${to(PATHS.securityCentre, 'ศูนย์ความปลอดภัย')} ส่วนชื่อโปรดติดต่อฝ่ายบริการลูกค้า เพราะเราต้องตรวจสอบก่อน`,
        ),
      ),
  },
};
