import { registerMember } from '../../testing/access';
import type { TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';
import { logIn } from '../../testing/sealed';
import { refusalOf } from '../../testing/seeded';
import {
  accountOf,
  createRegistrationApp,
  fieldsOf,
  named,
  newName,
  PASSWORD,
  registrationOf,
  settings,
} from './testing';

let test: TestApp;
beforeAll(async () => {
  test = await createRegistrationApp();
});
afterAll(() => test.close());

describe('by user name', () => {
  it('makes a member and signs them in @RP-012', async () => {
    const username = newName();
    const answer = await registerMember(test, 'username', named(username, { email: 'Narin@Example.com' }));
    expect(answer.json()).toEqual({
      success: true,
      value: {
        userName: username,
        type: 0,
        firstTimeLogin: true,
        token: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    const info = await test.app.inject({
      url: '/wps/member/info',
      headers: { merchant: 'aurora', authorization: `Bearer ${answer.json().value.token}` },
    });
    expect(info.json().value).toMatchObject({ account: username, nickname: username, type: 0 });
    const account = await accountOf(test, username);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    const registration = await registrationOf(test, username);
    expect(registration).toMatchObject({ method: 'H5', url: 'aurora.test', at: new Date(test.clock()) });
    const login = await logIn(test.app, 'aurora', { type: 'username', username, password: PASSWORD });
    expect(login.json().value).toMatchObject({ userName: username, firstTimeLogin: false });
  });

  it('takes sealed bodies only', async () => {
    const answer = await test.app.inject({
      method: 'PUT',
      url: '/wps/account/register',
      headers: { merchant: 'aurora' },
      payload: named(newName()),
    });
    expect(refusalOf(answer)).toEqual([400, 'encryption.required']);
  });

  it.each([
    ['a name against the rule', { username: 'n!' }, { username: ['account.format'] }],
    ['a name that may be somebody’s number', { username: '0812345678' }, { username: ['account.format'] }],
    [
      'a password against the rule',
      { password: 'short', confirmPassword: 'short' },
      { password: ['password.format'] },
    ],
    [
      'a common password',
      { password: 'qwerty123', confirmPassword: 'qwerty123' },
      { password: ['password.common'] },
    ],
    [
      'another confirmation',
      { confirmPassword: 'Grape-4712' },
      { confirmPassword: ['password.confirm.mismatch'] },
    ],
    ['no confirmation', { confirmPassword: undefined }, { confirmPassword: ['field.required'] }],
    ['an address that is none', { email: 'narin@' }, { email: ['email.format'] }],
    ['a number without its code', { mobileNum: '0812345678' }, { verificationCode: ['field.required'] }],
    ['the terms refused', { termsAccepted: false }, { termsAccepted: ['field.required'] }],
    [
      'several faults',
      { username: '', email: 'x', password: '' },
      {
        username: ['field.required'],
        password: ['field.required'],
        confirmPassword: ['password.confirm.mismatch'],
        email: ['email.format'],
      },
    ],
  ])('is refused with %s, under the field @RP-012', async (_what, change, faults) => {
    const answer = await registerMember(test, 'username', named(newName(), change));
    expect(answer.statusCode).toBe(422);
    expect(fieldsOf(answer)).toEqual(faults);
    expect(answer.json().error.code).toBe(Object.values(faults)[0]?.[0]);
  });

  it('tells which names are taken, each under its field @RP-012', async () => {
    const username = newName();
    const email = `${username}@example.com`;
    await registerMember(test, 'username', named(username, { email }));
    const answer = await registerMember(
      test,
      'username',
      named(username.toUpperCase(), { email: email.toUpperCase() }),
    );
    expect(refusalOf(answer)).toEqual([409, 'username.exists']);
    expect(fieldsOf(answer)).toEqual({ username: ['username.exists'], email: ['email.exists'] });
  });

  it('makes one account of two calls at once', async () => {
    const username = newName();
    const answers = await Promise.all([1, 2, 3].map(() => registerMember(test, 'username', named(username))));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('ignores what the merchant does not ask for', async () => {
    const username = newName();
    const answer = await registerMember(
      test,
      'username',
      named(username, { payeeName: '<', nickname: 'Boss' }),
    );
    expect(answer.statusCode).toBe(200);
    expect(await accountOf(test, username)).toMatchObject({ payeeName: null, nickname: username, type: 0 });
  });

  it('is closed by its flag', async () => {
    await createMerchant(test.db, { code: 'closed', settings });
    const answer = await registerMember(test, 'username', named(newName()), { merchant: 'closed' });
    expect(refusalOf(answer)).toEqual([403, 'feature.unavailable']);
  });

  it('trusts no identity token where the merchant has no Firebase project', async () => {
    const answer = await registerMember(test, 'username', named(newName(), { firebaseIdToken: 'a.b.c' }));
    expect(refusalOf(answer)).toEqual([422, 'firebase.token.invalid']);
  });

  it('ends the session that the browser had', async () => {
    const first = (await registerMember(test, 'username', named(newName()))).json().value.token;
    const authorization = `Bearer ${first}`;
    await registerMember(test, 'username', named(newName()), { merchant: 'aurora', authorization });
    const info = await test.app.inject({
      url: '/wps/member/info',
      headers: { merchant: 'aurora', authorization },
    });
    expect(refusalOf(info)).toEqual([401, 'session.expired']);
  });

  it('stops after sixty tries a minute from one address', async () => {
    const headers = { merchant: 'closed', 'x-forwarded-for': '192.0.2.60' };
    for (let call = 0; call < 60; call += 1)
      await test.app.inject({ method: 'PUT', url: '/wps/account/register', headers, payload: {} });
    const answer = await test.app.inject({
      method: 'PUT',
      url: '/wps/account/register',
      headers,
      payload: {},
    });
    expect(refusalOf(answer)).toEqual([429, 'request.rate.limited']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
