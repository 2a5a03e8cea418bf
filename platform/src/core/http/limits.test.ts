import type { InjectOptions } from 'fastify';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf } from '../../testing/seeded';
import { HOUR, MINUTE, SECOND } from '../clock';
import { settingsWith } from '../merchants/settings';

/*
 * The limits (docs/calls.md, "Rate limits") that are counted by address or session: each is reached by real
 * calls. Those that are counted by account, number or code stand beside what they guard: session/loginLimits
 * and loginStorm, verification/smsCodes, session/smsLogin, passwords/, passkeys/, http/idempotency.
 */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimitFactor: 1 } });
  await createMerchant(test.db, {
    settings: settingsWith('off'),
    flags: { CHNGPASSVERIF3: true, USERNAMEREG3: true, MOBILENUMREG3: true },
  });
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(HOUR));

const get = (url: string): InjectOptions => ({ url });
const send = (method: 'POST' | 'PUT', url: string, payload: object = {}): InjectOptions => ({
  method,
  url,
  payload,
});

/** Calls that a limit counts whether they are good ones or not. */
const LIMITS: readonly [string, InjectOptions, { calls: number; windowMs: number }][] = [
  ['captchas', get('/wps/captcha'), { calls: 60, windowMs: MINUTE }],
  ['username checks', get('/wps/check/username?username=narin01'), { calls: 60, windowMs: MINUTE }],
  ['affiliate checks', get('/wps/check/affiliate?code=x&domain=a'), { calls: 60, windowMs: MINUTE }],
  ['bot checks', get('/wps/verification/challenge'), { calls: 60, windowMs: MINUTE }],
  ['registrations', send('PUT', '/wps/account/register'), { calls: 60, windowMs: MINUTE }],
  ['registrations by number', send('PUT', '/wps/account/register/mobile'), { calls: 60, windowMs: MINUTE }],
  ['trials', get('/wps/account/trial'), { calls: 30, windowMs: HOUR }],
  ['free plays', send('POST', '/wps/session/login/freeplay'), { calls: 30, windowMs: HOUR }],
  ['passwords by e-mail', send('POST', '/wps/account/password/email'), { calls: 30, windowMs: HOUR }],
  ['passwords by link', send('POST', '/wps/account/password/email/confirm'), { calls: 30, windowMs: HOUR }],
  ['passwords by number', send('POST', '/wps/account/password/sms'), { calls: 60, windowMs: HOUR }],
  ['passkey options', send('POST', '/wps/session/login/passkey/options'), { calls: 300, windowMs: MINUTE }],
  ['passkey logins', send('POST', '/wps/session/login/passkey'), { calls: 100, windowMs: MINUTE }],
  ['recovery codes', send('POST', '/wps/session/login/recovery'), { calls: 100, windowMs: MINUTE }],
  ['searches', get('/wps/games/search?text=koi'), { calls: 300, windowMs: MINUTE }],
  ['calls of all kinds', get('/wps/account/register/settings'), { calls: 1_200, windowMs: MINUTE }],
];

let address = 0;
function nextAddress(): string {
  address += 1;
  return `192.0.2.${address}`;
}

const call = (options: InjectOptions, from: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    ...options,
    headers: { merchant: 'aurora', 'x-forwarded-for': from, ...headers },
  });

it.each(LIMITS)(
  '%s of one address have a limit, and it says in seconds when it ends',
  async (_name, options, { calls, windowMs }) => {
    const from = nextAddress();
    for (let sent = 0; sent < calls; sent += 1) {
      // Nobody comes within the same instant so often.
      if (sent === calls - 1) test.clock.advance(windowMs - 20 * SECOND);
      expect((await call(options, from)).statusCode).not.toBe(429);
    }
    const answer = await call(options, from);
    expect([...refusalOf(answer), answer.headers['retry-after']]).toEqual([
      429,
      'request.rate.limited',
      '20',
    ]);
    expect((await call(options, nextAddress())).statusCode).not.toBe(429);
    test.clock.advance(20 * SECOND);
    expect((await call(options, from)).statusCode).not.toBe(429);
  },
);

it('calls of one session have a limit, from however many addresses', async () => {
  const session = await signedInHeaders(test.db, await createAccount(test.db, 'aurora'), test.clock());
  const info = get('/wps/member/info');
  for (let sent = 0; sent < 600; sent += 1)
    expect((await call(info, `198.51.100.${sent % 50}`, session)).statusCode).toBe(200);
  const answer = await call(info, '198.51.100.77', session);
  expect([...refusalOf(answer), answer.headers['retry-after']]).toEqual([429, 'request.rate.limited', '60']);
  test.clock.advance(MINUTE);
  expect((await call(info, '198.51.100.77', session)).statusCode).toBe(200);
});

it('telemetry above sixty calls a minute is dropped, and nobody is told', async () => {
  const event = { kind: 'error', at: '2026-11-20T08:00:00Z', path: '/m/home', name: 'LCP', value: 1 };
  const options = send('POST', '/wps/telemetry/events', { events: [event] });
  const from = nextAddress();
  const answers = [];
  for (let sent = 0; sent < 61; sent += 1) answers.push(await call(options, from));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(61).fill(202));
  expect(answers.slice(-2).map((answer) => answer.json().value.accepted)).toEqual([1, 0]);
});
