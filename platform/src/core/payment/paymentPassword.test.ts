import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { endpoint } from '@site/contracts/http/endpoint';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';
import { type Account, accounts } from '../accounts/tables';
import { HOUR } from '../clock';
import { Refusal } from '../http/refusal';
import { accountRoute } from '../http/route';
import { idempotencyKeys } from '../http/tables';
import { checkPaymentPassword } from './paymentPassword';
import { paymentPasswordTries } from './tables';

const RIGHT = '740293';
const WRONG = '000001';

/** Moves money, as far as the route is concerned. */
const pay = endpoint({
  method: 'POST',
  path: '/wps/test/payByPassword',
  module: 'COMM3',
  who: 'member',
  request: z.object({ paymentPassword: z.string(), amount: z.string() }),
  value: z.object({ paid: z.int() }),
  idempotent: true,
  secrets: ['paymentPassword'],
});

let test: TestApp;
let paymentPasswordHash: string;
let paid = 0;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  paymentPasswordHash = await hash(RIGHT);
  accountRoute(
    test.app,
    pay,
    (_context, { amount }) => {
      if (amount === 'too much') throw new Refusal('balance.insufficient');
      paid += 1;
      return { paid };
    },
    {
      before: ({ db, account, clock }, { paymentPassword }) =>
        checkPaymentPassword(db, account, paymentPassword, clock()),
    },
  );
});
afterAll(() => test.close());

const payer = () => createAccount(test.db, 'aurora', { paymentPasswordHash });
const send = async (
  account: Account,
  paymentPassword: string,
  { key = randomUUID() as string, amount = '1.00' } = {},
) =>
  test.app.inject({
    method: 'POST',
    url: pay.path,
    headers: { ...(await signedInHeaders(test.db, account, test.clock())), 'idempotency-key': key },
    payload: { paymentPassword, amount },
  });
const triesOf = (account: Account) =>
  test.db.$count(paymentPasswordTries, eq(paymentPasswordTries.accountId, account.id));

it('pays with the right one alone', async () => {
  const account = await payer();
  const before = paid;
  expect(refusalOf(await send(account, WRONG))).toEqual([422, 'payment.password.wrong']);
  expect((await send(account, RIGHT)).json().value).toEqual({ paid: before + 1 });
});

it('is missing where none is set', async () => {
  expect(refusalOf(await send(await createAccount(test.db, 'aurora'), RIGHT))).toEqual([
    409,
    'payment.password.missing',
  ]);
});

it('keeps a wrong try counted, though the call is taken back @RP-046', async () => {
  const account = await payer();
  const left: number[] = [];
  for (let tried = 0; tried < 10; tried += 1) left.push((await send(account, WRONG)).json().value.triesLeft);
  expect([left.at(0), left.at(-1)]).toEqual([9, 0]);
  expect(refusalOf(await send(account, RIGHT))).toEqual([429, 'request.rate.limited']);
});

it('counts no try that was right, whatever became of the call', async () => {
  const account = await payer();
  expect(refusalOf(await send(account, RIGHT, { amount: 'too much' }))).toEqual([
    409,
    'balance.insufficient',
  ]);
  expect(await triesOf(account)).toBe(0);
});

it('answers a repeated key as before, though no tries are left or the password has changed', async () => {
  const account = await payer();
  const key = randomUUID();
  const first = await send(account, RIGHT, { key });
  for (let tried = 0; tried < 10; tried += 1) await send(account, WRONG);
  const times = paid;
  expect((await send(account, RIGHT, { key })).json()).toEqual(first.json());
  await test.db
    .update(accounts)
    .set({ paymentPasswordHash: await hash('615830') })
    .where(eq(accounts.id, account.id));
  expect((await send(account, RIGHT, { key })).json()).toEqual(first.json());
  expect(paid).toBe(times);
});

it('answers a repeated key whose password was wrong as before', async () => {
  const account = await payer();
  const key = randomUUID();
  const first = await send(account, WRONG, { key });
  const again = await send(account, WRONG, { key });
  expect([again.json(), again.headers['idempotency-replayed']]).toEqual([first.json(), 'true']);
});

it('lies nowhere beside the key, not even as a fast hash', async () => {
  const account = await payer();
  await send(account, RIGHT);
  await send(account, WRONG);
  const kept = await test.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.caller, account.id));
  expect(new Set(kept.map(({ bodyDigest }) => bodyDigest)).size).toBe(1);
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${RIGHT}|${WRONG}`));
});

it('may be another with a repeated key, whose answer is the first one; another amount may not', async () => {
  const account = await payer();
  const key = randomUUID();
  const first = await send(account, RIGHT, { key });
  expect((await send(account, WRONG, { key })).json()).toEqual(first.json());
  expect(refusalOf(await send(account, RIGHT, { key, amount: '2.00' }))).toEqual([
    422,
    'idempotency.key.reused',
  ]);
});

it('is not checked within a transaction, which would forget wrong tries', async () => {
  const account = await payer();
  const check = test.db.transaction((tx) => checkPaymentPassword(tx, account, RIGHT, test.clock()));
  await expect(check).rejects.toThrow('a transaction would take back');
});

it('forgets tries that count no more', async () => {
  const account = await payer();
  await send(account, WRONG);
  test.clock.advance(HOUR);
  await sweepAll(test.db, test.clock() + 1);
  expect(await triesOf(account)).toBe(0);
});
