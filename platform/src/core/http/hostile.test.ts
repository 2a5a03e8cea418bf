import { allEndpoints } from '@site/contracts/endpoints';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, fund, signedInHeaders } from '../../testing/fixtures';

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
];

const text = fc.oneof(fc.constantFrom(...NASTY), fc.string(), fc.string({ unit: 'binary' }));
const anything = fc.oneof(text, fc.jsonValue(), fc.constant(undefined));

/** Tables that no malformed request may write to. */
const GUARDED = [
  'accounts',
  'sessions',
  'ledger_transactions',
  'ledger_entries',
  'bets',
  'idempotency_keys',
  'launch_tokens',
  'favourites',
  'telemetry_events',
  'registrations',
  'sms_codes',
  'password_tickets',
  'bank_cards',
  'security_answers',
  'pictures',
];

let test: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  const agent = await createAccount(test.db, 'aurora', { type: 1 });
  await fund(test.db, agent, 100_000n);
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
const calls = allEndpoints.filter(({ path }) => !WRITES_WHEN_ASKED_WELL.includes(path));

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
  paymentPassword: '740293',
  bankCode: 'SALA',
  cardNo: '4123294417',
  purpose: 'ICON',
};

const nonsenseFor = (endpoint: (typeof calls)[number]) => {
  const fields = 'shape' in endpoint.request ? Object.keys(endpoint.request.shape as object) : [];
  const good = Object.fromEntries(fields.filter((name) => name in GOOD).map((name) => [name, GOOD[name]]));
  // The announcements' platform is the one field whose good value depends on the call.
  if ('platform' in good && endpoint.path.endsWith('getListAnnouncements')) good.platform = 'M';
  const name = fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), fc.string()) : fc.string();
  const spoilt = fc
    .dictionary(name, anything, { minKeys: 1, maxKeys: 2 })
    .map((bad) => ({ ...good, ...bad }));
  return fc.oneof(spoilt, fc.dictionary(name, anything));
};

it.each(calls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers nonsense with the envelope and never with a fault of its own, and writes nothing',
  async (_name, endpoint) => {
    const before = await rowsOfAll();
    const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    await fc.assert(
      fc.asyncProperty(nonsenseFor(endpoint), async (values) => {
        const query = new URLSearchParams(
          Object.entries(values).map(([name, value]): [string, string] => [
            name,
            typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
          ]),
        );
        const answer = await test.app.inject({
          method: endpoint.method,
          url: takesBody ? endpoint.path : `${endpoint.path}?${query}`,
          headers,
          ...(takesBody && { payload: values }),
        });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(answer.json()).toMatchObject({ success: false, error: { code: expect.any(String) } });
          expect(answer.body).not.toMatch(/postgres|drizzle|select |node_modules/i);
        }
      }),
      { numRuns: 25 },
    );
    expect(await rowsOfAll()).toEqual(before);
  },
);
