import type { DeviceName } from '@site/contracts/areas/sessions';
import type { Language, LocalizedText } from '../../core/language';

/** What changed in how an account is entered or paid out, as the subject of its owner's e-mail. */
const CHANGES = {
  passkeyAdded: {
    en: 'A passkey was added to your {merchant} account',
    th: 'มีการเพิ่มพาสคีย์ในบัญชี {merchant} ของคุณ',
  },
  passkeyRemoved: {
    en: 'A passkey was removed from your {merchant} account',
    th: 'มีการลบพาสคีย์ออกจากบัญชี {merchant} ของคุณ',
  },
  secondStepOn: {
    en: 'The second step was turned on for your {merchant} account',
    th: 'มีการเปิดขั้นตอนที่สองของบัญชี {merchant} ของคุณ',
  },
  secondStepOff: {
    en: 'The second step was turned off for your {merchant} account',
    th: 'มีการปิดขั้นตอนที่สองของบัญชี {merchant} ของคุณ',
  },
  othersEnded: {
    en: 'All other devices were logged out of your {merchant} account',
    th: 'อุปกรณ์อื่นทั้งหมดออกจากระบบบัญชี {merchant} ของคุณแล้ว',
  },
  passwordChanged: {
    en: 'The password of your {merchant} account was changed',
    th: 'มีการเปลี่ยนรหัสผ่านของบัญชี {merchant} ของคุณ',
  },
  emailChanged: {
    en: 'The e-mail address of your {merchant} account was changed',
    th: 'มีการเปลี่ยนอีเมลของบัญชี {merchant} ของคุณ',
  },
  payeeNameSet: {
    en: 'The payee name of your {merchant} account was set',
    th: 'มีการบันทึกชื่อบัญชีธนาคารของบัญชี {merchant} ของคุณ',
  },
  paymentPasswordChanged: {
    en: 'The payment password of your {merchant} account was set or changed',
    th: 'มีการตั้งหรือเปลี่ยนรหัสผ่านการเงินของบัญชี {merchant} ของคุณ',
  },
  paymentPasswordReset: {
    en: 'The payment password of your {merchant} account was reset, and withdrawals rest for 24 hours',
    th: 'มีการรีเซ็ตรหัสผ่านการเงินของบัญชี {merchant} ของคุณ และพักการถอนเงิน 24 ชั่วโมง',
  },
  securityQuestionsSet: {
    en: 'The security questions of your {merchant} account were set',
    th: 'มีการตั้งคำถามความปลอดภัยของบัญชี {merchant} ของคุณ',
  },
  selfExcluded: {
    en: 'Your {merchant} account was excluded from play, as asked for in it',
    th: 'บัญชี {merchant} ของคุณถูกระงับการเล่นตามที่ขอไว้ในบัญชี',
  },
  bankCardAdded: {
    en: 'A bank card was added to your {merchant} account',
    th: 'มีการเพิ่มบัญชีธนาคารในบัญชี {merchant} ของคุณ',
  },
  bankCardRemoved: {
    en: 'A bank card was removed from your {merchant} account',
    th: 'มีการลบบัญชีธนาคารออกจากบัญชี {merchant} ของคุณ',
  },
} satisfies Record<string, LocalizedText>;

export type SecurityChange = keyof typeof CHANGES;

const BODY: LocalizedText = {
  en: 'Hello {name},\n\n{change}.\n\nTime: {time}{device}\n\nIf it was you, there is nothing to do.\n\nIf it was not you, open {merchant} as you always do and set a new password with “Forgot password?”. That logs out every device. Then look at the passkeys and the logged-in devices in the settings, and remove what you do not know. If you cannot log in, write to our customer service.\n\nThis e-mail has no link on purpose. We never ask for your password or a code.',
  th: 'สวัสดีคุณ {name}\n\n{change}\n\nเวลา: {time}{device}\n\nหากเป็นคุณ ไม่ต้องดำเนินการใด ๆ\n\nหากไม่ใช่คุณ โปรดเปิด {merchant} ตามวิธีที่คุณใช้ตามปกติ แล้วตั้งรหัสผ่านใหม่ที่ “ลืมรหัสผ่าน?” ทุกอุปกรณ์จะออกจากระบบ จากนั้นตรวจดูพาสคีย์และอุปกรณ์ที่เข้าสู่ระบบในหน้าตั้งค่า และลบรายการที่คุณไม่รู้จัก หากเข้าสู่ระบบไม่ได้ โปรดติดต่อฝ่ายบริการลูกค้า\n\nอีเมลนี้ไม่มีลิงก์โดยตั้งใจ เราไม่เคยขอรหัสผ่านหรือรหัสยืนยันของคุณ',
};

const DEVICE: LocalizedText = { en: '\nDevice: ', th: '\nอุปกรณ์: ' };
const ON: LocalizedText = { en: ' on ', th: ' บน ' };
const LOCALES: Record<Language, string> = { en: 'en-GB', th: 'th-TH-u-ca-gregory-nu-latn' };

interface SecurityMail {
  readonly merchant: { readonly name: string; readonly timeZone: string };
  /** User name of the account's owner: a nickname could be somebody else's words. */
  readonly name: string;
  /** ms since 1970. */
  readonly at: number;
  readonly device: DeviceName;
  readonly language: Language;
}

/**
 * The e-mail that tells the owner of an account what changed, and what to do if it was somebody else. It holds
 * neither a link nor words that somebody else could have put into it.
 */
export function securityMail(change: SecurityChange, { merchant, name, at, device, language }: SecurityMail) {
  const time = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: merchant.timeZone,
    timeZoneName: 'short',
  }).format(at);
  const product = [device.app, device.system].filter(Boolean).join(ON[language]);
  const subject = CHANGES[change][language].replace('{merchant}', () => merchant.name);
  const values: Record<string, string> = {
    name,
    time,
    change: subject,
    merchant: merchant.name,
    device: product && DEVICE[language] + product,
  };
  return { subject, body: BODY[language].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '') };
}
