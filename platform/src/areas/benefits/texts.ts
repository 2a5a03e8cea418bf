import type { GameType } from '@site/contracts/areas/games';
import type { Language, LocalizedText } from '../../core/language';

const LOCALES: Record<Language, string> = { en: 'en-GB', th: 'th-TH' };

/** A day as people read it: `19 November`. */
const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** What the points of a day are called on the record of points. */
export const pointsTitle = (day: string): LocalizedText => ({
  en: `Bets of ${dayIn('en', day)}`,
  th: `ยอดเดิมพันวันที่ ${dayIn('th', day)}`,
});

export const rebateTitle = (day: string): LocalizedText => ({
  en: `Rebate for ${dayIn('en', day)}`,
  th: `เงินคืนของวันที่ ${dayIn('th', day)}`,
});

export const levelUpTitle = (level: LocalizedText): LocalizedText => ({
  en: `You reached ${level.en}`,
  th: `ยินดีด้วย คุณถึงระดับ${level.th}`,
});

export const BIRTHDAY_TITLE: LocalizedText = { en: 'Birthday gift', th: 'ของขวัญวันเกิด' };

/** What brings a rebate, in the order in which a member reads it. */
export const REBATE_TITLES: Record<GameType, LocalizedText> = {
  RNG: { en: 'Daily rebate, slots', th: 'เงินคืนรายวัน สล็อต' },
  LIVE: { en: 'Daily rebate, live', th: 'เงินคืนรายวัน คาสิโนสด' },
  FISH: { en: 'Daily rebate, fishing', th: 'เงินคืนรายวัน ยิงปลา' },
  SPORTS: { en: 'Daily rebate, sports', th: 'เงินคืนรายวัน กีฬา' },
  ESPORTS: { en: 'Daily rebate, e-sports', th: 'เงินคืนรายวัน อีสปอร์ต' },
  PVP: { en: 'Daily rebate, cards', th: 'เงินคืนรายวัน ไพ่' },
  LOTT: { en: 'Daily rebate, lottery', th: 'เงินคืนรายวัน ลอตเตอรี่' },
  ELOTT: { en: 'Daily rebate, instant lottery', th: 'เงินคืนรายวัน ลอตเตอรี่ด่วน' },
  BINGO: { en: 'Daily rebate, bingo', th: 'เงินคืนรายวัน บิงโก' },
  COCKFIGHT: { en: 'Daily rebate, cockfights', th: 'เงินคืนรายวัน ไก่ชน' },
};

export const LEVEL_UP_GIFT: LocalizedText = { en: 'Level-up gift', th: 'ของขวัญเลื่อนระดับ' };
