import type { Language, LocalizedText } from '../../core/language';
import { formatMoney } from '../../core/money';
import { escapeXml } from '../../core/text';
import type { DepositAct } from './acts';
import type { BankDeposit, BankWithdrawal } from './orders';
import { actForm, amountForm, sandboxPage } from './page';
import { BANK_PATH } from './vendors';

const TEXTS = {
  title: { en: 'Sandbox bank', th: 'ธนาคารจำลอง' },
  label: {
    en: 'Sandbox. Here you play the bank: what you press is told to the platform. No real money moves.',
    th: 'ระบบจำลอง คุณเล่นเป็นธนาคารที่นี่ ทุกปุ่มที่กดจะแจ้งไปยังแพลตฟอร์ม ไม่มีเงินจริงเกี่ยวข้อง',
  },
  deposits: { en: 'Deposits', th: 'รายการฝาก' },
  withdrawals: { en: 'Withdrawals', th: 'รายการถอน' },
  noDeposits: {
    en: 'No deposits yet. Order one on the site, then reload.',
    th: 'ยังไม่มีรายการฝาก ลองฝากบนเว็บไซต์แล้วโหลดใหม่',
  },
  noWithdrawals: { en: 'No withdrawals yet.', th: 'ยังไม่มีรายการถอน' },
  reload: { en: 'Reload', th: 'โหลดใหม่' },
  receipt: { en: 'with a receipt', th: 'มีสลิป' },
  pay: { en: 'Money came', th: 'เงินเข้าแล้ว' },
  payLater: { en: 'Money comes in 20 s', th: 'เงินเข้าใน 20 วินาที' },
  payTwice: { en: 'Money came, told twice', th: 'เงินเข้า แจ้งสองครั้ง' },
  notFound: { en: 'Not found', th: 'ไม่พบยอด' },
  refuse: { en: 'Refused', th: 'ปฏิเสธ' },
  otherAmount: { en: 'Another amount', th: 'ยอดอื่น' },
  payOther: { en: 'This amount came', th: 'ยอดนี้เข้าแล้ว' },
  approve: { en: 'Approve and send', th: 'อนุมัติและส่งโอน' },
  paidOut: { en: 'Paid', th: 'โอนแล้ว' },
  bankRefused: { en: 'Bank refuses', th: 'ธนาคารปฏิเสธ' },
  checkFailed: { en: 'Check failed', th: 'ตรวจสอบไม่ผ่าน' },
  said: { en: 'The platform said', th: 'แพลตฟอร์มตอบว่า' },
} satisfies Record<string, LocalizedText>;

/** What can be made of a withdrawal. */
export const WITHDRAW_ACTS = ['approve', 'paidOut', 'bankRefused', 'checkFailed'] as const;
export type WithdrawAct = (typeof WITHDRAW_ACTS)[number];

const OPEN_DEPOSIT: readonly DepositAct[] = ['pay', 'payLater', 'payTwice', 'notFound', 'refuse'];
const CLOSED_DEPOSIT: readonly DepositAct[] = ['pay', 'payTwice'];
const WITHDRAW_ACTS_OF: Partial<Record<BankWithdrawal['order']['status'], readonly WithdrawAct[]>> = {
  PENDING: ['approve', 'checkFailed'],
  APPROVED: ['paidOut', 'bankRefused'],
};

type Say = (text: LocalizedText) => string;

function depositItem({ order, method, username, symbol, vendor }: BankDeposit, language: Language, say: Say) {
  const { merchant, orderNo, status } = order;
  const about = { merchant, orderNo };
  const open = status === 'PENDING' || status === 'PAID';
  const acts = (open ? OPEN_DEPOSIT : CLOSED_DEPOSIT).map((act) => ({
    act,
    label: TEXTS[act as keyof typeof TEXTS][language],
  }));
  const amount = formatMoney(order.received ?? order.amount);
  const facts = [status, method[language], username, vendor, order.receipt ? say(TEXTS.receipt) : ''];
  const action = `${BANK_PATH}/deposits`;
  return [
    `<li data-status="${status}"><h3>${orderNo} · ${escapeXml(symbol)}${amount}</h3>`,
    `<p>${escapeXml(facts.filter((fact) => fact !== '').join(' · '))}</p>`,
    actForm(action, about, acts),
    amountForm(action, about, {
      label: TEXTS.otherAmount[language],
      button: TEXTS.payOther[language],
      amount: formatMoney(order.amount),
    }),
    '</li>',
  ].join('');
}

function withdrawItem(shown: BankWithdrawal, language: Language) {
  const { order, bankCode, lastFour, username, symbol } = shown;
  const { merchant, orderNo, status, amount, fee } = order;
  const acts = (WITHDRAW_ACTS_OF[status] ?? []).map((act) => ({ act, label: TEXTS[act][language] }));
  const facts = [status, `${bankCode} •• ${lastFour}`, username].join(' · ');
  return [
    `<li data-status="${status}"><h3>${orderNo} · ${escapeXml(symbol)}${formatMoney(amount - fee)}</h3>`,
    `<p>${escapeXml(facts)}</p>`,
    acts.length > 0 ? actForm(`${BANK_PATH}/withdrawals`, { merchant, orderNo }, acts) : '',
    '</li>',
  ].join('');
}

const listOf = (items: readonly string[], none: string) =>
  items.length === 0 ? `<p>${none}</p>` : `<ol>${items.join('')}</ol>`;

export interface BankView {
  readonly merchants: readonly { code: string; name: string }[];
  /** Whose orders are shown: its code. */
  readonly merchant: string;
  readonly deposits: readonly BankDeposit[];
  readonly withdrawals: readonly BankWithdrawal[];
  /** What the platform made of the last press. */
  readonly said: string | undefined;
}

/** The sandbox's bank: every order of a merchant, and what can be made of it. */
export function bankPage(view: BankView, language: Language): string {
  const say: Say = (text) => escapeXml(text[language]);
  const links = view.merchants.map(
    ({ code, name }) =>
      `<a href="${BANK_PATH}?merchant=${code}"${code === view.merchant ? ' aria-current="page"' : ''}>${escapeXml(name)}</a>`,
  );
  const said =
    view.said === undefined ? '' : `<p role="status">${say(TEXTS.said)}: ${escapeXml(view.said)}</p>`;
  const body = [
    `<header><h1>${say(TEXTS.title)}</h1><p>${say(TEXTS.label)}</p><nav>${links.join('')}</nav></header>`,
    `<main>${said}<a href="${BANK_PATH}?merchant=${view.merchant}">${say(TEXTS.reload)}</a>`,
    `<h2>${say(TEXTS.deposits)}</h2>`,
    listOf(
      view.deposits.map((deposit) => depositItem(deposit, language, say)),
      say(TEXTS.noDeposits),
    ),
    `<h2>${say(TEXTS.withdrawals)}</h2>`,
    listOf(
      view.withdrawals.map((withdrawal) => withdrawItem(withdrawal, language)),
      say(TEXTS.noWithdrawals),
    ),
    '</main>',
  ].join('\n');
  return sandboxPage.html({ language, title: TEXTS.title[language], body });
}
