import type { BrowserContext } from '@playwright/test';
import { registerWithLongForm } from './longForm';
import { newName, PASSWORD } from './newMember';
import { type Caller, platformCall } from './platformCall';
import { giveSession, invitationOf, registerByCall } from './session';
import { type MerchantCode, sitePorts } from './site';

const PLATFORM = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}`;

/** Where a developer plays the bank of a merchant. */
export const bankPage = (merchant: MerchantCode) => `${PLATFORM}/sandbox/bank?merchant=${merchant}`;

/** Good by the platform's rules: neither digits in a row nor a date. */
export const PIN = '571938';

/** An account number of Sala Bank, whose last digit fits the others. */
export const CARD_NUMBER = '4123294417';

/** Far above what a test pays in. */
const DEPOSIT_LIMIT = { kind: 'DEPOSIT', period: 'MONTH', value: '1000000.00' };

/** Presses a button of the sandbox's bank for one order. */
async function pressAtBank(kind: 'deposits' | 'withdrawals', form: Record<string, string>): Promise<void> {
  const answer = await fetch(`${PLATFORM}/sandbox/bank/${kind}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The bank did not take it: ${await answer.text()}`);
}

export const decideDeposit = (merchant: MerchantCode, orderNo: string, act: 'pay' | 'notFound' | 'refuse') =>
  pressAtBank('deposits', { merchant, orderNo, act });

export const decideWithdrawal = (
  merchant: MerchantCode,
  orderNo: string,
  act: 'approve' | 'paidOut' | 'bankRefused' | 'checkFailed',
) => pressAtBank('withdrawals', { merchant, orderNo, act });

/** Whose registration asks for all that there is. */
const LONG_FORM_MERCHANT = 'lagoon';

export interface MoneyMember extends Caller {
  readonly merchant: MerchantCode;
  readonly username: string;
}

interface MoneyMemberOptions {
  /** What is in the main wallet, and may be withdrawn: `5000.00`. */
  readonly money?: string;
  /** Has a payment password and a bank card. */
  readonly canWithdraw?: boolean;
  readonly email?: string;
  /** Who invites them, where the form of the merchant is the short one: they are below the same agent then. */
  readonly invitedBy?: string;
  /** Without a deposit limit of their own. */
  readonly limit?: false;
}

/** Makes a member of one test's own, with money that the sandbox's bank has paid, and signs them in. */
export async function newMoneyMember(
  context: BrowserContext,
  merchant: MerchantCode,
  { money, canWithdraw = false, email = '', invitedBy, limit }: MoneyMemberOptions = {},
): Promise<MoneyMember> {
  const username = lettersOf(newName());
  const register = merchant === LONG_FORM_MERCHANT ? registerWithLongForm : registerByCall;
  const affiliateCode = invitedBy && (await invitationOf(merchant, invitedBy));
  const session = await register(merchant, { username, password: PASSWORD, email, affiliateCode });
  await giveSession(context, session);
  const { token } = JSON.parse(session.localStorage[0]?.value ?? '{}') as { token: string };
  const member = { merchant, token, username };
  // lagoon takes no deposit from who has chosen none.
  if (limit !== false) await platformCall(member, 'PUT', '/wps/care/limits', DEPOSIT_LIMIT);
  if (money) await payIn(member, money);
  if (canWithdraw) await readyToWithdraw(member);
  return member;
}

/** Letters alone: in a mail that names the member, a code is then the only row of digits. */
const lettersOf = (name: string) => name.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** A deposit through the bank, as the cashier makes it. */
export async function payIn(member: MoneyMember, amount: string): Promise<void> {
  interface Methods {
    list: { id: string; kind: string; banks: { bankCode: string }[] }[];
  }
  const { list } = await platformCall<Methods>(member, 'GET', '/wps/transaction/deposit/banks');
  const transfer = list.find(({ kind }) => kind === 'MANUAL');
  const order = { methodId: transfer?.id, bankCode: transfer?.banks[0]?.bankCode, amount };
  const made = await platformCall<{ orderNo: string }>(
    member,
    'POST',
    '/wps/transaction/deposit/manual',
    order,
  );
  await decideDeposit(member.merchant, made.orderNo, 'pay');
}

async function readyToWithdraw(member: MoneyMember): Promise<void> {
  const pin = { newPaymentPassword: PIN, confirmNewPaymentPassword: PIN };
  // The long form has asked for it already.
  if (member.merchant !== LONG_FORM_MERCHANT)
    await platformCall(member, 'PUT', '/wps/member/payeeName', { payeeName: 'Narin Srisuk' });
  await platformCall(member, 'POST', '/wps/member/paymentPassword', pin);
  const card = { bankCode: 'SALA', cardNo: CARD_NUMBER, paymentPassword: PIN };
  await platformCall(member, 'POST', '/wps/member/bankCards', card);
}
