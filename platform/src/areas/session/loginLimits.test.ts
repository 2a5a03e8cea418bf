import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { HOUR, MINUTE } from '../../core/clock';
import { hashToken } from '../../core/ids';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant } from '../../testing/fixtures';
import { logIn } from '../../testing/sealed';
import { hashPassword } from '../accounts/passwords';
import { captchas } from './tables';

const PASSWORD = 'Passw0rd1';

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'lagoon', modulesOff: ['VALID_CAPTCHA3'] });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => test.close());
// What happened before is forgotten.
beforeEach(() => test.clock.advance(16 * MINUTE));

let accountNumber = 0;
const member = async (merchant = 'aurora') => {
  accountNumber += 1;
  await createAccount(test.db, merchant, { username: `member${accountNumber}`, passwordHash });
  return `member${accountNumber}`;
};

interface Try {
  password?: string;
  captcha?: string;
  from?: string;
  cookie?: string;
  merchant?: string;
}

const tryLogin = (username: string, { password = PASSWORD, captcha, from, cookie, merchant }: Try = {}) =>
  logIn(
    test.app,
    merchant ?? 'aurora',
    { type: 'username', username, password, ...(captcha !== undefined && { captcha }) },
    { 'x-forwarded-for': from ?? '198.51.100.1', ...(cookie !== undefined && { cookie }) },
  );

const fail = async (username: string, times: number, how: Try = {}) => {
  const answers = [];
  for (let count = 0; count < times; count += 1)
    answers.push(await tryLogin(username, { password: 'wrong', ...how }));
  return answers;
};

/** A captcha as a browser holds it, with the answer that only the database knows. */
async function getCaptcha(cookieBefore?: string) {
  const answer = await test.app.inject({
    url: '/wps/captcha',
    headers: { merchant: 'aurora', ...(cookieBefore !== undefined && { cookie: cookieBefore }) },
  });
  const setCookie = String(answer.headers['set-cookie']);
  const cookie = setCookie.split(';')[0] ?? '';
  const [stored] = await test.db
    .select()
    .from(captchas)
    .where(eq(captchas.cookieHash, hashToken(cookie.replace('captcha=', ''))));
  return { answer, setCookie, cookie, digits: stored?.answer ?? '' };
}

it('asks for a captcha with the third failure of an account, from wherever @RP-005', async () => {
  const username = await member();
  const failures = [
    ...(await fail(username, 1, { from: '198.51.100.11' })),
    ...(await fail(username, 1, { from: '198.51.100.12' })),
    ...(await fail(username, 1, { from: '198.51.100.13' })),
  ];
  expect(failures.map((answer) => answer.json().error.code)).toEqual(Array(3).fill('login.failed'));
  expect(failures.map((answer) => answer.json().value)).toEqual([undefined, undefined, { captcha: true }]);
  const next = await tryLogin(username, { from: '198.51.100.14' });
  expect([next.statusCode, next.json().error.code, next.json().value]).toEqual([
    422,
    'captcha.required',
    { captcha: true },
  ]);
});

it('asks for a captcha after three failures of an address, whoever was tried', async () => {
  for (const username of ['nobody1', 'nobody2', 'nobody3']) await fail(username, 1);
  expect((await tryLogin(await member())).json().error.code).toBe('captcha.required');
  expect((await tryLogin(await member(), { from: '198.51.100.2' })).statusCode).toBe(200);
});

it('lets in with the captcha of the browser, once, and not with a wrong or an old one', async () => {
  const username = await member();
  await fail(username, 3);
  const { cookie, digits } = await getCaptcha();
  expect((await tryLogin(username, { captcha: digits })).json().error.code).toBe('captcha.wrong');
  const wrong = digits === '0000' ? '1111' : '0000';
  expect((await tryLogin(username, { captcha: wrong, cookie })).json()).toMatchObject({
    error: { code: 'captcha.wrong' },
    value: { captcha: true },
  });
  expect((await tryLogin(username, { captcha: digits, cookie })).json().error.code).toBe('captcha.wrong');

  const late = await getCaptcha();
  test.clock.advance(5 * MINUTE + 1);
  const tooLate = await tryLogin(username, { captcha: late.digits, cookie: late.cookie });
  expect(tooLate.json().error.code).toBe('captcha.wrong');

  const older = await getCaptcha();
  const newest = await getCaptcha(older.cookie);
  const replaced = await tryLogin(username, { captcha: older.digits, cookie: older.cookie });
  expect(replaced.json().error.code).toBe('captcha.wrong');
  expect((await tryLogin(username, { captcha: newest.digits, cookie: newest.cookie })).statusCode).toBe(200);
});

it('counts no failure while the captcha is missing: nobody can lock an owner out', async () => {
  const username = await member();
  await fail(username, 3);
  await fail(username, 30);
  const { cookie, digits } = await getCaptcha();
  expect((await tryLogin(username, { captcha: digits, cookie })).statusCode).toBe(200);
});

it('forgets the failures of an account where it has logged in', async () => {
  const username = await member();
  await fail(username, 2);
  await tryLogin(username);
  expect((await fail(username, 1))[0]?.json().value).toBeUndefined();
});

describe('without a captcha to ask for', () => {
  const merchant = 'lagoon';

  it('stops one account from one address after 10 failures a minute', async () => {
    const username = await member(merchant);
    const failures = await fail(username, 11, { merchant });
    expect(failures.slice(0, 10).every(({ statusCode }) => statusCode === 401)).toBe(true);
    expect(failures[0]?.json().value).toBeUndefined();
    const [last] = failures.slice(-1);
    expect([last?.statusCode, last?.json().error.code]).toEqual([429, 'request.rate.limited']);
    expect(Number(last?.headers['retry-after'])).toBe(60);
    expect((await tryLogin(username, { merchant })).statusCode).toBe(429);
    expect((await tryLogin(username, { merchant, from: '198.51.100.3' })).statusCode).toBe(200);
    test.clock.advance(MINUTE + 1);
    expect((await tryLogin(username, { merchant })).statusCode).toBe(200);
  });

  it('takes all addresses of a /64 for one', async () => {
    const username = await member(merchant);
    for (let count = 1; count <= 10; count += 1)
      await fail(username, 1, { merchant, from: `2001:db8:0:7::${count}` });
    expect((await tryLogin(username, { merchant, from: '2001:db8:0:7:1::' })).statusCode).toBe(429);
    expect((await tryLogin(username, { merchant, from: '2001:db8:0:8::1' })).statusCode).toBe(200);
  });

  it('stops an address after 100 failures a minute, whoever it tries', async () => {
    const how = { merchant, from: '198.51.100.6' };
    for (let count = 0; count < 100; count += 1)
      expect((await tryLogin(`stranger${count}`, { ...how, password: 'wrong' })).statusCode).toBe(401);
    const answer = await tryLogin('stranger100', { ...how, password: 'wrong' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'request.rate.limited']);
    expect(answer.headers['retry-after']).toBe('60');
    expect((await tryLogin(await member(merchant), how)).statusCode).toBe(429);
    test.clock.advance(MINUTE + 1);
    expect((await tryLogin(await member(merchant), how)).statusCode).toBe(200);
  });

  it('holds when the tries come side by side', async () => {
    const username = await member(merchant);
    const tries = Array.from({ length: 15 }, () => tryLogin(username, { merchant, password: 'wrong' }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses).toContain(429);
  });
});

describe('the captcha', () => {
  it.each([-HOUR, 2 * MINUTE])('is good once though the clock jumps by %d ms', async (jump) => {
    const username = await member();
    await fail(username, 3);
    const { cookie, digits } = await getCaptcha();
    test.clock.advance(jump);
    const codeOf = async (password: string) =>
      (await tryLogin(username, { captcha: digits, cookie, password })).json().error?.code;
    expect(await codeOf('wrong')).toBe('login.failed');
    test.clock.advance(-jump);
    expect(await codeOf(PASSWORD)).toBe('captcha.wrong');
    test.clock.advance(HOUR);
  });

  it('is a picture of four to six digits, bound to the browser @RP-009', async () => {
    const { answer, setCookie, digits } = await getCaptcha();
    const { image } = answer.json().value;
    const { format, width } = await sharp(Buffer.from(image, 'base64')).metadata();
    expect([format, width]).toEqual(['png', 240]);
    expect(digits).toMatch(/^\d{4,6}$/);
    expect(setCookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(answer.body).not.toContain(digits);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('wants a secure connection back where it came over one', async () => {
    const answer = await test.app.inject({
      url: '/wps/captcha',
      headers: { merchant: 'aurora', 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.4' },
    });
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('is given 60 times a minute to one address', async () => {
    const { limiter } = test.app.platform;
    await limiter.count({ name: 'captcha', calls: 60, windowMs: MINUTE }, '198.51.100.5', 60);
    const headers = { merchant: 'aurora', 'x-forwarded-for': '198.51.100.5' };
    expect((await test.app.inject({ url: '/wps/captcha', headers })).statusCode).toBe(429);
  });
});
