import { eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { HOUR } from '../../core/clock';
import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';
import { refusalOf } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'lagoon' });
  await createMerchant(test.db, { code: 'closed', modulesOff: ['FREEPLAY3'] });
});
afterAll(() => test.close());

const create = (headers: Record<string, string> = {}) =>
  test.app.inject({ url: '/wps/account/trial', headers: { merchant: 'aurora', ...headers } });
const newTrial = async () => (await create()).json().value;
const enter = (payload: object, merchant = 'aurora') =>
  test.app.inject({ method: 'POST', url: '/wps/session/login/freeplay', headers: { merchant }, payload });
const INVALID = [422, 'trial.ticket.invalid'];

it('makes an account with a ticket that is good for an hour @RP-015', async () => {
  expect((await create()).json()).toEqual({
    success: true,
    value: {
      userName: expect.stringMatching(/^trial\d{10}$/),
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      expirationTime: test.clock() + HOUR,
    },
  });
});

it('signs the account of a ticket in, once, with play money @RP-006', async () => {
  const { userName, ticket } = await newTrial();
  const { value } = (await enter({ userName, ticket })).json();
  expect(value).toMatchObject({ userName, customerType: 4 });
  const wallet = await test.app.inject({
    url: '/wps/wallets/gcs',
    headers: { merchant: 'aurora', authorization: `Bearer ${value.token}` },
  });
  expect(wallet.json().value.sumBalance).toBe('10000.00');
  expect(refusalOf(await enter({ userName, ticket }))).toEqual(INVALID);
});

it('takes a ticket with its own name, at its own merchant, in its time', async () => {
  const [first, second] = [await newTrial(), await newTrial()];
  const wrong = [
    { userName: second.userName, ticket: first.ticket },
    { ticket: first.ticket },
    { userName: first.userName },
  ];
  for (const entry of wrong) expect(refusalOf(await enter(entry))).toEqual(INVALID);
  expect(refusalOf(await enter({ ...first, expirationTime: undefined }, 'lagoon'))).toEqual(INVALID);
  expect((await enter(first)).statusCode).toBe(200);
  test.clock.advance(HOUR);
  expect(refusalOf(await enter(second))).toEqual(INVALID);
});

it('takes a ticket once of two calls at the same time', async () => {
  const trial = await newTrial();
  const answers = await Promise.all([enter(trial), enter(trial)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422]);
});

it('sweeps accounts that nobody used, and no others', async () => {
  const [used, unused] = [await newTrial(), await newTrial()];
  await enter(used);
  await sweepAll(test.db, test.clock() + HOUR + 1);
  const kept = async (username: string) => test.db.$count(accounts, eq(accounts.username, username));
  expect([await kept(used.userName), await kept(unused.userName)]).toEqual([1, 0]);
});

it('is made thirty times an hour for one address, and nowhere without its module', async () => {
  const from = { 'x-forwarded-for': '192.0.2.65' };
  for (let call = 0; call < 30; call += 1) expect((await create(from)).statusCode).toBe(200);
  expect(refusalOf(await create(from))).toEqual([429, 'request.rate.limited']);
  expect(refusalOf(await create({ merchant: 'closed' }))).toEqual([403, 'feature.unavailable']);
});
