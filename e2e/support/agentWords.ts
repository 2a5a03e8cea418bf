/*
 * What an agent reads where money goes to the team, as the journeys look for it. Said here again, as in words.ts: a
 * journey fails when a label changes under the agent's feet.
 */

const en = {
  envelopes: 'Red envelope rain',
  searchTeam: 'Search the whole team',
  next: 'Next',
  amountForEach: 'Amount for each',
  wordsWithIt: 'Words with it, if you like',
  keep: (count: string) => new RegExp(`^${count} · you keep ฿[\\d,]+\\.\\d{2}$`),
  two: '2 people',
  sendEnvelopes: 'Send red envelopes',
  paymentPassword: 'Payment password',
  wrongDigits: /^Not the right digits\./,
  sent: '2 envelopes sent',
  records: 'Records',
  sentRecord: 'Red envelope sent',
  mail: (amount: string) => `A red envelope with ฿${amount}`,

  dividend: 'Dividend',
  dividends: 'Dividends',
  running: 'This period so far',
  runs: 'Running',
  toPayOut: 'To pay out',
  payOut: 'Pay out',
  payDividends: 'Pay out dividends',
  oneOfTwo: '1 of 2 due',
  oneLeft: '1 of 1 due',
  paid: '1 downline paid',
  done: 'Done',
  alreadyPaid: 'This dividend is not due. It may have been paid already.',
  status: { paid: 'Paid' },
  history: 'History',
} as const;

type Words = {
  readonly [Word in keyof typeof en]: (typeof en)[Word] extends string
    ? string
    : (typeof en)[Word] extends { readonly paid: string }
      ? { readonly paid: string }
      : (typeof en)[Word] extends RegExp
        ? RegExp
        : (typeof en)[Word];
};

const th: Omit<
  Words,
  | 'oneByOne'
  | 'amountFor'
  | 'range'
  | 'wordsWithIt'
  | 'keep'
  | 'two'
  | 'sent'
  | 'records'
  | 'sentRecord'
  | 'mail'
  | 'stillChecking'
  | 'askAgain'
> = {
  envelopes: 'ฝนอั่งเปา',
  searchTeam: 'ค้นหาทั้งทีม',
  next: 'ต่อไป',
  amountForEach: 'จำนวนเงินต่อคน',
  sendEnvelopes: 'ส่งอั่งเปา',
  paymentPassword: 'รหัสผ่านการเงิน',
  wrongDigits: /^รหัสไม่ถูกต้อง/,

  dividend: 'ปันผล',
  dividends: 'ปันผล',
  running: 'รอบนี้จนถึงตอนนี้',
  runs: 'กำลังคำนวณ',
  toPayOut: 'รอจ่าย',
  payOut: 'จ่ายปันผล',
  payDividends: 'จ่ายปันผล',
  oneOfTwo: 'เลือก 1 จาก 2 รายการ',
  oneLeft: 'เลือก 1 จาก 1 รายการ',
  paid: 'จ่ายให้ลูกทีมแล้ว 1 คน',
  done: 'เสร็จสิ้น',
  alreadyPaid: 'ปันผลนี้ยังไม่ถึงกำหนดจ่าย หรือจ่ายไปแล้ว',
  status: { paid: 'จ่ายแล้ว' },
  history: 'ประวัติ',
};

export const agentWords = { en, th };
