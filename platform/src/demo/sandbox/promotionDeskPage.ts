import { pictureUrl } from '../../areas/pictures/service';
import type { WaitingRequest } from '../../areas/promotions/operator/waitingRequests';
import type { PromotionRow } from '../../areas/promotions/tables';
import { plainPage } from '../../core/http/plainPage';
import type { Language, LocalizedText } from '../../core/language';
import { formatMoney } from '../../core/money';
import { escapeXml } from '../../core/text';
import { actForm, SANDBOX_STYLE } from '../bank/page';

export const DESK_PATH = '/sandbox/promotions';

/** What came of a press. */
export const SAID = ['approve', 'reject', 'up', 'down', 'refused'] as const;

const TEXTS = {
  title: { en: 'Sandbox: promotion desk', th: 'ระบบจำลอง: โต๊ะพิจารณาโปรโมชัน' },
  label: {
    en: 'Sandbox. Here you decide what members ask for. No real money moves.',
    th: 'ระบบจำลอง คุณเป็นผู้พิจารณาคำขอของสมาชิกที่นี่ ไม่มีเงินจริงเกี่ยวข้อง',
  },
  requests: { en: 'Requests', th: 'คำขอ' },
  none: {
    en: 'No request waits. Claim a reward on the site, then reload.',
    th: 'ไม่มีคำขอที่รออยู่ ลองขอรับรางวัลบนเว็บไซต์แล้วโหลดใหม่',
  },
  promotions: { en: 'Promotions', th: 'โปรโมชัน' },
  reload: { en: 'Reload', th: 'โหลดใหม่' },
  remark: { en: 'Remark', th: 'หมายเหตุ' },
  picture: { en: 'Picture', th: 'รูปภาพ' },
  amount: { en: 'Amount', th: 'จำนวนเงิน' },
  approve: { en: 'Approve', th: 'อนุมัติ' },
  reject: { en: 'Reject', th: 'ไม่อนุมัติ' },
  up: { en: 'Put up', th: 'เปิดโปรโมชัน' },
  down: { en: 'Take down', th: 'ปิดโปรโมชัน' },
  isDown: { en: 'down', th: 'ปิดอยู่' },
} satisfies Record<string, LocalizedText>;

const SAID_TEXTS: Record<(typeof SAID)[number], LocalizedText> = {
  approve: { en: 'Approved. The reward waits in the reward centre.', th: 'อนุมัติแล้ว รางวัลรออยู่ในศูนย์รางวัล' },
  reject: { en: 'Rejected.', th: 'ไม่อนุมัติแล้ว' },
  up: { en: 'The promotion is up.', th: 'เปิดโปรโมชันแล้ว' },
  down: { en: 'The promotion is down.', th: 'ปิดโปรโมชันแล้ว' },
  refused: {
    en: 'Not done: it was decided already, or the budget has no room for the amount.',
    th: 'ไม่สำเร็จ: พิจารณาไปแล้ว หรืองบไม่พอสำหรับจำนวนนี้',
  },
};

const page = plainPage(
  [
    SANDBOX_STYLE,
    '.pictures{display:flex;flex-wrap:wrap;gap:.5rem}img{display:block;width:9rem;height:9rem;object-fit:cover;border-radius:.5rem}',
    '.remark{white-space:pre-wrap}',
  ].join(''),
  { pictures: true },
);

export const DESK_POLICY = page.policyFor(["'self'"]);

type Say = (text: LocalizedText) => string;

const hidden = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeXml(value)}">`)
    .join('');

/** What is proposed where the promotion leaves the amount open. */
const PROPOSED = 10_000n;

function requestItem(request: WaitingRequest, symbol: string, language: Language, say: Say): string {
  const { merchant, username, promotionId, title, reward, since, remarks, pictures } = request;
  const facts = [username, `${since.toISOString().slice(0, 16).replace('T', ' ')} UTC`];
  if (reward !== null) facts.push(`${symbol}${formatMoney(reward)}`);
  const shown = pictures.map((id, index) => {
    const name = `${TEXTS.picture[language]} ${index + 1}`;
    return `<a href="${pictureUrl(id)}"><img src="${pictureUrl(id)}" alt="${escapeXml(name)}"></a>`;
  });
  return [
    `<li><h3>${escapeXml(title[language])}</h3><p>${escapeXml(facts.join(' · '))}</p>`,
    remarks === '' ? '' : `<p class="remark">${say(TEXTS.remark)}: ${escapeXml(remarks)}</p>`,
    shown.length > 0 ? `<p class="pictures">${shown.join('')}</p>` : '',
    `<form method="post" action="${DESK_PATH}/requests">`,
    hidden({ merchant, username, promotion: promotionId }),
    `<label>${say(TEXTS.amount)}<input name="amount" value="${formatMoney(reward ?? PROPOSED)}" inputmode="decimal" required></label>`,
    `<button name="act" value="approve">${say(TEXTS.approve)}</button>`,
    `<button name="act" value="reject">${say(TEXTS.reject)}</button>`,
    '</form></li>',
  ].join('');
}

type ShownPromotion = Pick<PromotionRow, 'id' | 'title' | 'withdrawnAt'>;

function promotionItem({ id, title, withdrawnAt }: ShownPromotion, merchant: string, language: Language) {
  const act = withdrawnAt === null ? 'down' : 'up';
  const state = withdrawnAt === null ? '' : ` · ${escapeXml(TEXTS.isDown[language])}`;
  const form = actForm(`${DESK_PATH}/promotions`, { merchant, promotion: id }, [
    { act, label: TEXTS[act][language] },
  ]);
  return `<li><h3>${escapeXml(title[language])}</h3><p>${escapeXml(id)}${state}</p>${form}</li>`;
}

export interface DeskView {
  readonly merchants: readonly { code: string; name: string }[];
  /** Whose requests are shown: its code. */
  readonly merchant: string;
  readonly symbol: string;
  readonly requests: readonly WaitingRequest[];
  readonly promotions: readonly ShownPromotion[];
  readonly said: (typeof SAID)[number] | undefined;
}

/** The promotion desk of a merchant: requests that wait, and which promotions are up. */
export function promotionDeskPage(view: DeskView, language: Language): string {
  const { merchant, symbol, said } = view;
  const say: Say = (text) => escapeXml(text[language]);
  const links = view.merchants.map(
    ({ code, name }) =>
      `<a href="${DESK_PATH}?merchant=${code}"${code === merchant ? ' aria-current="page"' : ''}>${escapeXml(name)}</a>`,
  );
  const requests = view.requests.map((request) => requestItem(request, symbol, language, say));
  const body = [
    `<header><h1>${say(TEXTS.title)}</h1><p>${say(TEXTS.label)}</p><nav>${links.join('')}</nav></header>`,
    `<main>${said === undefined ? '' : `<p role="status">${say(SAID_TEXTS[said])}</p>`}`,
    `<a href="${DESK_PATH}?merchant=${merchant}">${say(TEXTS.reload)}</a>`,
    `<h2>${say(TEXTS.requests)}</h2>`,
    requests.length === 0 ? `<p>${say(TEXTS.none)}</p>` : `<ol>${requests.join('')}</ol>`,
    `<h2>${say(TEXTS.promotions)}</h2>`,
    `<ol>${view.promotions.map((promotion) => promotionItem(promotion, merchant, language)).join('')}</ol>`,
    '</main>',
  ].join('\n');
  return page.html({ language, title: TEXTS.title[language], body });
}
