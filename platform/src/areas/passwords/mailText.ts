import type { Language, LocalizedText } from '../../core/language';

const SUBJECT: LocalizedText = { en: 'Your new {merchant} password', th: 'ตั้งรหัสผ่านใหม่ของ {merchant}' };

const BODY: LocalizedText = {
  en: 'Hello {name},\n\nsomebody asked for a new password for your account. If it was you, set it here within 30 minutes:\n\n{link}\n\nIf it was not you, do nothing: your password stays as it is.',
  th: 'สวัสดีคุณ {name}\n\nมีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ หากเป็นคุณ โปรดตั้งรหัสผ่านใหม่ภายใน 30 นาทีที่ลิงก์นี้\n\n{link}\n\nหากไม่ใช่คุณ ไม่ต้องดำเนินการใด ๆ รหัสผ่านของคุณยังคงเดิม',
};

/** The e-mail that brings the link for a new password. */
export function passwordMail(merchant: string, name: string, link: string, language: Language) {
  const fill = (text: LocalizedText) =>
    text[language]
      .replace('{merchant}', () => merchant)
      .replace('{name}', () => name)
      .replace('{link}', () => link);
  return { subject: fill(SUBJECT), body: fill(BODY) };
}
