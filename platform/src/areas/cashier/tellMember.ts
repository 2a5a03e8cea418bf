import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { moneyText } from '../../core/money';
import { inEach, type Mail, tellInbox } from '../inbox/tellInbox';

/** What became of an order, as the inbox tells it. `{amount}` and `{order}` are filled in. */
const NEWS = {
  depositConfirmed: {
    title: { en: '{amount} is in your main wallet', th: '{amount} เข้ากระเป๋าหลักแล้ว' },
    content: {
      en: 'Your deposit {order} has come.',
      th: 'รายการฝาก {order} ของคุณเข้าเรียบร้อยแล้ว',
    },
  },
  depositNotFound: {
    title: { en: 'We did not find your transfer of {amount}', th: 'เราไม่พบยอดโอน {amount} ของคุณ' },
    content: {
      en: 'If your bank has taken the money, open deposit {order} and send us the receipt. We look again.',
      th: 'ถ้าธนาคารหักเงินไปแล้ว เปิดรายการฝาก {order} แล้วส่งสลิปมาให้เรา เราจะตรวจให้อีกครั้ง',
    },
  },
  depositRefused: {
    title: { en: 'Your deposit of {amount} did not go through', th: 'ฝากเงิน {amount} ไม่สำเร็จ' },
    content: {
      en: 'No money was moved for deposit {order}. You can try again, or pay another way.',
      th: 'รายการฝาก {order} ไม่มีการหักเงิน ลองใหม่อีกครั้งหรือเลือกวิธีอื่นได้เลย',
    },
  },
  depositRefund: {
    title: { en: 'We will send {amount} back to you', th: 'เราจะโอน {amount} คืนให้คุณ' },
    content: {
      en: 'The money came for deposit {order}, which could take it no more. It goes back to where it came from.',
      th: 'เงินของรายการฝาก {order} เข้ามาหลังจากรายการปิดไปแล้ว เราจะคืนไปยังบัญชีที่โอนมา',
    },
  },
  withdrawPaid: {
    title: { en: '{amount} is on your card', th: '{amount} เข้าบัญชีธนาคารของคุณแล้ว' },
    content: {
      en: 'Your withdrawal {order} is paid. Your bank may take some minutes to show it.',
      th: 'รายการถอน {order} โอนเรียบร้อยแล้ว ธนาคารอาจใช้เวลาสักครู่ในการแสดงยอด',
    },
  },
  withdrawReturned: {
    title: { en: '{amount} is back in your main wallet', th: '{amount} กลับเข้ากระเป๋าหลักแล้ว' },
    content: {
      en: 'Your withdrawal {order} could not be paid. Nothing was charged for it.',
      th: 'รายการถอน {order} โอนไม่สำเร็จ เราคืนเงินให้เต็มจำนวน ไม่มีค่าธรรมเนียม',
    },
  },
} satisfies Record<string, Mail>;

type News = keyof typeof NEWS;

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
    (symbol) => {
      const fill = (text: string) =>
        text.replace('{amount}', moneyText(symbol, amount)).replace('{order}', orderNo);
      const { title, content } = NEWS[news];
      return { title: inEach(title, fill), content: inEach(content, fill) };
    },
    at,
  );
