import type { Limit, LimitKind, LimitPeriod, PlayState } from '@site/contracts/areas/care';
import type { DepositOrder } from '@site/contracts/areas/deposit';
import type { LightMyRequestResponse } from 'fastify';
import type { NewAccount } from '../../core/accounts/tables';
import type { OwnCareSettings } from '../../core/care/settings';
import { careSettings } from '../../core/care/tables';
import { newId } from '../../core/ids';
import { postTransaction } from '../../core/ledger/ledger';
import type { Transaction } from '../../core/ledger/transaction';
import type { DatabaseSystem } from '../../testing/content';
import { signedInHeaders } from '../../testing/fixtures';
import { valueIn } from '../../testing/seeded';
import {
  type Cashier,
  createCashier,
  DEPOSIT,
  PAYMENT_PASSWORD,
  type Player,
  TODAY,
  WITHDRAW,
} from '../cashier/testing';

export const CARE = '/wps/care';

export interface Stake {
  readonly win?: bigint;
  readonly at?: Date;
  /** The vendor whose wallet it is played from; the main one without. */
  readonly wallet?: string;
  readonly book?: 'real' | 'play';
  /** What is played, as a game in cycles says it. */
  readonly play?: Transaction['play'];
}

/** A member who sets limits, plays and is closed. */
export interface Member extends Player {
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  /** The code of a refusal; none for an answer. */
  refused(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<string | undefined>;
  limit(kind: LimitKind, period: LimitPeriod | undefined, value?: string): Promise<LightMyRequestResponse>;
  limits(): Promise<Limit[]>;
  state(): Promise<PlayState>;
  /** A spin, in minor units. */
  spin(stake: bigint, more?: Stake): Promise<unknown>;
  /** Signs in once more. */
  again(): Promise<Member>;
}

export interface CareTest extends Cashier {
  newMember(balance?: bigint, changes?: Partial<NewAccount>): Promise<Member>;
  /** What the merchant says of responsible play from now on. */
  settings(own: OwnCareSettings): Promise<void>;
}

/** The cashier of the tests, with members who set limits. */
export async function createCareTest(system?: DatabaseSystem): Promise<CareTest> {
  const test = await createCashier(system && { system });
  const { app, db, clock } = test;

  async function memberOf(player: Player): Promise<Member> {
    const { account } = player;
    const headers = { ...(await signedInHeaders(db, account, clock())), 'accept-language': 'en' };
    const send: Member['send'] = (method, url, body) => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      return method === 'GET' || method === 'DELETE'
        ? app.inject({ method, url, headers, ...(body && { query: body as Record<string, string> }) })
        : app.inject({ method, url, headers: { ...headers, ...key }, payload: body ?? {} });
    };
    return {
      ...player,
      post: (url, body) => send('POST', url, body),
      get: (url, query) => send('GET', url, query),
      deposit: async (wanted = {}, way = 'manual') =>
        valueIn(
          await send('POST', `${DEPOSIT}/${way}`, {
            methodId: 'transfer',
            amount: '1000.00',
            ...(way === 'manual' && { bankCode: 'SALA' }),
            ...wanted,
          }),
        ),
      withdraw: async (amount) =>
        valueIn(
          await send('POST', WITHDRAW, {
            bankCardId: player.card,
            amount,
            paymentPassword: PAYMENT_PASSWORD,
          }),
        ),
      shownDeposit: async (orderNo) => {
        const query = { startDate: TODAY, endDate: TODAY, pageNo: '1', pageSize: '25', orderNo };
        return valueIn<{ list: DepositOrder[] }>(await send('GET', `${DEPOSIT}/records`, query))
          .list[0] as DepositOrder;
      },
      send,
      refused: async (method, url, body) => (await send(method, url, body)).json().error?.code,
      limit: (kind, period, value) =>
        send('PUT', `${CARE}/limits`, { kind, ...(period && { period }), ...(value && { value }) }),
      limits: async () => valueIn<{ list: Limit[] }>(await send('GET', `${CARE}/limits`)).list,
      state: async () => valueIn<PlayState>(await send('GET', `${CARE}/state`)),
      spin: (stake, { win = 0n, at = new Date(clock()), wallet, book = 'real', play } = {}) => {
        const party = { player: account, wallet };
        const vendor = { system: 'vendor', vendor: 'MOONREEF' } as const;
        const won =
          win > 0n
            ? [
                { party: vendor, amount: -win },
                { party, amount: win },
              ]
            : [];
        return postTransaction(db, {
          merchant: account.merchant,
          book,
          kind: 'spin',
          reference: newId('spin'),
          at,
          ...(play && { play }),
          postings: [{ party, amount: -stake }, { party: vendor, amount: stake }, ...won],
        });
      },
      again: () => memberOf(player),
    };
  }

  return {
    ...test,
    newMember: async (balance, changes) => memberOf(await test.newPlayer(balance, changes)),
    settings: async (settings) => {
      await db
        .insert(careSettings)
        .values({ merchant: 'aurora', settings })
        .onConflictDoUpdate({ target: careSettings.merchant, set: { settings } });
    },
  };
}
