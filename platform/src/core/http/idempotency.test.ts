import { randomUUID } from 'node:crypto';
import { PaymentPassword } from '@site/contracts/areas/bankCards';
import { allEndpoints } from '@site/contracts/endpoints';
import { endpoint } from '@site/contracts/http/endpoint';
import { Money, Password } from '@site/contracts/values/values';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, fund, signedInHeaders } from '../../testing/fixtures';
import type { Account } from '../accounts/tables';
import { DAY, HOUR } from '../clock';
import { newId } from '../ids';
import { balanceOf, postTransaction } from '../ledger/ledger';
import { formatMoney, parseMoney } from '../money';
import { Refusal } from './refusal';
import { accountRoute } from './route';

const pay = endpoint({
  method: 'POST',
  path: '/wps/test/pay',
  module: 'COMM3',
  who: 'member',
  request: z.object({ amount: Money }),
  value: z.object({ balance: Money }),
  idempotent: true,
});
const otherPay = endpoint({ ...pay, path: '/wps/test/payElsewhere' });

let test: TestApp;
let account: Account;
let headers: Record<string, string>;
/** Runs in the handler after the money has moved. */
let afterwards: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  for (const call of [pay, otherPay]) {
    accountRoute(test.app, call, async ({ db, account: payer }, { amount }) => {
      const { balances } = await postTransaction(db, {
        merchant: payer.merchant,
        book: 'real',
        kind: 'withdraw',
        reference: newId('pay'),
        at: new Date(test.clock()),
        postings: [
          { party: { player: payer }, amount: -parseMoney(amount) },
          { party: { system: 'cash' }, amount: parseMoney(amount) },
        ],
      });
      await afterwards();
      return { balance: formatMoney(balances.get(payer.id) ?? 0n) };
    });
  }
});
afterAll(() => test.close());

beforeEach(async () => {
  afterwards = async () => undefined;
  account = await createAccount(test.db, 'aurora');
  await fund(test.db, account, 10_000n);
  headers = await signedInHeaders(test.db, account, test.clock());
});

const send = (key: string | undefined, amount: string, url = pay.path) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { amount },
  });

const balance = () => balanceOf(test.db, account);

it.each([-2 * HOUR, 2 * HOUR])(
  'pays once though the clock jumps by %d ms between two tries',
  async (jump) => {
    const key = randomUUID();
    const first = await send(key, '10.00');
    test.clock.advance(jump);
    // A session does not outlive two hours; whoever signs in again has the same key.
    headers = await signedInHeaders(test.db, account, test.clock());
    const again = await send(key, '10.00');
    test.clock.advance(-jump);
    expect([first.statusCode, again.json(), again.headers['idempotency-replayed']]).toEqual([
      200,
      first.json(),
      'true',
    ]);
    expect(await balance()).toBe(9_000n);
  },
);

it.each([undefined, '', 'not a uuid', '1'.repeat(36)])(
  'refuses the key %p and moves nothing',
  async (key) => {
    const answer = await send(key, '10.00');
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'idempotency.key.missing']);
    expect(await balance()).toBe(10_000n);
  },
);

it('moves the money once and gives the first answer again', async () => {
  const key = randomUUID();
  const first = await send(key, '10.00');
  const second = await send(key.toUpperCase(), '10.00');
  expect(first.json()).toEqual({ success: true, value: { balance: '90.00' } });
  expect(second.json()).toEqual(first.json());
  expect(first.headers['idempotency-replayed']).toBeUndefined();
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await balance()).toBe(9_000n);
});

it('keeps a refusal too', async () => {
  const key = randomUUID();
  expect((await send(key, '999.00')).json().error.code).toBe('balance.insufficient');
  await fund(test.db, account, 1_000_000n);
  const again = await send(key, '999.00');
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'balance.insufficient']);
  expect(again.headers['idempotency-replayed']).toBe('true');
});

it('refuses a key that was used for something else', async () => {
  const key = randomUUID();
  await send(key, '10.00');
  for (const answer of [await send(key, '11.00'), await send(key, '10.00', otherPay.path)])
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'idempotency.key.reused']);
  expect(await balance()).toBe(9_000n);
});

it('tells callers apart', async () => {
  const key = randomUUID();
  await send(key, '10.00');
  const other = await createAccount(test.db, 'aurora');
  await fund(test.db, other, 5_000n);
  headers = await signedInHeaders(test.db, other, test.clock());
  expect((await send(key, '10.00')).json().value.balance).toBe('40.00');
});

it('does not start what still runs', async () => {
  const key = randomUUID();
  const { runningKeys } = test.app.platform;
  runningKeys.add(`${account.id} ${key}`);
  const answer = await send(key, '10.00');
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'idempotency.in.progress']);
  expect(answer.headers['retry-after']).toBe('1');
  runningKeys.delete(`${account.id} ${key}`);
  expect((await send(key, '10.00')).statusCode).toBe(200);
});

it('moves the money once however many tries come side by side', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(key, '10.00')));
  const told = answers.map((answer) => answer.json().error?.code ?? answer.json().value.balance);
  expect(told).toContain('90.00');
  expect(told.every((text) => ['90.00', 'idempotency.in.progress'].includes(text))).toBe(true);
  expect(
    answers.filter(({ headers: sent, statusCode }) => statusCode === 200 && !sent['idempotency-replayed']),
  ).toHaveLength(1);
  expect(await balance()).toBe(9_000n);
});

it('undoes everything when the call fails by itself, and the key may be used again', async () => {
  const key = randomUUID();
  afterwards = async () => {
    throw new Error('the vendor burnt down');
  };
  expect((await send(key, '10.00')).statusCode).toBe(500);
  expect(await balance()).toBe(10_000n);
  afterwards = async () => undefined;
  const again = await send(key, '10.00');
  expect(again.headers['idempotency-replayed']).toBeUndefined();
  expect(again.json().value.balance).toBe('90.00');
});

it('undoes what a refusal came after', async () => {
  afterwards = async () => {
    throw new Refusal('amount.out.of.range');
  };
  expect((await send(randomUUID(), '10.00')).statusCode).toBe(422);
  expect(await balance()).toBe(10_000n);
});

it('forgets the key after a day', async () => {
  const key = randomUUID();
  await send(key, '10.00');
  test.clock.advance(DAY + 1);
  headers = await signedInHeaders(test.db, account, test.clock());
  expect((await send(key, '10.00')).json().value.balance).toBe('80.00');
});

it('lets an account move money 20 times a minute', async () => {
  const answers = [];
  for (let call = 0; call < 21; call += 1) answers.push(await send(randomUUID(), '0.01'));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  expect(answers.at(-1)?.json().error.code).toBe('request.rate.limited');
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});

it.each(allEndpoints.filter(({ idempotent }) => idempotent).map((call) => [call.path, call] as const))(
  '%s names the secrets of its request, and nothing else',
  (_path, { request, secrets = [] }) => {
    const fields = Object.entries('shape' in request ? (request.shape as object) : {});
    const secret = fields.filter(
      ([name, schema]) =>
        /password|pin$|secret|address/i.test(name) || [Password, PaymentPassword].includes(schema),
    );
    expect(secret.map(([name]) => name)).toEqual(secrets);
  },
);
