import type { Account } from '../../core/accounts/tables';
import type { Language, LocalizedText } from '../../core/language';
import type { CodeTarget } from './smsCodes';

const SUBJECT: LocalizedText = { en: 'Your {merchant} code', th: 'รหัสยืนยัน {merchant} ของคุณ' };

const BODY: LocalizedText = {
  en: 'Hello {name},\n\nyour code is {code}. It holds for 10 minutes. Tell it to nobody: our staff never ask for it.\n\nIf you did not ask for it, somebody may be in your account. Change your password and look at the logged-in devices.',
  th: 'สวัสดีคุณ {name}\n\nรหัสยืนยันของคุณคือ {code} ใช้ได้ภายใน 10 นาที ห้ามบอกผู้อื่น เจ้าหน้าที่ของเราไม่เคยขอรหัสนี้\n\nหากคุณไม่ได้ขอรหัสนี้ อาจมีผู้อื่นอยู่ในบัญชีของคุณ โปรดเปลี่ยนรหัสผ่านและตรวจดูอุปกรณ์ที่เข้าสู่ระบบ',
};

/** The e-mail that brings a code. */
export function codeMail(merchant: string, name: string, code: string, language: Language) {
  const values: Record<string, string> = { merchant, name, code };
  const fill = (text: LocalizedText) =>
    text[language].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return { subject: fill(SUBJECT), body: fill(BODY) };
}

/** An address has no dialling code. */
const NO_DIALING_CODE = '';

/**
 * A code by e-mail is kept like one by SMS, with the address in the number's place, so that the same limits hold
 * for both. `undefined` for an account without an address.
 */
export const emailTarget = (
  { merchant, emailKey }: Pick<Account, 'merchant' | 'emailKey'>,
  module: CodeTarget['module'],
): CodeTarget | undefined =>
  emailKey === null ? undefined : { merchant, module, mobileNum: emailKey, dialingCode: NO_DIALING_CODE };
