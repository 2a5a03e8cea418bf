import { solveCaptcha } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant } from '../../testing/fixtures';
import { logIn } from '../../testing/sealed';
import { refusalOf } from '../../testing/seeded';
import { hashPassword } from '../accounts/passwords';

const PASSWORD = 'Passw0rd1';
const ADDRESSES = 50;
const TRIES_EACH = 10;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'lagoon', modulesOff: ['VALID_CAPTCHA3'] });
  const passwordHash = await hashPassword(PASSWORD);
  for (const merchant of ['aurora', 'lagoon'])
    await createAccount(test.db, merchant, { username: 'owner', passwordHash });
});
afterAll(() => test.close());

const tryLogin = (
  password: string,
  from: string,
  captcha?: { cookie: string; digits: string },
  merchant = 'aurora',
) =>
  logIn(
    test.app,
    merchant,
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

it('holds them where there is no captcha, with all addresses side by side, and lets the owner in meanwhile', async () => {
  const tryHere = (password: string, from: string) => tryLogin(password, from, undefined, 'lagoon');
  const tried: string[] = [];
  const retries = new Set<unknown>();
  let owner: ReturnType<typeof tryHere> | undefined;
  const guessFrom = async (address: string) => {
    for (let guess = 0; guess <= TRIES_EACH; guess += 1) {
      const answer = await tryHere(`guess ${guess}`, address);
      tried.push(refusalOf(answer)[1]);
      if (answer.statusCode === 429) retries.add(answer.headers['retry-after']);
      if (tried.length === (ADDRESSES * TRIES_EACH) / 2) owner = tryHere(PASSWORD, '203.0.113.11');
    }
  };
  await Promise.all(
    Array.from({ length: ADDRESSES }, (_, number) => guessFrom(`198.51.100.${100 + number}`)),
  );
  const told = (code: string) => tried.filter((other) => other === code).length;
  expect([told('login.failed'), told('request.rate.limited')]).toEqual([ADDRESSES * TRIES_EACH, ADDRESSES]);
  // The clock stands still: the minute has just begun.
  expect([...retries]).toEqual(['60']);
  expect((await owner)?.statusCode).toBe(200);
});
