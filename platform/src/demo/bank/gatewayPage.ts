import type { Language, LocalizedText } from '../../core/language';
import { formatMoney } from '../../core/money';
import { escapeXml } from '../../core/text';
import type { DepositAct } from './acts';
import type { BankDeposit } from './orders';
import { actForm, amountForm, sandboxPage } from './page';
import { GATEWAY_PATH } from './vendors';

const TEXTS = {
  title: { en: 'Sandbox payment', th: 'ชำระเงินจำลอง' },
  label: {
    en: 'Sandbox. This stands for the page of a payment vendor. No real money moves.',
    th: 'ระบบจำลอง หน้านี้แทนหน้าของผู้ให้บริการชำระเงิน ไม่มีเงินจริงเกี่ยวข้อง',
  },
  to: { en: 'You pay {merchant}, order {order}', th: 'คุณชำระให้ {merchant} รายการ {order}' },
  over: { en: 'This order is over. You can close this page.', th: 'รายการนี้สิ้นสุดแล้ว ปิดหน้านี้ได้เลย' },
  back: { en: 'Back to {merchant}', th: 'กลับไปที่ {merchant}' },
  pay: { en: 'Pay', th: 'ชำระเงิน' },
  payLater: { en: 'Pay, told in 20 s', th: 'ชำระ แจ้งผลใน 20 วินาที' },
  refuse: { en: 'Refuse', th: 'ปฏิเสธ' },
  giveUp: { en: 'Give up', th: 'ยกเลิก' },
  otherAmount: { en: 'Another amount', th: 'ยอดอื่น' },
  payOther: { en: 'Pay this amount', th: 'ชำระยอดนี้' },
} satisfies Record<string, LocalizedText>;

const ACTS = ['pay', 'payLater', 'refuse', 'giveUp'] as const satisfies readonly DepositAct[];

/** A vendor's page, on which an order is paid or not. */
export function gatewayPage({ order, merchantName, symbol }: BankDeposit, language: Language): string {
  const say = (text: LocalizedText) =>
    escapeXml(text[language].replace('{merchant}', merchantName).replace('{order}', order.orderNo));
  const about = { order: order.payReference };
  const amount = formatMoney(order.amount);
  const forms = [
    actForm(
      GATEWAY_PATH,
      about,
      ACTS.map((act) => ({ act, label: TEXTS[act][language] })),
    ),
    amountForm(GATEWAY_PATH, about, {
      label: TEXTS.otherAmount[language],
      button: TEXTS.payOther[language],
      amount,
    }),
  ].join('');
  const back =
    order.returnUrl === null ? '' : `<a href="${escapeXml(order.returnUrl)}">${say(TEXTS.back)}</a>`;
  const body = [
    `<header><h1>${say(TEXTS.title)}</h1><p>${say(TEXTS.label)}</p></header>`,
    `<main><p>${say(TEXTS.to)}</p><p class="amount">${escapeXml(symbol)}${amount}</p>`,
    order.status === 'PENDING' ? forms : `<p role="status">${say(TEXTS.over)}</p>`,
    `${back}</main>`,
  ].join('\n');
  return sandboxPage.html({ language, title: TEXTS.title[language], body });
}
