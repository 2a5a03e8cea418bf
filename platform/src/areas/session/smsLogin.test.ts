import { HOUR, MINUTE } from '../../core/clock';
import { settingsWith } from '../../core/merchants/settings';
import { askForCode, easyBotChecks, newestCode } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant } from '../../testing/fixtures';
import { logIn } from '../../testing/sealed';
import { refusalOf } from '../../testing/seeded';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(easyBotChecks);
  const settings = settingsWith('off');
  await createMerchant(test.db, { settings, flags: { MOBILESMSLOGIN3: true, CHNGPASSVERIF3: true } });
  await createMerchant(test.db, { code: 'closed', settings });
});
afterAll(() => test.close());

let number = 0;
const newNumber = () => `08${String(60_000_000 + ++number)}`;
const member = async () => {
  const mobileNum = newNumber();
  return { mobileNum, account: await createAccount(test.db, 'aurora', { mobileNum, dialingCode: '66' }) };
};
const ask = (module: string, mobileNum: string) => askForCode(test, module, mobileNum);
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const tryCode = (mobileNum: string, messageCode: string, dialingCode = '66') =>
  logIn(test.app, 'aurora', { type: 'sms', mobileNum, messageCode, countryDialingCode: dialingCode });

describe('a login by code', () => {
  const codeFor = async (mobileNum: string) => {
    await ask('MOBILESMSLOGIN3', mobileNum);
    return newestCode(test, mobileNum);
  };

  it('signs the owner of the number in, once @RP-004', async () => {
    const { mobileNum, account } = await member();
    const code = await codeFor(mobileNum);
    expect((await tryCode(mobileNum, code)).json().value).toMatchObject({
      userName: account.username,
      firstTimeLogin: true,
    });
    expect(refusalOf(await tryCode(mobileNum, code))).toEqual([422, 'verification.code.wrong']);
  });

  it('holds for ten minutes', async () => {
    const { mobileNum } = await member();
    const code = await codeFor(mobileNum);
    test.clock.advance(10 * MINUTE);
    expect(refusalOf(await tryCode(mobileNum, code))).toEqual([422, 'verification.code.expired']);
  });

  it('is lost after five wrong tries, also side by side', async () => {
    const { mobileNum } = await member();
    const code = await codeFor(mobileNum);
    const wrong = await Promise.all(Array.from({ length: 8 }, () => tryCode(mobileNum, wrongOf(code))));
    const codes = wrong.map((answer) => answer.json().error.code);
    expect(codes.filter((told) => told === 'verification.code.wrong')).toHaveLength(5);
    expect(refusalOf(await tryCode(mobileNum, code))).toEqual([422, 'verification.code.expired']);
  });

  it('has ten wrong tries an hour over all codes of a number', async () => {
    const { mobileNum } = await member();
    for (let sent = 0; sent < 2; sent += 1) {
      const code = await codeFor(mobileNum);
      for (let tried = 0; tried < 5; tried += 1) await tryCode(mobileNum, wrongOf(code));
      test.clock.advance(MINUTE);
    }
    const answer = await tryCode(mobileNum, await codeFor(mobileNum));
    expect([...refusalOf(answer), answer.headers['retry-after']]).toEqual([
      429,
      'request.rate.limited',
      '3480',
    ]);
    test.clock.advance(HOUR);
    expect((await tryCode(mobileNum, await codeFor(mobileNum))).statusCode).toBe(200);
  });

  it('takes the newest code, and only one that is for logins', async () => {
    const { mobileNum } = await member();
    const first = await codeFor(mobileNum);
    test.clock.advance(MINUTE);
    await ask('CHNGPASSVERIF3', mobileNum);
    const other = await newestCode(test, mobileNum);
    if (other !== first)
      expect(refusalOf(await tryCode(mobileNum, other))).toEqual([422, 'verification.code.wrong']);
    test.clock.advance(MINUTE);
    const newest = await codeFor(mobileNum);
    if (newest !== first)
      expect(refusalOf(await tryCode(mobileNum, first))).toEqual([422, 'verification.code.wrong']);
    expect((await tryCode(mobileNum, newest)).statusCode).toBe(200);
  });

  it('tells a stranger’s number from a member’s by nothing', async () => {
    const [known, unknown] = [(await member()).mobileNum, newNumber()];
    for (const mobileNum of [known, unknown]) await ask('MOBILESMSLOGIN3', mobileNum);
    const wrong = wrongOf(await newestCode(test, known));
    for (let tried = 0; tried < 6; tried += 1)
      expect((await tryCode(unknown, wrong)).json()).toEqual((await tryCode(known, wrong)).json());
  });

  it.each([
    ['sms', { mobileNum: '0812345678', messageCode: '123456', countryDialingCode: '66' }],
    ['firebase', { firebaseChannel: 'google', firebaseIdToken: 'a.b.c' }],
  ])('by %s is off with its flag', async (type, payload) => {
    expect(refusalOf(await logIn(test.app, 'closed', { type, ...payload }))).toEqual([
      403,
      'feature.unavailable',
    ]);
  });
});
