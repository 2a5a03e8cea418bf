import type { ContractKind } from '@site/contracts/areas/agentContracts';
import { PATHS } from '@site/contracts/values/paths';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import type { LocalizedText } from '../../../core/language';
import type { Mail } from '../../inbox/mail';
import { tellInbox } from '../../inbox/tellInbox';

const NAMES: Readonly<Record<ContractKind, LocalizedText>> = {
  DAILY: { en: 'Daily salary', th: 'เงินเดือนรายวัน' },
  HOURLY: { en: 'Hourly salary', th: 'เงินเดือนรายชั่วโมง' },
  DIVIDEND: { en: 'Dividend', th: 'เงินปันผล' },
};

const PAGES: Readonly<Record<ContractKind, string>> = {
  DAILY: PATHS.dailyContract,
  HOURLY: PATHS.hourlyContract,
  DIVIDEND: PATHS.dividendContract,
};

const OPEN: LocalizedText = { en: 'Open the contract', th: 'เปิดดูสัญญา' };

/** What became of a contract, as the inbox tells it. `{kind}`, `{name}` and `{day}` are filled in. */
const NEWS = {
  offered: {
    title: { en: '{kind}: a contract waits for you', th: '{kind}: มีสัญญารอให้คุณเซ็น' },
    content: {
      en: '{name} offers you a contract. Read the steps, then sign or refuse it.',
      th: '{name} เสนอสัญญาให้คุณ อ่านเงื่อนไขแต่ละขั้น แล้วเซ็นหรือปฏิเสธได้เลย',
    },
  },
  offeredByHouse: {
    title: { en: '{kind}: a contract waits for you', th: '{kind}: มีสัญญารอให้คุณเซ็น' },
    content: {
      en: 'We offer you a contract. Read the steps, then sign or refuse it.',
      th: 'เราเสนอสัญญาให้คุณ อ่านเงื่อนไขแต่ละขั้น แล้วเซ็นหรือปฏิเสธได้เลย',
    },
  },
  signed: {
    title: { en: '{kind}: you have signed', th: '{kind}: คุณเซ็นสัญญาแล้ว' },
    content: { en: 'The contract counts from {day}.', th: 'สัญญาเริ่มนับตั้งแต่วันที่ {day}' },
  },
  signedByDownline: {
    title: { en: '{kind}: {name} has signed', th: '{kind}: {name} เซ็นสัญญาแล้ว' },
    content: { en: 'The contract counts from {day}.', th: 'สัญญาเริ่มนับตั้งแต่วันที่ {day}' },
  },
  refused: {
    title: { en: '{kind}: {name} has refused', th: '{kind}: {name} ปฏิเสธสัญญา' },
    content: { en: 'You may offer another contract.', th: 'คุณเสนอสัญญาใหม่ได้' },
  },
  ended: {
    title: { en: '{kind}: a contract has ended', th: '{kind}: สัญญาสิ้นสุดแล้ว' },
    content: {
      en: 'The two sides of it are no longer agent and direct downline. Days that were over are still paid.',
      th: 'คู่สัญญาไม่ได้เป็นเอเยนต์และลูกสายตรงกันแล้ว วันที่ผ่านไปแล้วยังจ่ายตามเดิม',
    },
  },
} satisfies Record<string, Pick<Mail, 'title' | 'content'>>;

/** A day in words: `21 November`. */
function dayWords(day: string): LocalizedText {
  const words = (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
  return { en: words('en-GB'), th: words('th') };
}

interface Told {
  readonly kind: ContractKind;
  /** The other side. */
  readonly name?: string | undefined;
  /** The day from which it counts, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
  readonly at: Date;
}

/** Puts what became of a contract into the inbox of one of its sides, in the transaction that it tells of. */
export function tellContract(
  tx: Database,
  account: Pick<Account, 'id' | 'merchant'>,
  news: keyof typeof NEWS,
  { kind, name = '', day, at }: Told,
): Promise<void> {
  const days = day === undefined ? { en: '', th: '' } : dayWords(day);
  const fill = (text: LocalizedText): LocalizedText => {
    const one = (language: 'en' | 'th') =>
      text[language]
        .replace('{kind}', () => NAMES[kind][language])
        .replace('{name}', () => name)
        .replace('{day}', () => days[language]);
    return { en: one('en'), th: one('th') };
  };
  const { title, content } = NEWS[news];
  const mail: Mail = {
    title: fill(title),
    content: fill(content),
    link: { path: PAGES[kind], text: OPEN },
  };
  return tellInbox(tx, account, 'SERVICE', () => mail, at);
}
