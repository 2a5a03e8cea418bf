import { addressOf, PATHS } from '@site/contracts/values/paths';
import type { Account } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { moneyText } from '../../../core/money';
import { tellInbox } from '../../inbox/tellInbox';

interface Told {
  readonly from: Account;
  readonly amount: bigint;
  readonly orderNo: string;
  readonly words: string | null;
  readonly at: Date;
}

const RECORDS = {
  path: addressOf(PATHS.transactions, {}),
  text: { en: 'Open my records', th: 'เปิดรายการของฉัน' },
};

/** Puts the envelope, with its words, into the receiver's inbox, in the transaction of the money. */
export const tellReceiver = (
  tx: Database,
  to: Account,
  { from, amount, orderNo, words, at }: Told,
): Promise<void> =>
  tellInbox(
    tx,
    to,
    'CASHIER',
    (symbol) => {
      const money = moneyText(symbol, amount);
      return {
        title: { en: `A red envelope with ${money}`, th: `คุณได้รับอั่งเปา ${money}` },
        content: {
          en: words ?? 'It is in your main wallet.',
          th: words ?? 'เงินเข้ากระเป๋าหลักของคุณแล้ว',
        },
        facts: [
          { name: { en: 'From', th: 'จาก' }, value: from.username },
          { name: { en: 'Amount', th: 'จำนวนเงิน' }, value: money },
          { name: { en: 'Order', th: 'หมายเลขรายการ' }, value: orderNo },
        ],
        link: RECORDS,
      };
    },
    at,
  );
