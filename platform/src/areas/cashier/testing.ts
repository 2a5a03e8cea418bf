import { randomUUID } from 'node:crypto';
import type { DepositKind, DepositOrder } from '@site/contracts/areas/deposit';
import type { WithdrawOrder } from '@site/contracts/areas/withdraw';
import { sum } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Account, NewAccount } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { signatureOf } from '../../core/http/signature';
import { newId } from '../../core/ids';
import { ledgerEntries } from '../../core/ledger/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, fund, signedInHeaders } from '../../testing/fixtures';
import { valueIn } from '../../testing/seeded';
import { hashPassword } from '../accounts/passwords';
import { bankCards } from '../security/tables';
import type { DepositCallback } from './callbacks/routes';
import { callbackSecret } from './callbacks/secrets';
import { depositMethods, depositPromos } from './tables';

export const DEPOSIT = '/wps/transaction/deposit';
export const WITHDRAW = '/wps/transaction/withdraw';
export const PAYMENT_PASSWORD = '740293';
/** Of the clock's start in Bangkok. */
export const TODAY = '2026-11-20';
const ALL = { startDate: TODAY, endDate: TODAY, pageNo: '1', pageSize: '25' };

/** Who tells of every method's money in these tests. */
export const VENDOR = 'PAYPIER';

type NewMethod = typeof depositMethods.$inferInsert;

/** A way to pay in, without a fee unless told otherwise. */
export const newMethod = (id: string, kind: DepositKind, changes: Partial<NewMethod> = {}): NewMethod => ({
  id,
  merchant: 'aurora',
  kind,
  vendor: VENDOR,
  name: { en: id, th: id },
  minAmount: 10_000n,
  maxAmount: 5_000_000n,
  position: 0,
  ...(kind === 'MANUAL'
    ? {
        banks: [
          {
            code: 'SALA',
            name: { en: 'Sala Bank', th: 'ศาลา' },
            accountName: 'Northpier',
            accountNo: '041-2',
          },
        ],
      }
    : { payPage: 'https://pay.test/order' }),
  ...changes,
});

/** 100 % up to 1,000.00 for 300.00 and more, to be bet ten times within 30 days, once. */
export const WELCOME: typeof depositPromos.$inferInsert = {
  id: 'welcome',
  merchant: 'aurora',
  title: { en: 'Welcome match', th: 'ต้อนรับ' },
  promotionId: 'promotion-welcome',
  bonusRate: 10_000,
  maxBonus: 100_000n,
  minAmount: 30_000n,
  turnover: 10,
  daysToBet: 30,
  counts: { LIVE: 20 },
  once: true,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  position: 0,
};

export interface Player {
  readonly account: Account;
  readonly card: string;
  get(path: string, query?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Under a key of its own unless told otherwise. */
  post(path: string, body: object, key?: string): Promise<LightMyRequestResponse>;
  /** Orders a deposit; of 1,000.00 by transfer unless told otherwise. */
  deposit(wanted?: object, way?: string): Promise<DepositOrder>;
  withdraw(amount: string): Promise<WithdrawOrder>;
  /** The order as its owner is shown it now. */
  shownDeposit(orderNo: string): Promise<DepositOrder>;
  shownWithdrawal(orderNo: string): Promise<WithdrawOrder>;
}

export interface Cashier extends TestApp {
  newPlayer(balance?: bigint, changes?: Partial<NewAccount>): Promise<Player>;
  /** As the vendor tells of a deposit. */
  tell(
    told: DepositCallback | string,
    changes?: { vendor?: string; secret?: string; timestamp?: number },
  ): Promise<LightMyRequestResponse>;
  /** Tells that money has come for an order. */
  pay(orderNo: string, amount: string, reference?: string): Promise<LightMyRequestResponse>;
}

export const ledgerSum = async (db: Database): Promise<string | null | undefined> =>
  (await db.select({ sum: sum(ledgerEntries.amount) }).from(ledgerEntries))[0]?.sum;

/** The platform with a merchant that has a way to pay in of every kind, and one bonus. */
export async function createCashier(parts: Parameters<typeof createTestApp>[0] = {}): Promise<Cashier> {
  const test = await createTestApp(parts);
  const { app, db, clock } = test;
  await createMerchant(db);
  await db
    .insert(depositMethods)
    .values([
      newMethod('transfer', 'MANUAL'),
      newMethod('code', 'ALIPAY', { byCode: true, position: 1 }),
      newMethod('pocket', 'QQ', { byCode: true, position: 2 }),
      newMethod('wallet', 'WECHAT', { position: 3 }),
      newMethod('online', 'GATEWAY', { feeRate: 150, position: 4 }),
    ]);
  await db.insert(depositPromos).values(WELCOME);
  const paymentPasswordHash = await hashPassword(PAYMENT_PASSWORD);

  const tell: Cashier['tell'] = (told, { vendor = VENDOR, secret, timestamp = clock() } = {}) => {
    const payload = typeof told === 'string' ? told : JSON.stringify(told);
    const key = secret ?? callbackSecret(app.platform.config, vendor) ?? '';
    return app.inject({
      method: 'POST',
      url: `/wps/callbacks/deposit/${vendor}`,
      headers: {
        'content-type': 'application/json',
        'x-timestamp': String(timestamp),
        'x-signature': signatureOf(key, String(timestamp), payload),
      },
      payload,
    });
  };

  return {
    ...test,
    tell,
    pay: (orderNo, amount, reference = newId('pay')) =>
      tell({ merchant: 'aurora', orderNo, status: 'PAID', reference, amount }),
    newPlayer: async (balance = 0n, changes = {}) => {
      const account = await createAccount(db, 'aurora', {
        paymentPasswordHash,
        payeeName: 'Narin Srisuk',
        ...changes,
      });
      if (balance > 0n) await fund(db, account, balance);
      const card = newId('card');
      await db.insert(bankCards).values({
        id: card,
        merchant: 'aurora',
        accountId: account.id,
        bankCode: 'SALA',
        number: '4123294417',
        lastFour: '4417',
        createdAt: new Date(clock()),
      });
      const headers = { ...(await signedInHeaders(db, account, clock())), 'accept-language': 'en' };
      const get: Player['get'] = (url, query = {}) => app.inject({ url, query, headers });
      const post: Player['post'] = (url, payload, key = randomUUID()) =>
        app.inject({ method: 'POST', url, payload, headers: { ...headers, 'idempotency-key': key } });
      const shown = async <Order>(url: string, orderNo: string) =>
        valueIn<{ list: Order[] }>(await get(url, { ...ALL, orderNo })).list[0] as Order;
      return {
        account,
        card,
        get,
        post,
        deposit: async (wanted = {}, way = 'manual') => {
          const order = {
            methodId: 'transfer',
            amount: '1000.00',
            ...(way === 'manual' && { bankCode: 'SALA' }),
          };
          return valueIn<DepositOrder>(await post(`${DEPOSIT}/${way}`, { ...order, ...wanted }));
        },
        withdraw: async (amount) =>
          valueIn<WithdrawOrder>(
            await post(WITHDRAW, { bankCardId: card, amount, paymentPassword: PAYMENT_PASSWORD }),
          ),
        shownDeposit: (orderNo) => shown(`${DEPOSIT}/records`, orderNo),
        shownWithdrawal: (orderNo) => shown(`${WITHDRAW}/report`, orderNo),
      };
    },
  };
}
