import type { Language, LocalizedText } from '../../core/language';

const TEXT: LocalizedText = {
  en: '{merchant}: {code} is your code. It holds for 10 minutes. Tell it to nobody.',
  th: '{merchant}: รหัสยืนยันของคุณคือ {code} ใช้ได้ภายใน 10 นาที ห้ามบอกผู้อื่น',
};

/**
 * The SMS that brings a code. Its last line lets browsers offer the code to the site that asked, and to no
 * other (WICG, origin-bound one-time codes).
 */
export const codeText = (merchant: string, code: string, host: string, language: Language): string =>
  `${TEXT[language].replace('{merchant}', merchant).replace('{code}', code)}\n\n@${host} #${code}`;
