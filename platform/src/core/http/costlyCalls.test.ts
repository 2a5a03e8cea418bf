import { verify } from '@node-rs/argon2';
import { login } from '@site/contracts/areas/account';
import { confirmIdentity } from '@site/contracts/areas/passkeys';
import { changePassword, passwordByPhone, passwordByTicket } from '@site/contracts/areas/passwords';
import { registerByMobile, registerByUsername } from '@site/contracts/areas/registration';
import {
  addBankCard,
  confirmEmail,
  confirmMobile,
  ownEmailCode,
  ownSmsCode,
  resetPaymentPassword,
  setEmail,
  setPaymentPassword,
  setSecurityQuestions,
} from '@site/contracts/areas/security';
import { smsCode } from '@site/contracts/areas/verification';
import { withdraw } from '@site/contracts/areas/withdraw';
import type { Endpoint } from '@site/contracts/http/endpoint';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { logIn } from '../../testing/sealed';
import { refusalOf } from '../../testing/seeded';
import { costlyCallsAtOnce } from './concurrencyLimiter';

jest.mock('@node-rs/argon2', () => ({ hash: async () => 'hashed', verify: jest.fn() }));

/** Checks of passwords that a test ends one by one. */
const hashing: (() => void)[] = [];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());
beforeEach(() => {
  jest.mocked(verify).mockImplementation(() => new Promise((resolve) => hashing.push(() => resolve(false))));
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

const signIn = (number: number) =>
  logIn(
    test.app,
    'aurora',
    { type: 'username', username: `member${number}`, password: 'Passw0rd1' },
    { 'x-forwarded-for': `198.51.100.${number}` },
  );

/** A call of the catalogue. */
const lookAtGames = () =>
  test.app.inject({
    url: '/wps/relay/GCSGAME_gameList',
    query: {
      merchant: 'aurora',
      clientType: '2',
      platform: 'html5',
      gameType: 'RNG',
      language: 'EN',
      pageNo: '1',
      pageSize: '30',
    },
    headers: { merchant: 'aurora' },
  });

it('hashes few passwords at once in a storm of sign-ins, and shows games meanwhile', async () => {
  const signIns = Array.from({ length: 12 }, (_, number) => signIn(number));
  const answers = Promise.all(signIns);
  let most = 0;
  for (let done = 0; done < signIns.length; done += 1) {
    while (hashing.length === 0) await settle();
    const games = await lookAtGames();
    expect(games.statusCode).toBe(200);
    most = Math.max(most, hashing.length);
    hashing.shift()?.();
  }
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual(Array(signIns.length).fill(401));
  expect(most).toBe(costlyCallsAtOnce());
});

describe('with more sign-ins than can wait', () => {
  const COSTLY: readonly Endpoint[] = [
    login,
    registerByUsername,
    registerByMobile,
    smsCode,
    ownSmsCode,
    passwordByTicket,
    passwordByPhone,
    changePassword,
    confirmIdentity,
    ownEmailCode,
    setEmail,
    confirmMobile,
    confirmEmail,
    setPaymentPassword,
    resetPaymentPassword,
    addBankCard,
    setSecurityQuestions,
    withdraw,
  ];

  it.each(COSTLY.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is told when to come back, before anything is done for it',
    async (_name, { method, path, module }) => {
      const headers = await signedInHeaders(test.db, await createAccount(test.db, 'aurora'), test.clock());
      const query = jest.spyOn(test.db, 'select');
      let end = () => {};
      const busy = new Promise<void>((resolve) => {
        end = resolve;
      });
      const others = Array.from({ length: costlyCallsAtOnce() + 100 }, (_, number) =>
        test.app.platform.costlyCalls.take(`198.51.100.${number}`, () => busy),
      );
      const answer = await test.app.inject({
        method: method === 'PUT' ? 'PUT' : 'POST',
        url: path,
        headers: { ...headers, moduleid: module },
        payload: {},
      });
      expect([...refusalOf(answer), answer.headers['retry-after']]).toEqual([
        429,
        'request.rate.limited',
        '5',
      ]);
      expect(query).not.toHaveBeenCalled();
      expect((await lookAtGames()).statusCode).toBe(200);
      end();
      await Promise.all(others);
    },
  );
});
