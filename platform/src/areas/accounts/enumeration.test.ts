import { hash, verify } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { MINUTE } from '../../core/clock';
import { settingsWith } from '../../core/merchants/settings';
import { mailbox } from '../../demo/sandbox/tables';
import { askForCode, easyBotChecks, sentMessages, solveBotCheck, solveCaptcha } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant } from '../../testing/fixtures';
import { logIn, seal } from '../../testing/sealed';
import { passwordMatches } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2');
  return { hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

/*
 * Nobody can find out who has an account: a call about an account and the same call about none are answered
 * alike to the last byte, and cost alike. Time is not measured, which fails on busy machines, but what takes
 * it: hashes and queries.
 */

const PASSWORD = 'Grape-4711';
const WRONG = 'Grape-4712';
const OPERATIONS = ['select', 'insert', 'update', 'delete', 'transaction', 'execute'] as const;

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await createTestApp(easyBotChecks);
  await createMerchant(test.db, {
    settings: settingsWith('off'),
    flags: { MOBILESMSLOGIN3: true, CHNGPASSVERIF3: true },
  });
  passwordHash = await hash(PASSWORD);
  // What a platform makes once.
  await passwordMatches(passwordHash, PASSWORD);
  await solveBotCheck(test);
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(16 * MINUTE));

let number = 0;
const next = () => {
  number += 1;
  return { username: `narin${number}`, mobileNum: String(800_000_000 + number).padStart(10, '0') };
};

/** A member, and somebody who might as well be one. */
async function twoPeople(changes: object = {}) {
  const member = { ...next(), email: `narin${number}@example.com` };
  await createAccount(test.db, 'aurora', {
    ...member,
    emailKey: member.email,
    dialingCode: '66',
    passwordHash,
    ...changes,
  });
  return { member, stranger: { ...next(), email: `narin${number}@example.com` } };
}

let address = 0;
const fromSomewhere = () => {
  address += 1;
  return { 'x-forwarded-for': `198.18.${address >> 8}.${address & 255}` };
};

/** All that an answer tells, and all that it cost; without what names this one call. */
async function observe(call: () => Promise<LightMyRequestResponse>) {
  // Asks for the key that a body is sealed under, which is not asked for again while the clock stands still.
  await seal(test.app, 'aurora', {});
  jest.mocked(hash).mockClear();
  jest.mocked(verify).mockClear();
  const spies = OPERATIONS.map((operation) => jest.spyOn(test.db, operation));
  const { statusCode, headers, body } = await call();
  const queries = spies.map((spy) => {
    // A message that leaves is nothing that the answer waits for.
    const counted = (spy.mock.calls as unknown[][]).filter(([table]) => table !== mailbox).length;
    spy.mockRestore();
    return counted;
  });
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  const cost = { hashes: jest.mocked(hash).mock.calls.length, checks: jest.mocked(verify).mock.calls.length };
  return { statusCode, headers: others, body, cost, queries };
}

describe('a login', () => {
  const tryLogin = (username: string, from = fromSomewhere(), more: object = {}, headers: object = {}) =>
    logIn(
      test.app,
      'aurora',
      { type: 'username', username, password: WRONG, ...more },
      { ...from, ...headers },
    );

  it.each([
    ['a member', {}],
    ['a disabled member', { disabled: true }],
    ['somebody of the back office', { backOffice: true }],
    ['a trial account, which has no password', { type: 4, passwordHash: null }],
  ])('with the name of %s is like one with nobody’s', async (_who, changes) => {
    const { member, stranger } = await twoPeople(changes);
    const known = await observe(() => tryLogin(member.username));
    const unknown = await observe(() => tryLogin(stranger.username));
    expect(known.statusCode).toBe(401);
    expect(known.cost).toEqual({ hashes: 0, checks: 1 });
    expect(unknown).toEqual(known);
  });

  it('with a mobile number is like one with nobody’s', async () => {
    const { member, stranger } = await twoPeople();
    const known = await observe(() => tryLogin(member.mobileNum));
    expect(await observe(() => tryLogin(stranger.mobileNum))).toEqual(known);
  });

  it('asks for captchas and is stopped at the same tries', async () => {
    const { member, stranger } = await twoPeople();
    const told: number[] = [];
    const [here, there] = [fromSomewhere(), fromSomewhere()];
    for (let tried = 0; tried < 12; tried += 1) {
      const observed = [];
      for (const [username, from] of [
        [member.username, here],
        [stranger.username, there],
      ] as const) {
        const { cookie, digits } = await solveCaptcha(test);
        // One without, to be asked for it.
        const captcha = tried === 4 ? {} : { captcha: digits };
        observed.push(await observe(() => tryLogin(username, from, captcha, { cookie })));
      }
      expect(observed[1]).toEqual(observed[0]);
      told.push(observed[0]?.statusCode ?? 0);
    }
    expect(told).toEqual([401, 401, 401, 401, 422, 401, 401, 401, 401, 401, 401, 429]);
  });
});

describe('a code', () => {
  it.each(['MOBILESMSLOGIN3', 'CHNGPASSVERIF3'])(
    'for %s is asked for, and tried, alike by everybody',
    async (module) => {
      const { member, stranger } = await twoPeople();
      const before = (await sentMessages(test)).length;
      const ask = ({ mobileNum }: typeof member) =>
        observe(() => askForCode(test, module, mobileNum, { headers: fromSomewhere() }));
      const asked = await ask(member);
      expect([asked.statusCode, asked.cost.hashes]).toEqual([200, 1]);
      expect(await ask(stranger)).toEqual(asked);
      const [message, ...others] = (await sentMessages(test)).slice(before);
      expect([message?.recipient, others]).toEqual([`+66 ${member.mobileNum}`, []]);
      const code = /#(\d{6})$/.exec(message?.body ?? '')?.[1] === '000000' ? '000001' : '000000';
      const use = ({ mobileNum }: typeof member) =>
        observe(() =>
          module === 'MOBILESMSLOGIN3'
            ? logIn(test.app, 'aurora', {
                type: 'sms',
                mobileNum,
                messageCode: code,
                countryDialingCode: '66',
              })
            : test.app.inject({
                method: 'POST',
                url: '/wps/account/password/sms',
                headers: { merchant: 'aurora' },
                payload: { mobileNum, verificationCode: code, newPassword: 'Lantern7Rail' },
              }),
        );
      for (let tried = 0; tried < 7; tried += 1) {
        const known = await use(member);
        expect(known.statusCode).toBe(422);
        expect(await use(stranger)).toEqual(known);
      }
    },
  );
});

it('a forgotten password is asked for alike by an owner, by another, and for nobody', async () => {
  const { member, stranger } = await twoPeople();
  const ask = (username: string, email: string, from = fromSomewhere()) =>
    observe(() =>
      test.app.inject({
        method: 'POST',
        url: '/wps/account/password/email',
        headers: {
          merchant: 'aurora',
          'content-type': 'application/x-www-form-urlencoded',
          ...from,
        },
        payload: new URLSearchParams({ username, email }).toString(),
      }),
    );
  // From everywhere: an owner gets no more mails after the fifth, and nobody is told.
  for (let asked = 0; asked < 6; asked += 1) {
    const owner = await ask(member.username, member.email);
    expect(owner.statusCode).toBe(200);
    expect(await ask(stranger.username, stranger.email)).toEqual(owner);
  }
  // From one place: what a caller has asked for is counted, whoever it is about.
  const here = fromSomewhere();
  // The first call of an address counts a batch of calls in the database, for those that follow.
  await test.app.inject({ url: '/wps/system/status', headers: { merchant: 'aurora', ...here } });
  for (let asked = 0; asked < 6; asked += 1) {
    const owner = await ask(member.username, member.email, here);
    expect(owner.statusCode).toBe(asked < 5 ? 200 : 429);
    expect(await ask(stranger.username, stranger.email, here)).toEqual(owner);
  }
  const another = await twoPeople();
  const wrongAddress = await ask(another.member.username, another.stranger.email);
  expect(wrongAddress).toEqual(await ask(another.stranger.username, another.member.email));
});
