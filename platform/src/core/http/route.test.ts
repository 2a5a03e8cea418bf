import { endpoint } from '@site/contracts/http/endpoint';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { MINUTE } from '../clock';
import { merchants } from '../merchants/tables';
import { route } from './route';

const LONGEST_WORD = 4_000;

const echo = endpoint({
  method: 'GET',
  path: '/wps/test/echo',
  module: 'COMM3',
  who: 'public',
  request: z.object({ word: z.string().check(z.maxLength(LONGEST_WORD)) }),
  value: z.object({ word: z.string() }),
  cached: true,
});

const save = endpoint({
  method: 'POST',
  path: '/wps/test/save',
  module: 'REWCEN3',
  who: 'session',
  request: z.object({ name: z.string(), count: z.int() }),
  value: z.object({ name: z.string() }),
});

const broken = endpoint({ ...echo, path: '/wps/test/broken', cached: false });

let test: TestApp;
const merchant = { merchant: 'aurora' };

beforeAll(async () => {
  test = await createTestApp({ config: { rateLimitFactor: 1 } });
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'lagoon', modulesOff: ['REWCEN3'] });
  route(test.app, echo, ({ language }, { word }) => ({ word: `${word} ${language}` }));
  route(test.app, save, (_context, { name }) => ({ name, secret: 'not of the contract' }));
  route(test.app, broken, (): { word: string } => JSON.parse('{"word": 7, "secret": "s3cret"}'));
});
afterAll(() => test.close());
// A minute later the address may call again.
beforeEach(() => test.clock.advance(MINUTE));

const get = (url: string, headers: Record<string, string> = merchant) => test.app.inject({ url, headers });

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/wps/test/save', headers: { ...merchant, ...headers }, payload });

it('answers with the envelope, a request id and a date', async () => {
  const answer = await get('/wps/test/echo?word=koi');
  expect(answer.json()).toEqual({ success: true, value: { word: 'koi th' } });
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
});

it('keeps the request id of a proxy, and no other text', async () => {
  const given = await get('/wps/test/echo?word=a', { ...merchant, 'x-request-id': 'edge-12345678' });
  expect(given.headers['x-request-id']).toBe('edge-12345678');
  const hostile = await get('/wps/test/echo?word=a', { ...merchant, 'x-request-id': '<script>' });
  expect(hostile.headers['x-request-id']).not.toContain('<');
});

it('lets the language parameter win over the header', async () => {
  const headers = { ...merchant, 'accept-language': 'th' };
  expect((await get('/wps/test/echo?word=a&language=EN', headers)).json().value.word).toBe('a en');
  expect(
    (await get('/wps/test/echo?word=a', { ...merchant, 'accept-language': 'en' })).json().value.word,
  ).toBe('a en');
});

describe('merchant', () => {
  it('is the one of the host name without a header', async () => {
    expect((await get('/wps/test/echo?word=a', { host: 'AURORA.test:8080' })).statusCode).toBe(200);
  });

  it.each([{ host: 'nobody.test' }, { merchant: 'nobody' }, { merchant: "' or 1=1 --" }])(
    'is unknown for %p',
    async (headers: Record<string, string>) => {
      const answer = await get('/wps/test/echo?word=a', headers);
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'merchant.unknown']);
    },
  );

  it.each(['merchant', 'merchantCode', 'merchant_code'])('must agree with the parameter %s', async (name) => {
    const answer = await get(`/wps/test/echo?word=a&${name}=lagoon`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'merchant.mismatch']);
    expect((await get(`/wps/test/echo?word=a&${name}=aurora`)).statusCode).toBe(200);
  });

  it('closes its site for maintenance, an upgrade and restricted networks', async () => {
    const close = (values: object) =>
      test.db.update(merchants).set(values).where(eq(merchants.code, 'aurora'));
    await close({ maintenance: true });
    expect((await get('/wps/test/echo?word=a')).json().error.code).toBe('system.maintenance');
    await close({ maintenance: false, upgrading: true });
    expect((await get('/wps/test/echo?word=a')).json().error.code).toBe('system.upgrading');
    await close({ upgrading: false, restrictedNetworks: ['10.0.0.0/8', '2001:db8::/32'] });
    const far = { ...merchant, 'x-forwarded-for': '10.1.2.3' };
    const answer = await get('/wps/test/echo?word=a', far);
    expect([answer.statusCode, answer.json().error.code]).toEqual([451, 'region.restricted']);
    expect(answer.json().value).toEqual({ ip: '10.1.2.3' });
    expect(
      (await get('/wps/test/echo?word=a', { ...merchant, 'x-forwarded-for': '2001:db8::1' })).statusCode,
    ).toBe(451);
    expect(
      (await get('/wps/test/echo?word=a', { ...merchant, 'x-forwarded-for': '11.1.2.3' })).statusCode,
    ).toBe(200);
    await close({ restrictedNetworks: [] });
  });

  it('has its modules switched off', async () => {
    const account = await createAccount(test.db, 'lagoon');
    const headers = await signedInHeaders(test.db, account, test.clock());
    const answer = await post({ name: 'a', count: 1 }, headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'feature.unavailable']);
  });
});

describe('a session', () => {
  const signIn = async (changes = {}) => {
    const account = await createAccount(test.db, 'aurora', changes);
    return signedInHeaders(test.db, account, test.clock());
  };

  it('is needed, and of this merchant @RP-047', async () => {
    expect((await post({ name: 'a', count: 1 })).json().error.code).toBe('auth.required');
    const headers = await signIn();
    expect((await post({ name: 'a', count: 1 }, headers)).statusCode).toBe(200);
    const elsewhere = await test.app.inject({
      url: '/wps/member/info',
      headers: { ...headers, merchant: 'lagoon' },
    });
    expect(elsewhere.json().error.code).toBe('session.expired');
  });

  it.each(['Bearer nonsense', 'Bearer ', 'Basic YTpi', 'Bearer a b'])(
    'is none for %p',
    async (authorization) => {
      const answer = await post({ name: 'a', count: 1 }, { authorization });
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session.expired']);
    },
  );

  it('may be denied a module', async () => {
    const headers = await signIn({ modulesDenied: ['REWCEN3'] });
    const answer = await post({ name: 'a', count: 1 }, headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'access.denied']);
  });

  it('answers nothing that the contract does not name', async () => {
    const answer = await post({ name: 'a', count: 1 }, await signIn());
    expect(answer.json().value).toEqual({ name: 'a' });
  });

  it('is never read from a parameter @RP-047', async () => {
    const { authorization } = await signIn();
    const token = authorization.replace('Bearer ', '');
    expect((await post({ name: 'a', count: 1, token })).json().error.code).toBe('auth.required');
  });

  it('names the fields that are wrong', async () => {
    const answer = await post({ count: '1' }, await signIn());
    expect(answer.json().error).toMatchObject({
      code: 'request.invalid',
      fields: { name: ['field.required'], count: ['field.format'] },
    });
  });
});

it('tells nobody what broke inside', async () => {
  const answer = await get('/wps/test/broken?word=a');
  expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'unknown']);
  expect(answer.body).not.toMatch(/s3cret|contract|at /);
});

describe('a catalogue answer', () => {
  it('is not sent again to who holds it, and varies with what it depends on', async () => {
    const first = await get('/wps/test/echo?word=a');
    const { etag } = first.headers;
    expect(first.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(first.headers.vary).toBe('Accept-Language, Merchant, Authorization');
    const again = await get('/wps/test/echo?word=a', { ...merchant, 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/wps/test/echo?word=b', { ...merchant, 'if-none-match': String(etag) });
    expect(other.statusCode).toBe(200);
  });

  it('is compressed when it is large, under a tag of its own that revalidates', async () => {
    const url = `/wps/test/echo?word=${'a'.repeat(LONGEST_WORD)}`;
    const answer = await get(url, { ...merchant, 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(200);
    expect(answer.headers.etag).toMatch(/-br"$/);
    const again = await get(url, { ...merchant, 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe('limits', () => {
  it('let an address call 1,200 times a minute, and then say how long to wait', async () => {
    const headers = { ...merchant, 'x-forwarded-for': '203.0.113.9' };
    const limit = { name: 'address', calls: 1_200, windowMs: MINUTE };
    await test.app.platform.limiter.count(limit, '203.0.113.9', limit.calls);
    const answer = await get('/wps/test/echo?word=a', headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'request.rate.limited']);
    expect(Number(answer.headers['retry-after'])).toBe(60);
    test.clock.advance(MINUTE);
    expect((await get('/wps/test/echo?word=a', headers)).statusCode).toBe(200);
  });
});
