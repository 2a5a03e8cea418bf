import { hashPassword } from '../accounts/passwords';
import { refusalOf } from '../seed/testing';
import { solveCaptcha } from '../testing/access';
import { createTestApp, type TestApp } from '../testing/app';
import { createAccount, createMerchant } from '../testing/fixtures';
import { logIn } from '../testing/sealed';

const PASSWORD = 'Passw0rd1';
const ADDRESSES = 50;
const TRIES_EACH = 10;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await createAccount(test.db, 'aurora', { username: 'owner', passwordHash: await hashPassword(PASSWORD) });
});
afterAll(() => test.close());

const tryLogin = (password: string, from: string, captcha?: { cookie: string; digits: string }) =>
  logIn(
    test.app,
    'aurora',
    { type: 'username', username: 'owner', password, ...(captcha && { captcha: captcha.digits }) },
    { 'x-forwarded-for': from, ...(captcha && { cookie: captcha.cookie }) },
  );

it('holds its limits against 500 wrong passwords from 50 addresses, and lets the owner in', async () => {
  const told = new Map<string, number>();
  for (let tried = 0; tried < ADDRESSES * TRIES_EACH; tried += 1) {
    const answer = await tryLogin(`guess ${tried}`, `198.51.100.${tried % ADDRESSES}`);
    const [, code] = refusalOf(answer);
    told.set(code, (told.get(code) ?? 0) + 1);
  }
  // A captcha stands before every guess but the first three: the rest never reached the password.
  expect(Object.fromEntries(told)).toEqual({ 'login.failed': 3, 'captcha.required': 497 });
  expect(refusalOf(await tryLogin(PASSWORD, '203.0.113.9'))).toEqual([422, 'captcha.required']);
  const owner = await tryLogin(PASSWORD, '203.0.113.9', await solveCaptcha(test));
  expect(owner.json().value).toMatchObject({ userName: 'owner' });
});

it('stops who solves captchas too: ten wrong passwords a minute from one address', async () => {
  const from = '203.0.113.10';
  const codes: string[] = [];
  for (let tried = 0; tried < 11; tried += 1)
    codes.push(refusalOf(await tryLogin(`guess ${tried}`, from, await solveCaptcha(test)))[1]);
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('login.failed'));
  expect(codes[10]).toBe('request.rate.limited');
  expect((await tryLogin(PASSWORD, '203.0.113.9', await solveCaptcha(test))).statusCode).toBe(200);
});
