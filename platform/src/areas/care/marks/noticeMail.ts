import type { CareNotice } from '@site/contracts/areas/careNotices';
import type { LocalizedText } from '../../../core/language';
import { moneyText, parseMoney } from '../../../core/money';
import { inEach, type Mail } from '../../inbox/mail';
import { CARE_LINK } from '../careLink';
import type { Facts } from './sign';

const LOOK: LocalizedText = { en: 'A look at your play', th: 'ภาพรวมการเล่นของคุณ' };
const WHERE: LocalizedText = {
  en: 'Under “Responsible play” you find your statement, limits, breaks and who helps.',
  th: 'ดูสรุปการเล่น วงเงินและเวลาเล่น การพักการเล่น และคนที่พร้อมรับฟังได้ที่ “เล่นอย่างรับผิดชอบ”',
};

const DEPOSITS_IN_HOUR: LocalizedText = {
  en: 'In the last {minutes} minutes you made {deposits} deposits, {amount} in all.',
  th: 'ใน {minutes} นาทีที่ผ่านมา คุณฝากเงิน {deposits} ครั้ง รวม {amount}',
};
const LIMIT_RAISES: LocalizedText = {
  en: 'In the last {days} days you asked {raises} times for a higher limit.',
  th: 'ใน {days} วันที่ผ่านมา คุณขอเพิ่มวงเงินหรือเวลาเล่น {raises} ครั้ง',
};

/** What was seen, in one plain sentence. `{key}` is the fact of that key. */
const SEEN: Readonly<Record<CareNotice['mark'], LocalizedText>> = {
  DEPOSITS: {
    en: 'In the last {hours} hours you made {deposits} deposits, {amount} in all.',
    th: 'ใน {hours} ชั่วโมงที่ผ่านมา คุณฝากเงิน {deposits} ครั้ง รวม {amount}',
  },
  CHASING: {
    en: 'In the last {days} days you made {times} deposits shortly after most of your balance was played.',
    th: 'ใน {days} วันที่ผ่านมา มี {times} ครั้งที่คุณฝากเงินไม่นานหลังจากเล่นจนเงินเกือบหมด',
  },
  NIGHT: {
    en: 'In {nights} of the last {days} nights you played for more than {minutes} minutes between midnight and five.',
    th: 'ใน {days} คืนที่ผ่านมา มี {nights} คืนที่คุณเล่นเกิน {minutes} นาทีในช่วงเที่ยงคืนถึงตีห้า',
  },
  LONG: {
    en: 'You have played for {minutes} minutes without a longer pause.',
    th: 'คุณเล่นต่อเนื่องมา {minutes} นาทีโดยแทบไม่ได้พัก',
  },
  RISING: {
    en: 'In the last {days} days you staked {staked}. In the four weeks before it was {before} a week.',
    th: 'ใน {days} วันที่ผ่านมา คุณเดิมพันรวม {staked} ส่วนสี่สัปดาห์ก่อนหน้านั้นเฉลี่ยสัปดาห์ละ {before}',
  },
  LIMITS: {
    en: 'On {reached} of the last {days} days you reached a limit.',
    th: 'ใน {days} วันที่ผ่านมา มี {reached} วันที่คุณใช้ครบวงเงินหรือเวลาที่ตั้งไว้',
  },
  FAILED: {
    en: '{deposits} deposits did not go through within {minutes} minutes. Deposits rest for a while.',
    th: 'มีรายการฝากที่ไม่สำเร็จ {deposits} รายการภายใน {minutes} นาที จึงพักการฝากเงินไว้สักครู่',
  },
  REVIEW: {
    en: 'It is some time since you looked at your limits and your statement. You may want to see whether they still fit.',
    th: 'ผ่านมาสักพักแล้วตั้งแต่คุณดูวงเงินและสรุปการเล่นครั้งล่าสุด ลองดูว่ายังเหมาะกับคุณอยู่ไหม',
  },
  NO_LIMITS: {
    en: 'You play without limits of your own. You may want to see whether that is still what you want.',
    th: 'ตอนนี้คุณเล่นโดยไม่ได้ตั้งวงเงินไว้ ลองดูว่ายังต้องการแบบนี้อยู่ไหม',
  },
};

const TITLES: Partial<Record<CareNotice['mark'], LocalizedText>> = {
  REVIEW: { en: 'Your limits and your statement', th: 'วงเงินและสรุปการเล่นของคุณ' },
  NO_LIMITS: { en: 'Playing without limits', th: 'การเล่นโดยไม่ตั้งวงเงิน' },
};

const MONEY: ReadonlySet<string> = new Set(['amount', 'staked', 'before']);

/** Some are seen in two ways, which their facts tell apart. */
function sentenceOf(mark: CareNotice['mark'], facts: Facts): LocalizedText {
  const has = (key: string) => facts.some((fact) => fact.key === key);
  if (mark === 'DEPOSITS' && has('minutes')) return DEPOSITS_IN_HOUR;
  if (mark === 'LIMITS' && has('raises')) return LIMIT_RAISES;
  return SEEN[mark];
}

/** What the inbox says of a notice: the facts, and where limits, breaks and help are. No blame, no advice (PL-032). */
export function noticeMail(mark: CareNotice['mark'], facts: Facts, symbol: string): Mail {
  const shown = facts.map(({ key, value }) => ({
    key,
    value: MONEY.has(key) ? moneyText(symbol, parseMoney(value)) : value,
  }));
  const fill = (text: string) =>
    shown.reduce((filled, { key, value }) => filled.replaceAll(`{${key}}`, value), text);
  const { en, th } = inEach(sentenceOf(mark, facts), fill);
  return {
    title: TITLES[mark] ?? LOOK,
    content: { en: `${en}\n${WHERE.en}`, th: `${th}\n${WHERE.th}` },
    link: CARE_LINK,
  };
}
