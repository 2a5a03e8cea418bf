import { addressOf, PATHS } from '@site/contracts/values/paths';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { moneyText } from '../../core/money';
import { inEach, type Mail } from '../inbox/mail';
import { tellInbox } from '../inbox/tellInbox';

/** What became of an order, as the inbox tells it. `{amount}` is filled in. */
const NEWS = {
  depositConfirmed: {
    title: { en: '{amount} is in your main wallet', th: '{amount} เข้ากระเป๋าหลักแล้ว' },
    content: {
      en: 'Your deposit has come.',
      th: 'รายการฝากของคุณเข้าเรียบร้อยแล้ว',
    },
  },
  depositNotFound: {
    title: { en: 'We did not find your transfer of {amount}', th: 'เราไม่พบยอดโอน {amount} ของคุณ' },
    content: {
      en: 'If your bank has taken the money, open the deposit and send us the receipt. We look again.',
      th: 'ถ้าธนาคารหักเงินไปแล้ว เปิดรายการฝากแล้วส่งสลิปมาให้เรา เราจะตรวจให้อีกครั้ง',
    },
  },
  depositRefused: {
    title: { en: 'Your deposit of {amount} did not go through', th: 'ฝากเงิน {amount} ไม่สำเร็จ' },
    content: {
      en: 'No money was moved. You can try again, or pay another way.',
      th: 'รายการนี้ไม่มีการหักเงิน ลองใหม่อีกครั้งหรือเลือกวิธีอื่นได้เลย',
    },
  },
  depositRefund: {
    title: { en: 'We will send {amount} back to you', th: 'เราจะโอน {amount} คืนให้คุณ' },
    content: {
      en: 'The money came for a deposit that could take it no more. It goes back to where it came from.',
      th: 'เงินเข้ามาหลังจากรายการปิดไปแล้ว เราจะคืนไปยังบัญชีที่โอนมา',
    },
  },
  withdrawPaid: {
    title: { en: '{amount} is on your card', th: '{amount} เข้าบัญชีธนาคารของคุณแล้ว' },
    content: {
      en: 'Your withdrawal is paid. Your bank may take some minutes to show it.',
      th: 'รายการถอนของคุณโอนเรียบร้อยแล้ว ธนาคารอาจใช้เวลาสักครู่ในการแสดงยอด',
    },
  },
  withdrawReturned: {
    title: { en: '{amount} is back in your main wallet', th: '{amount} กลับเข้ากระเป๋าหลักแล้ว' },
    content: {
      en: 'Your withdrawal could not be paid. Nothing was charged for it.',
      th: 'รายการถอนของคุณโอนไม่สำเร็จ เราคืนเงินให้เต็มจำนวน ไม่มีค่าธรรมเนียม',
    },
  },
} satisfies Record<string, Mail>;

type News = keyof typeof NEWS;

const DEPOSITS = {
  path: addressOf(PATHS.transactions, { tab: 'deposits' }),
  text: { en: 'Open my deposits', th: 'เปิดรายการฝากของฉัน' },
};
const WITHDRAWALS = {
  path: addressOf(PATHS.transactions, { tab: 'withdrawals' }),
  text: { en: 'Open my withdrawals', th: 'เปิดรายการถอนของฉัน' },
};

/** Puts a message into the member's inbox, in the transaction that it tells of. */
export const tellMember = (
  tx: Database,
  account: Pick<Account, 'id' | 'merchant'>,
  news: News,
  { amount, orderNo, at }: { amount: bigint; orderNo: string; at: Date },
): Promise<void> =>
  tellInbox(
    tx,
    account,
    'CASHIER',
    (symbol) => {
      const money = moneyText(symbol, amount);
      const { title, content } = NEWS[news];
      return {
        title: inEach(title, (text) => text.replace('{amount}', () => money)),
        content,
        facts: [
          { name: { en: 'Order', th: 'หมายเลขรายการ' }, value: orderNo },
          { name: { en: 'Amount', th: 'จำนวนเงิน' }, value: money },
        ],
        link: news.startsWith('deposit') ? DEPOSITS : WITHDRAWALS,
      };
    },
    at,
  );
