import { eq, sql } from 'drizzle-orm';
import { askForCode, newestCode, registerMember, sentMessages, solveBotCheck } from '../../testing/access';
import { createTestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { logIn, seal } from '../../testing/sealed';
import { accounts } from '../accounts/tables';
import { registerSettingsWith } from '../merchants/registerSettings';
import { settingsWith } from '../merchants/settings';
import { loggerOptions } from './logging';

it('writes no token, password, cookie or query', async () => {
  let log = '';
  const stream = {
    write: (text: string) => {
      log += text;
    },
  };
  const test = await createTestApp({ logger: loggerOptions('info', stream) });
  await createMerchant(test.db);
  await test.app.inject({
    url: '/wps/member/info?search=typed-by-a-player',
    headers: { merchant: 'aurora', authorization: 'Bearer tok-secret', cookie: 'captcha=cook-secret' },
  });
  await logIn(test.app, 'aurora', { type: 'username', username: 'narin', password: 'pass-secret' });
  test.app.log.error({ account: { password: 'pass-secret', token: 'tok-secret' } }, 'careless');
  const failed = await test.db
    .select({ broken: sql`no_such_function(${'param-secret'})` })
    .from(accounts)
    .where(eq(accounts.usernameKey, 'narin'))
    .catch((error: unknown) => error);
  test.app.log.error({ err: failed }, 'a query failed');
  await test.close();
  expect(log).toContain('/wps/member/info');
  expect(log).toContain('no_such_function');
  expect(log).not.toMatch(/secret|typed-by-a-player|narin/);
});

it('writes no code, link, number or proof of a registration and a forgotten password', async () => {
  let log = '';
  const stream = {
    write: (text: string) => {
      log += text;
    },
  };
  const test = await createTestApp({ logger: loggerOptions('debug', stream) });
  await createMerchant(test.db, {
    settings: settingsWith('off'),
    flags: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true, CHNGPASSVERIF3: true },
    registerSettings: registerSettingsWith({ verificationCode: 'required', email: 'optional' }),
  });
  const [mobileNum, password, email] = ['0812345678', 'Grape-4711', 'narin@example.com'];
  const altcha = await solveBotCheck(test);
  await askForCode(test, 'REGMOBVERF3', mobileNum, { altcha });
  const code = await newestCode(test, mobileNum);
  const registered = await registerMember(test, 'mobile', {
    mobileNum,
    email,
    password,
    confirmPassword: password,
    verificationCode: code,
  });
  await test.app.inject({
    method: 'POST',
    url: '/wps/account/password/email',
    headers: { merchant: 'aurora', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: mobileNum, email }).toString(),
  });
  const trial = await test.app.inject({ url: '/wps/account/trial', headers: { merchant: 'aurora' } });
  const ticket = /#ticket=([\w-]+)/.exec((await sentMessages(test)).at(-1)?.body ?? '')?.[1];
  await test.close();
  const secrets = [
    mobileNum,
    password,
    email,
    altcha,
    code,
    registered.json().value.token,
    ticket,
    trial.json().value.ticket,
  ];
  expect(secrets.filter((secret) => typeof secret !== 'string' || secret === '')).toEqual([]);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  expect(log).toContain('/wps/account/register/mobile');
});

it('echoes nothing that was typed when a call is refused, and logs nothing of it when a call fails', async () => {
  let log = '';
  const stream = {
    write: (text: string) => {
      log += text;
    },
  };
  const test = await createTestApp({ logger: loggerOptions('debug', stream) });
  await createMerchant(test.db, { settings: settingsWith('off'), flags: { CHNGPASSVERIF3: true } });
  const account = await createAccount(test.db, 'aurora');
  const headers = await signedInHeaders(test.db, account, test.clock());
  const typed = 'typed-by-a-player';
  const calls: [url: string, payload: object][] = [
    ['/wps/member/password', { oldPassword: typed, newPassword: `${typed} `, confirmNewPassword: [typed] }],
    ['/wps/member/password', { oldPassword: typed, newPassword: 'ก', confirmNewPassword: typed }],
    ['/wps/account/password/sms', { mobileNum: typed, verificationCode: typed, newPassword: { typed } }],
    ['/wps/account/password/email/confirm', { ticket: `${typed}!`, newPassword: typed.repeat(20) }],
    ['/wps/session/login', { data: typed }],
    ['/wps/session/login/freeplay', { userName: typed, ticket: `#${typed}` }],
    ['/wps/verification/sms/noLogin', { mobileNum: typed, countryDialingCode: typed, altcha: typed }],
    ['/wps/member/paymentPassword', { oldPaymentPassword: typed, newPaymentPassword: typed }],
    ['/wps/member/bankCards', { bankCode: typed, cardNo: typed, branch: typed, paymentPassword: typed }],
    ['/wps/member/securityQuestions', { answers: [{ id: typed, answer: typed }], password: typed }],
    [`/wps/nowhere/${typed.slice(0, 3)}?ticket=${typed}`, {}],
  ];
  for (const [url, payload] of calls) {
    const answer = await test.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, moduleid: 'CHNGPASSVERIF3' },
      payload,
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain(typed);
  }
  const malformed = await test.app.inject({
    method: 'POST',
    url: '/wps/member/password',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: `{"oldPassword":"${typed}`,
  });
  expect([malformed.statusCode, malformed.body.includes(typed)]).toEqual([400, false]);
  const sealed = await seal(test.app, 'aurora', { type: 'username', username: typed, password: typed });
  // A database that fails with what was typed in its message.
  jest.spyOn(test.db, 'insert').mockImplementation(() => {
    throw new Error(`Failed query: insert into x\nparams: ${typed}`);
  });
  const failed = await test.app.inject({ method: 'POST', url: '/wps/session/login', ...sealed });
  expect([failed.statusCode, failed.body.includes(typed)]).toEqual([500, false]);
  expect(log).toContain('the call failed');
  expect(log).not.toContain(typed);
  expect(log).not.toContain(headers.authorization.slice('Bearer '.length));
  await test.close();
});
