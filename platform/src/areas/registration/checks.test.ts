import { everyField, registerSettingsWith } from '../../core/merchants/registerSettings';
import { settingsWith } from '../../core/merchants/settings';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant } from '../../testing/fixtures';
import { createSeededApp, refusalOf, type SeededApp, valueIn } from '../../testing/seeded';
import { affiliateCodes } from './tables';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db, {
    settings: settingsWith('off'),
    flags: { REGMOBVERF3: true },
    registerSettings: everyField({ required: ['verificationCode'], captcha: true }),
  });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { merchant: 'aurora', ...headers } });

describe('the settings of registration', () => {
  it('say of each field whether it is on and needed, and whether a captcha is @RP-011', async () => {
    const answer = await get('/wps/account/register/settings');
    expect(answer.json().value).toEqual(everyField({ required: ['verificationCode'], captcha: true }));
    expect(answer.headers.etag).toMatch(/^"/);
    const again = await get('/wps/account/register/settings', {
      'if-none-match': String(answer.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('leave out what is switched off @RP-011', async () => {
    await createMerchant(test.db, {
      code: 'bare',
      modulesOff: ['AFFMAN3', 'VALID_CAPTCHA3'],
      registerSettings: everyField({ required: ['verificationCode', 'affiliateCode'], captcha: true }),
    });
    const off = { enabled: false, required: false };
    expect((await get('/wps/account/register/settings', { merchant: 'bare' })).json().value).toMatchObject({
      verificationCode: off,
      affiliateCode: off,
      captcha: { enabled: false },
    });
  });
});

describe('the check of a user name', () => {
  const check = (username: string, headers = {}) =>
    get(`/wps/check/username?username=${encodeURIComponent(username)}`, headers);

  it('says whether it is free, in whatever case @RP-013', async () => {
    await createAccount(test.db, 'aurora', { username: 'Taken01' });
    expect((await check('free01')).json().value).toEqual({ available: true });
    expect((await check('tAKEN01')).json().value).toEqual({ available: false });
  });

  it.each(['n!', 'far_too_long_for_a_name', '0812345678'])('refuses %s by its form @RP-013', async (name) => {
    expect(refusalOf(await check(name))).toEqual([422, 'account.format']);
  });

  it('is for sixty a minute from one address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.61' };
    for (let call = 0; call < 60; call += 1) await check('free01', headers);
    const answer = await check('free01', headers);
    expect([...refusalOf(answer), answer.headers['retry-after']]).toEqual([
      429,
      'request.rate.limited',
      '60',
    ]);
  });
});

describe('the check of an invitation code', () => {
  const check = (code: string, domain: string) => get(`/wps/check/affiliate?code=${code}&domain=${domain}`);

  it('holds for its domains, or for all @RP-014', async () => {
    const agent = await createAccount(test.db, 'aurora', { type: 1 });
    await test.db.insert(affiliateCodes).values([
      { merchant: 'aurora', codeKey: 'bound1', accountId: agent.id, domains: ['a.test'] },
      { merchant: 'aurora', codeKey: 'anywhere', accountId: agent.id },
    ]);
    for (const [code, domain] of [
      ['BOUND1', 'A.test:8080'],
      ['anywhere', 'b.test'],
    ] as const)
      expect((await check(code, domain)).json()).toEqual({ success: true, value: {} });
    for (const [code, domain] of [
      ['bound1', 'b.test'],
      ['unknown', 'a.test'],
    ] as const)
      expect(refusalOf(await check(code, domain))).toEqual([422, 'affiliate.code.invalid']);
  });

  it('does not hold when its agent is disabled', async () => {
    const agent = await createAccount(test.db, 'aurora', { type: 1, disabled: true });
    await test.db
      .insert(affiliateCodes)
      .values({ merchant: 'aurora', codeKey: 'gone11', accountId: agent.id });
    expect(refusalOf(await check('gone11', 'a.test'))).toEqual([422, 'affiliate.code.invalid']);
  });
});

describe('the demonstration', () => {
  let seeded: SeededApp;
  beforeAll(async () => {
    seeded = await createSeededApp();
  });
  afterAll(() => seeded.close());

  it('asks for different things at its two merchants', async () => {
    const [aurora, lagoon] = await Promise.all(
      ['aurora', 'lagoon'].map(async (merchant) =>
        valueIn<object>(await seeded.guest(merchant).get('/wps/account/register/settings')),
      ),
    );
    expect(aurora).toMatchObject(
      registerSettingsWith({
        email: 'optional',
        mobileNum: 'optional',
        verificationCode: 'required',
        affiliateCode: 'optional',
      }),
    );
    expect(lagoon).toMatchObject({ captcha: { enabled: true }, birthDate: { required: true } });
  });

  it('has an invitation code of its agent', async () => {
    const answer = await seeded.guest().get('/wps/check/affiliate', { code: 'SUDA88', domain: 'localhost' });
    expect(valueIn(answer)).toEqual({});
  });
});
