import { randomUUID } from 'node:crypto';
import type { MallItem, MallRecord } from '@site/contracts/areas/mall';
import type { LightMyRequestResponse } from 'fastify';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { pointsOf, postPoints } from '../../core/ledger/points';
import { createTestApp, type TestApp } from '../../testing/app';
import type { DatabaseSystem } from '../../testing/content';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { valueIn } from '../../testing/seeded';
import { type MallItemRow, mallCategories, mallItems } from './tables';

export const MALL = '/wps/mall';
export const CATEGORY = 'free-bets';

/** A member with a session who may have points. */
export interface Buyer {
  readonly account: Account;
  readonly points: () => Promise<bigint>;
  readonly get: (call: string, query?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly exchange: (body: object, key?: string, app?: TestApp['app']) => Promise<LightMyRequestResponse>;
  readonly items: (query?: Record<string, string>) => Promise<MallItem[]>;
  readonly records: (kind: MallRecord['kind'], query?: Record<string, string>) => Promise<MallRecord[]>;
}

export interface Mall extends TestApp {
  readonly buyer: (points?: bigint) => Promise<Buyer>;
  readonly item: (changes?: Partial<typeof mallItems.$inferInsert>) => Promise<MallItemRow>;
}

/** Points out of nothing, for tests. */
export const givePoints = (db: Database, account: Account, points: bigint, at: Date) =>
  db.transaction((tx) =>
    postPoints(tx, {
      account,
      kind: 'points',
      reference: newId('test'),
      points,
      title: { en: 'Bets of 19 November', th: 'เดิมพันวันที่ 19 พฤศจิกายน' },
      at,
    }),
  );

/** The platform with merchant Aurora, which has an empty mall with one category. */
export async function createMall(system?: DatabaseSystem): Promise<Mall> {
  const test = await createTestApp(system ? { system } : {});
  await createMerchant(test.db);
  await test.db
    .insert(mallCategories)
    .values({ id: CATEGORY, merchant: 'aurora', name: { en: 'Free bets', th: 'ฟรีเบต' }, position: 0 });

  async function buyer(points = 0n): Promise<Buyer> {
    const account = await createAccount(test.db, 'aurora');
    if (points > 0n) await givePoints(test.db, account, points, new Date(test.clock()));
    const headers = await signedInHeaders(test.db, account, test.clock());
    const get = (call: string, query: Record<string, string> = {}) =>
      test.app.inject({ url: `${MALL}/${call}`, query: { language: 'EN', ...query }, headers });
    const page = { pageNo: '1', pageSize: '20' };
    return {
      account,
      get,
      points: () => pointsOf(test.db, account),
      exchange: (payload, key = randomUUID(), app = test.app) =>
        app.inject({
          method: 'POST',
          url: `${MALL}/exchange`,
          headers: { ...headers, 'idempotency-key': key },
          payload,
        }),
      items: async (query) => valueIn<{ list: MallItem[] }>(await get('items', { ...page, ...query })).list,
      records: async (kind, query) =>
        valueIn<{ list: MallRecord[] }>(await get('records', { ...page, kind, ...query })).list,
    };
  }

  async function item(changes: Partial<typeof mallItems.$inferInsert> = {}): Promise<MallItemRow> {
    const kind = changes.kind ?? 'BONUS';
    const [row] = await test.db
      .insert(mallItems)
      .values({
        id: newId('item'),
        merchant: 'aurora',
        categoryId: CATEGORY,
        name:
          kind === 'BONUS' ? { en: 'Free bet ฿100.00', th: 'ฟรีเบต ฿100.00' } : { en: 'Earbuds', th: 'หูฟัง' },
        image: '/cdn/wares/ticketBlue.svg',
        points: 1_000,
        kind,
        position: 0,
        ...(kind === 'BONUS' && { amount: 10_000n, turnover: 3 }),
        ...changes,
      })
      .returning();
    if (!row) throw new Error('no item was made');
    return row;
  }

  return { ...test, buyer, item };
}
