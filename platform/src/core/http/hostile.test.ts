import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@site/contracts/endpoints';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { hashPassword } from '../../areas/accounts/passwords';
import { depositMethods, depositOrders, withdrawOrders } from '../../areas/cashier/tables';
import { newMethod } from '../../areas/cashier/testing';
import { merchantVendors, vendors } from '../../areas/games/tables';
import { bankCards } from '../../areas/security/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, fund, signedInHeaders } from '../../testing/fixtures';
import { SECOND } from '../clock';

const NASTY = [
  "' or '1'='1",
  '"; drop table accounts; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  '{"$gt":""}',
  'ไทย'.repeat(60),
  'a'.repeat(3_000),
  '2026-13-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '-0.01',
  '9999999999999999.99',
  '//evil.example',
  '/\\evil.example',
];

const text = fc.oneof(fc.constantFrom(...NASTY), fc.string(), fc.string({ unit: 'binary' }));
const anything = fc.oneof(text, fc.jsonValue(), fc.constant(undefined));

/** Tables that no refused request may write to. Money that is refused leaves a row under its key. */
const GUARDED = [
  'accounts',
  'sessions',
  'ledger_transactions',
  'ledger_entries',
  'bets',
  'launch_tokens',
  'favourites',
  'telemetry_events',
  'registrations',
  'sms_codes',
  'password_tickets',
  'bank_cards',
  'security_answers',
  'pictures',
  'deposit_orders',
  'withdraw_orders',
  'promo_acceptances',
  'contracts',
  'salaries',
  'dividends',
  'envelopes',
  'rebate_rates',
  'affiliate_links',
];

const PAYMENT_PASSWORD = '740293';
/** An agent right below the one who calls. */
const DOWNLINE = 'downline';

let test: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  const agent = await createAccount(test.db, 'aurora', {
    type: 1,
    paymentPasswordHash: await hashPassword(PAYMENT_PASSWORD),
  });
  await fund(test.db, agent, 10n ** 12n);
  await createAccount(test.db, 'aurora', { username: DOWNLINE, type: 1, parentId: agent.id });
  await test.db.insert(bankCards).values({
    id: 'card',
    merchant: 'aurora',
    accountId: agent.id,
    bankCode: 'SALA',
    number: '2877156014',
    lastFour: '6014',
    createdAt: new Date(test.clock()),
  });
  const transfer = newMethod('MANUAL', 'MANUAL');
  await test.db
    .insert(depositMethods)
    .values([
      transfer,
      newMethod('ALIPAY', 'ALIPAY'),
      newMethod('QQ', 'QQ'),
      newMethod('WECHAT', 'WECHAT'),
      newMethod('GATEWAY', 'GATEWAY', { banks: transfer.banks }),
    ]);
  await test.db.insert(vendors).values({ code: 'POCKET', name: 'Pocket', ownWallet: true });
  await test.db
    .insert(merchantVendors)
    .values({ merchant: 'aurora', category: 'RNG', vendor: 'POCKET', position: 0 });
  headers = await signedInHeaders(test.db, agent, test.clock());
});
afterAll(() => test.close());

/** How many rows each of them has. */
async function rowsOfAll(): Promise<Record<string, number>> {
  const rowsOf = (table: string) => sql<number>`(select count(*)::int from ${sql.identifier(table)})`;
  const counts = Object.fromEntries(GUARDED.map((table) => [table, rowsOf(table).as(table)]));
  const [rows] = await test.db.select(counts).from(sql`(values (1)) as one`);
  if (!rows) throw new Error('nothing was counted');
  return rows;
}

/** Writing calls whose empty request is a good one write when they are asked well. */
const WRITES_WHEN_ASKED_WELL = [
  '/wps/session/login/freeplay',
  '/wps/session/renew',
  '/wps/session/logout',
  '/wps/captcha',
  '/wps/account/trial',
];
// Nor those whose answers do not end: areas/news/news.test.ts.
const calls = allEndpoints.filter(({ path, stream }) => !stream && !WRITES_WHEN_ASKED_WELL.includes(path));

/** Good values of the fields that calls ask for, so that nonsense in one of them gets past the others. */
const GOOD: Record<string, unknown> = {
  language: 'EN',
  lang: 'EN',
  device: 'MOBILE',
  merchant: 'aurora',
  merchantCode: 'aurora',
  merchant_code: 'aurora',
  typeId: 1,
  pageNo: 1,
  page: 1,
  pageSize: 10,
  size: 10,
  clientType: 2,
  isPlatform: 2,
  platform: 'html5',
  gameType: 'RNG',
  gameCategory: 'ALL',
  category: 'RNG',
  vendor: 'MOONREEF',
  nodeId: 'koi',
  gameId: '101',
  freeplay: 0,
  types: 'PL',
  startDate: '2026-11-01',
  endDate: '2026-11-20',
  promotionId: 'none',
  rewardId: 'none',
  missionId: 'none',
  itemId: 'none',
  quantity: 1,
  comment: 'Thank you',
  images: [],
  announcementId: 'none',
  read: true,
  mobileNum: '0812345678',
  countryDialingCode: '66',
  newPassword: 'n3w secret',
  confirmNewPassword: 'n3w secret',
  oldPassword: 'old secret',
  verificationCode: '123456',
  newPaymentPassword: '740293',
  confirmNewPaymentPassword: '740293',
  paymentPassword: PAYMENT_PASSWORD,
  bankCode: 'SALA',
  cardNo: '4123294417',
  purpose: 'ICON',
  bankCardId: 'card',
  amount: '300.00',
  transferredAt: '2026-11-20T01:00:00Z',
  returnUrl: '/m/deposit',
  from: 'MAIN',
  to: 'POCKET',
  orderNo: 'none',
  orderId: 'none',
  suborderIds: ['none'],
  period: '2026-11-1',
  accounts: [DOWNLINE],
  account: DOWNLINE,
  terms: [{ turnover: '100.00', activeMembers: 1, rate: '0.50' }],
  action: 'ACCEPT',
  transfers: [{ account: DOWNLINE, amount: '100.00' }],
  rebates: [{ gameType: 'RNG', rate: '0.00' }],
  kind: 'DAILY',
  channel: 'Line group',
};

type Call = (typeof calls)[number];

/** What a call is asked for well, as far as it is known here. */
function goodFor(endpoint: Call): Record<string, unknown> {
  const fields = fieldsOf(endpoint);
  const good = Object.fromEntries(fields.filter((name) => name in GOOD).map((name) => [name, GOOD[name]]));
  // The announcements' platform is the one field whose good value depends on the call.
  if ('platform' in good && endpoint.path.endsWith('getListAnnouncements')) good.platform = 'M';
  // Each way to pay in has a method of its own, called as the way is.
  if (fields.includes('methodId')) good.methodId = endpoint.path.split('/').at(-1)?.toUpperCase();
  return good;
}

const fieldsOf = (endpoint: Call): string[] =>
  'shape' in endpoint.request ? Object.keys(endpoint.request.shape as object) : [];

function nonsenseFor(endpoint: Call) {
  const fields = fieldsOf(endpoint);
  const good = goodFor(endpoint);
  const name = fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), fc.string()) : fc.string();
  const spoilt = fc
    .dictionary(name, anything, { minKeys: 1, maxKeys: 2 })
    .map((bad) => ({ ...good, ...bad }));
  return fc.oneof(spoilt, fc.dictionary(name, anything));
}

/** A call that moves money with each nasty text in each of its fields, and all others good. */
const spoiltOneByOne = (endpoint: Call): [Record<string, unknown>][] =>
  endpoint.idempotent
    ? fieldsOf(endpoint).flatMap((name) =>
        NASTY.map((nasty): [Record<string, unknown>] => [{ ...goodFor(endpoint), [name]: nasty }]),
      )
    : [];

const takesBody = ({ method }: Call) => method === 'POST' || method === 'PUT';

function send(endpoint: Call, values: Record<string, unknown>) {
  // An account moves money twenty times a minute at most.
  if (endpoint.idempotent) test.clock.advance(4 * SECOND);
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );
  return test.app.inject({
    method: endpoint.method,
    url: takesBody(endpoint) ? endpoint.path : `${endpoint.path}?${query}`,
    headers: { ...headers, ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }) },
    ...(takesBody(endpoint) && { payload: values }),
  });
}

/** An account has few orders under way; those that a test has placed are no more. */
async function forgetOrders(): Promise<void> {
  await test.db.delete(depositOrders);
  await test.db.delete(withdrawOrders);
}

it.each(calls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers nonsense with the envelope and never with a fault of its own, and writes nothing',
  async (_name, endpoint) => {
    const examples = spoiltOneByOne(endpoint);
    let before = await rowsOfAll();
    await fc.assert(
      fc.asyncProperty(nonsenseFor(endpoint), async (values) => {
        const answer = await send(endpoint, values);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(answer.json()).toMatchObject({ success: false, error: { code: expect.any(String) } });
          expect(answer.body).not.toMatch(/postgres|drizzle|select |node_modules/i);
        }
        if (!takesBody(endpoint)) return;
        // Nonsense in a field that a call does not read is no nonsense.
        const done = answer.statusCode < 400;
        if (endpoint.idempotent && done) await forgetOrders();
        const after = await rowsOfAll();
        if (!done) expect(after).toEqual(before);
        before = after;
      }),
      { numRuns: 25 + examples.length, examples },
    );
    // A call without a body writes nothing, however it is asked: that is looked at once for all that it was asked.
    if (!takesBody(endpoint)) expect(await rowsOfAll()).toEqual(before);
  },
);

/** What is about an order, a reward or a dividend looks for it, and there is none; a day and its feedback may be used up by then. */
const WORK_DONE = [
  '200',
  '404 not.found',
  '409 reward.not.claimable',
  '409 dividend.not.due',
  '409 mission.already.signed',
  '429 request.rate.limited',
];

it.each(
  calls
    .filter(({ idempotent, who }) => idempotent && who !== 'frame')
    .map((endpoint) => [endpoint.path, endpoint] as const),
)('%s does its work when it is asked well, so that nonsense gets as far', async (_path, endpoint) => {
  const answer = await send(endpoint, goodFor(endpoint));
  await forgetOrders();
  expect(WORK_DONE).toContain([answer.statusCode, answer.json().error?.code].filter(Boolean).join(' '));
});
