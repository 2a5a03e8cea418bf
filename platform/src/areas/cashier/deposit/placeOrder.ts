import type { DepositKind } from '@site/contracts/areas/deposit';
import { fieldFault } from '@site/contracts/areas/validators';
import { eq } from 'drizzle-orm';
import { MINUTE } from '../../../core/clock';
import { Refusal } from '../../../core/http/refusal';
import type { SignedInContext } from '../../../core/http/route';
import { siteOrigin } from '../../../core/http/siteOrigin';
import { newToken } from '../../../core/ids';
import { lockPlayer } from '../../../core/ledger/wallets';
import { cleanText } from '../../../core/text';
import { claimPicture } from '../../pictures/claimPicture';
import { fieldsRefusal } from '../../registration/form';
import { nextOrderNo } from '../orderNumber';
import { depositOrders, promoAcceptances } from '../tables';
import { expireDue } from './expire';
import { planDeposit, type WantedDeposit } from './plan';
import { betUntil } from './promos';

/** How long an order waits to be paid. */
const HELD_MS = 30 * MINUTE;

/** What a way of paying in needs to know besides. */
interface OrderDetails extends WantedDeposit {
  /** Whose account the money comes from. */
  readonly payeeName?: string | undefined;
  readonly transferredAt?: string | undefined;
  readonly receipt?: string | undefined;
  /** A path of the site. */
  readonly returnUrl?: string | undefined;
}

/**
 * The address of a path of this site, and nothing else, whatever the path looks like. It names the order, whose
 * number the page did not have when it asked for it.
 */
function addressOnSite({ http, merchant }: SignedInContext, path: string, orderNo: string): string {
  const origin = siteOrigin(http.request, merchant);
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin)
    throw new Refusal('request.invalid', { fields: { returnUrl: ['field.format'] } });
  url.searchParams.set('order', orderNo);
  return url.href;
}

/** In whose name the money is sent: as typed, else the payee name of the account. */
function payerName({ merchant, account }: SignedInContext, typed = ''): string | null {
  const name = cleanText(typed);
  if (name === '') return account.payeeName;
  const fault = fieldFault(merchant.settings.rules.payeeName, name, { required: true });
  if (fault) throw fieldsRefusal([['payeeName', fault]]);
  return name;
}

/**
 * Orders a deposit. A transfer that comes with its time or its receipt is made already.
 *
 * @returns The number of the order.
 * @throws Refusal as `planDeposit`; request.url.empty for a vendor without a page; picture.unknown;
 *   name.format.
 */
export async function placeOrder(
  context: SignedInContext,
  kind: DepositKind,
  wanted: OrderDetails,
): Promise<string> {
  const { db, account, merchant, clock } = context;
  const at = new Date(clock());
  await lockPlayer(db, account, at);
  await expireDue(db, at, account.id);
  const { method, promo, figures } = await planDeposit(db, account, wanted, at, kind);
  if (kind !== 'MANUAL' && method.payPage === null) throw new Refusal('request.url.empty');
  const { bankCode, transferredAt, receipt, returnUrl } = wanted;
  const payeeName = payerName(context, wanted.payeeName);
  const paid = transferredAt !== undefined || receipt !== undefined;
  if (receipt !== undefined) await claimPicture(db, account, receipt, 'RECEIPT', at);
  await db.delete(promoAcceptances).where(eq(promoAcceptances.accountId, account.id));
  const orderNo = await nextOrderNo(db, 'D', merchant, at);
  await db.insert(depositOrders).values({
    merchant: merchant.code,
    orderNo,
    accountId: account.id,
    methodId: method.id,
    promoId: promo?.id ?? null,
    payReference: newToken(),
    status: paid ? 'PAID' : 'PENDING',
    amount: figures.amount,
    fee: figures.fee,
    feeRate: method.feeRate,
    bonus: figures.bonus,
    toBet: figures.toBet,
    bankCode: bankCode ?? null,
    payeeName: kind === 'MANUAL' ? payeeName : null,
    transferredAt: transferredAt === undefined ? null : new Date(transferredAt),
    receipt: receipt ?? null,
    returnUrl: returnUrl === undefined ? null : addressOnSite(context, returnUrl, orderNo),
    createdAt: at,
    expiresAt: new Date(at.getTime() + HELD_MS),
    paidAt: paid ? at : null,
    betUntil: promo ? betUntil(promo, at) : null,
  });
  return orderNo;
}
