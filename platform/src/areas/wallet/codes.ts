import { isAgentAccount } from '@site/contracts/values/accountTypes';
import type { Account } from '../../core/accounts/tables';
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
  SALARY: { en: 'Salary', th: 'เงินเดือนเอเยนต์' },
  AGENT_SALARY: { en: 'Salary from your agent', th: 'เงินเดือนจากเอเยนต์ของคุณ' },
  SALARY_GIVEN: { en: 'Salary to a downline', th: 'จ่ายเงินเดือนให้ลูกสาย' },
  DIVIDEND: { en: 'Dividend', th: 'เงินปันผล' },
  AGENT_DIVIDEND: { en: 'Dividend from your agent', th: 'เงินปันผลจากเอเยนต์ของคุณ' },
  DIVIDEND_GIVEN: { en: 'Dividend to a downline', th: 'จ่ายเงินปันผลให้ลูกสาย' },
  ENVELOPE_IN: { en: 'Red envelope', th: 'อั่งเปาที่ได้รับ' },
  ENVELOPE_OUT: { en: 'Red envelope sent', th: 'อั่งเปาที่ส่ง' },
  OPENING: { en: 'Opening balance', th: 'ยอดยกมา' },
};

/** Of what agents alone earn and give. */
const OF_AGENTS: ReadonlySet<EntryCode> = new Set([
  'SALARY',
  'AGENT_SALARY',
  'SALARY_GIVEN',
  'DIVIDEND',
  'AGENT_DIVIDEND',
  'DIVIDEND_GIVEN',
]);

/** The codes by which an account filters its record. */
export const codesFor = ({ type }: Pick<Account, 'type'>): EntryCode[] =>
  (Object.keys(CODE_NAMES) as EntryCode[]).filter((code) => isAgentAccount(type) || !OF_AGENTS.has(code));

export const isEntryCode = (text: string): text is EntryCode => Object.hasOwn(CODE_NAMES, text);
