import { PATHS } from '@site/contracts/values/paths';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import type { LocalizedText } from '../../../core/language';
import { moneyText } from '../../../core/money';
import type { Mail } from '../../inbox/mail';
import { tellInbox } from '../../inbox/tellInbox';

const TAKE = {
  path: PATHS.rewards,
  text: { en: 'Open the reward centre', th: 'เปิดศูนย์รางวัล' },
};

/** What was decided, as the inbox tells it. `{promotion}` and `{amount}` are filled in. */
const NEWS = {
  approved: {
    title: { en: 'A reward of {amount} waits for you', th: 'มีรางวัล {amount} รอให้คุณกดรับ' },
    content: {
      en: 'Your request for “{promotion}” was accepted. Take the reward in the reward centre.',
      th: 'คำขอรับรางวัลจาก “{promotion}” ได้รับอนุมัติแล้ว กดรับได้ที่ศูนย์รางวัล',
    },
    link: TAKE,
  },
  rejected: {
    title: { en: 'Your request was not accepted', th: 'คำขอรับรางวัลไม่ได้รับอนุมัติ' },
    content: {
      en: 'It was for “{promotion}”. Customer service can tell you why.',
      th: 'คำขอนี้เป็นของ “{promotion}” สอบถามเหตุผลได้ที่ฝ่ายบริการลูกค้า',
    },
  },
  gift: {
    title: { en: 'A gift of {amount} waits for you', th: 'มีของขวัญ {amount} รอให้คุณกดรับ' },
    content: { en: 'Take it in the reward centre.', th: 'กดรับได้ที่ศูนย์รางวัล' },
    link: TAKE,
  },
} satisfies Record<string, Mail>;

export interface Told {
  /** The promotion's title, none for a gift. */
  readonly promotion?: LocalizedText;
  /** In minor units. */
  readonly amount?: bigint;
  readonly at: Date;
}

/** Puts what was decided into the member's inbox, in the transaction that decides it. */
export const tellDecision = (
  tx: Database,
  account: Pick<Account, 'id' | 'merchant'>,
  news: keyof typeof NEWS,
  { promotion, amount = 0n, at }: Told,
): Promise<void> =>
  tellInbox(
    tx,
    account,
    'PROMOTIONS',
    (symbol) => {
      const fill = (text: LocalizedText, language: 'en' | 'th') =>
        text[language]
          .replace('{amount}', () => moneyText(symbol, amount))
          .replace('{promotion}', () => promotion?.[language] ?? '');
      const inBoth = (text: LocalizedText) => ({ en: fill(text, 'en'), th: fill(text, 'th') });
      const { title, content, ...rest } = NEWS[news];
      return { ...rest, title: inBoth(title), content: inBoth(content) };
    },
    at,
  );
