import { eq } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import { everyField, registerSettingsWith } from '../seed/merchants/registerSettings';
import { settingsWith } from '../seed/merchants/settings';
import { refusalOf } from '../seed/testing';
import { askForCode, newestCode, registerMember, solveCaptcha } from '../testing/access';
import { createTestApp, type TestApp } from '../testing/app';
import { createAccount, createMerchant } from '../testing/fixtures';
import { logIn } from '../testing/sealed';
import { smsCodes } from '../verification/tables';
import { affiliateCodes, registrations } from './tables';

const settings = settingsWith('off');
const PASSWORD = 'Grape-4711';
const long = everyField({ required: ['birthDate'], captcha: true });

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db, {
    settings,
    flags: { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true },
    registerSettings: registerSettingsWith({
      mobileNum: 'optional',
      verificationCode: 'required',
      email: 'optional',
      affiliateCode: 'optional',
      recommenderId: 'optional',
    }),
  });
  await createMerchant(test.db, {
    code: 'lagoon',
    settings,
    flags: { USERNAMEREG3: true },
    registerSettings: long,
  });
});
afterAll(() => test.close());

let number = 0;
const newName = () => `narin${++number}`;
const newNumber = () => `08${String(10_000_000 + ++number)}`;
const named = (username: string, more: object = {}) => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...more,
});
const fieldsOf = (answer: Awaited<ReturnType<typeof registerMember>>) => answer.json().error?.fields;
const accountOf = async (username: string) =>
  (await test.db.select().from(accounts).where(eq(accounts.username, username)))[0];

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
    const account = await accountOf(username);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    const [registration] = await test.db
      .select()
      .from(registrations)
      .where(eq(registrations.accountId, account?.id ?? ''));
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
    expect(await accountOf(username)).toMatchObject({ payeeName: null, nickname: username, type: 0 });
  });

  it('is closed by its flag', async () => {
    await createMerchant(test.db, { code: 'closed', settings });
    const answer = await registerMember(test, 'username', named(newName()), { merchant: 'closed' });
    expect(refusalOf(answer)).toEqual([403, 'feature.unavailable']);
  });

  it('trusts no identity token: no merchant here has a Firebase project', async () => {
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

describe('by mobile number', () => {
  const codeFor = async (mobileNum: string) => {
    expect((await askForCode(test, 'REGMOBVERF3', mobileNum)).statusCode).toBe(200);
    return newestCode(test, mobileNum);
  };
  const numbered = (mobileNum: string, verificationCode: string, more: object = {}) => ({
    mobileNum,
    verificationCode,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...more,
  });

  it('makes a member that is called by the number, with the code that it was sent @RP-012', async () => {
    const mobileNum = newNumber();
    const answer = await registerMember(test, 'mobile', numbered(mobileNum, await codeFor(mobileNum)));
    expect(answer.json().value).toMatchObject({ userName: mobileNum, type: 0 });
    expect(await accountOf(mobileNum)).toMatchObject({
      mobileNum,
      dialingCode: '66',
      nickname: `${mobileNum.slice(0, 3)}****${mobileNum.slice(-3)}`,
    });
  });

  it('wants the right code, for this number and dialling code', async () => {
    const [mine, other] = [newNumber(), newNumber()];
    const code = await codeFor(mine);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await registerMember(test, 'mobile', numbered(mine, wrong));
    expect(refusalOf(refused)).toEqual([422, 'verification.code.wrong']);
    for (const form of [numbered(other, code), numbered(mine, code, { countryDialingCode: '65' })])
      expect(refusalOf(await registerMember(test, 'mobile', form))).toEqual([422, 'verification.code.wrong']);
    expect((await registerMember(test, 'mobile', numbered(mine, code))).statusCode).toBe(200);
  });

  it('keeps the code of a form with another fault, and uses it up with the account', async () => {
    const mobileNum = newNumber();
    const email = `${newName()}@example.com`;
    await registerMember(test, 'username', named(newName(), { email }));
    const code = await codeFor(mobileNum);
    const taken = await registerMember(test, 'mobile', numbered(mobileNum, code, { email }));
    expect(refusalOf(taken)).toEqual([409, 'email.exists']);
    expect((await registerMember(test, 'mobile', numbered(mobileNum, code))).statusCode).toBe(200);
    const [used] = await test.db.select().from(smsCodes).where(eq(smsCodes.mobileNum, mobileNum));
    expect(used?.usedAt).toEqual(new Date(test.clock()));
  });

  it('asks for no password where the merchant’s flag is off', async () => {
    await createMerchant(test.db, {
      code: 'nopass',
      settings,
      flags: { MOBILENUMREG3: true, REGMOBVERF3: true },
      registerSettings: registerSettingsWith({ verificationCode: 'required' }),
    });
    const mobileNum = newNumber();
    await askForCode(test, 'REGMOBVERF3', mobileNum, { merchant: 'nopass' });
    const form = { mobileNum, verificationCode: await newestCode(test, mobileNum) };
    const answer = await registerMember(test, 'mobile', form, { merchant: 'nopass' });
    expect(answer.json().value).toMatchObject({ userName: mobileNum });
    expect((await accountOf(mobileNum))?.passwordHash).toBeNull();
  });
});

describe('with all that can be asked for', () => {
  const lagoon = { merchant: 'lagoon' };
  const solved = async (fields: object) => {
    const { cookie, digits } = await solveCaptcha(test, 'lagoon');
    return registerMember(test, 'username', { ...fields, captcha: digits }, { ...lagoon, cookie });
  };

  it('keeps every field @RP-012', async () => {
    const username = newName();
    const answer = await solved(
      named(username, {
        paymentPassword: '246802',
        idNumber: '1234567890123',
        qqNum: '12345',
        facebook: 'narin.s',
        wechat: 'narin_s',
        line: 'narin-s',
        whatsapp: '0812345678',
        zalo: '0812345678',
        email: `${username}@example.com`,
        nickname: 'Narin',
        payeeName: 'Narin Suk',
        birthDate: '2000-02-29',
      }),
    );
    expect(answer.json().success).toBe(true);
    const account = await accountOf(username);
    expect(account).toMatchObject({ nickname: 'Narin', payeeName: 'Narin Suk' });
    expect(account?.paymentPasswordHash).toMatch(/^\$argon2id\$/);
    const [registration] = await test.db
      .select()
      .from(registrations)
      .where(eq(registrations.accountId, account?.id ?? ''));
    expect(registration).toMatchObject({
      birthDate: '2000-02-29',
      contacts: {
        idNumber: '1234567890123',
        qqNum: '12345',
        facebook: 'narin.s',
        wechat: 'narin_s',
        line: 'narin-s',
        whatsapp: '0812345678',
        zalo: '0812345678',
      },
    });
  });

  it.each(['idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'nickname', 'payeeName'])(
    'checks %s by its rule',
    async (field) => {
      const answer = await solved(named(newName(), { birthDate: '2000-01-01', [field]: '<' }));
      expect(fieldsOf(answer)).toEqual({ [field]: [settings.rules[field]?.messageKey] });
    },
  );

  it('wants a captcha, the right one', async () => {
    const form = named(newName(), { birthDate: '2000-01-01' });
    expect(refusalOf(await registerMember(test, 'username', form, lagoon))).toEqual([
      422,
      'captcha.required',
    ]);
    const wrong = await registerMember(test, 'username', { ...form, captcha: '1' }, lagoon);
    expect(refusalOf(wrong)).toEqual([422, 'captcha.wrong']);
  });

  it('lets nobody in below the merchant’s age', async () => {
    const answer = await solved(named(newName(), { birthDate: '2008-11-21' }));
    expect([refusalOf(answer), fieldsOf(answer)]).toEqual([
      [422, 'age.too.young'],
      { birthDate: ['age.too.young'] },
    ]);
    expect((await solved(named(newName(), { birthDate: '2008-11-20' }))).statusCode).toBe(200);
    expect(fieldsOf(await solved(named(newName())))).toEqual({ birthDate: ['field.required'] });
  });
});

describe('by invitation', () => {
  it('puts a member below the agent of the code or of the recommender @RP-014', async () => {
    const agent = await createAccount(test.db, 'aurora', { type: 1, username: 'agent99' });
    await test.db
      .insert(affiliateCodes)
      .values({ merchant: 'aurora', codeKey: 'join99', accountId: agent.id, domains: ['aurora.test'] });
    const [byCode, byAgent, byMember] = [newName(), newName(), newName()];
    await registerMember(test, 'username', named(byCode, { affiliateCode: 'JOIN99' }));
    await registerMember(test, 'username', named(byAgent, { recommenderId: 'Agent99' }));
    await registerMember(test, 'username', named(byMember, { recommenderId: byCode }));
    for (const username of [byCode, byAgent, byMember])
      expect((await accountOf(username))?.parentId).toBe(agent.id);
  });

  it.each([
    ['an unknown code', { affiliateCode: 'NONE77' }, 'affiliate.code.invalid', 'affiliateCode'],
    [
      'a code of another domain',
      { affiliateCode: 'JOIN99', domain: 'elsewhere.test' },
      'affiliate.code.invalid',
      'affiliateCode',
    ],
    ['an unknown recommender', { recommenderId: 'nobody77' }, 'referrer.link.invalid', 'recommenderId'],
  ])('is refused with %s', async (_what, more, code, field) => {
    const answer = await registerMember(test, 'username', named(newName(), more));
    expect([refusalOf(answer), fieldsOf(answer)]).toEqual([[422, code], { [field]: [code] }]);
  });
});
