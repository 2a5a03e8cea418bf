import type { LocalizedText } from '../../core/language';
import type { EntryCode } from '../../core/ledger/tables';

/** What entries are called on a record, in the order in which a filter shows them. */
export const CODE_NAMES: Readonly<Record<EntryCode, LocalizedText>> = {
  DEPOSIT: { en: 'Deposit', th: 'ฝากเงิน' },
  WITHDRAWAL: { en: 'Withdrawal', th: 'ถอนเงิน' },
  WITHDRAWAL_RETURN: { en: 'Withdrawal returned', th: 'คืนเงินถอน' },
  FEE: { en: 'Fee', th: 'ค่าธรรมเนียม' },
  BET: { en: 'Bet', th: 'เดิมพัน' },
  WIN: { en: 'Win', th: 'ชนะ' },
  REFUND: { en: 'Bet given back', th: 'คืนเดิมพัน' },
  BONUS: { en: 'Bonus', th: 'โบนัส' },
  BONUS_END: { en: 'Bonus ended', th: 'โบนัสหมดเวลา' },
  REBATE: { en: 'Rebate', th: 'เงินคืน' },
  TRANSFER_IN: { en: 'From a game wallet', th: 'ย้ายจากกระเป๋าเกม' },
  TRANSFER_OUT: { en: 'To a game wallet', th: 'ย้ายเข้ากระเป๋าเกม' },
  ENVELOPE_IN: { en: 'Red envelope', th: 'อั่งเปาที่ได้รับ' },
  ENVELOPE_OUT: { en: 'Red envelope sent', th: 'อั่งเปาที่ส่ง' },
  OPENING: { en: 'Opening balance', th: 'ยอดยกมา' },
};

export const ENTRY_CODES = Object.keys(CODE_NAMES) as EntryCode[];

export const isEntryCode = (text: string): text is EntryCode => Object.hasOwn(CODE_NAMES, text);
