import { MINUTE } from '../../core/clock';
import { settingsWith } from '../../core/merchants/settings';
import { askForCode, easyBotChecks, newestCode, sentMessages } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { logIn } from '../../testing/sealed';
import { refusalOf } from '../../testing/seeded';
import { hashPassword } from '../accounts/passwords';

const OLD = 'Lantern-52';
const NEW = 'Grape-4711';

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await createTestApp(easyBotChecks);
  await createMerchant(test.db, { settings: settingsWith('off'), flags: { CHNGPASSVERIF3: true } });
  await createMerchant(test.db, { code: 'closed', settings: settingsWith('off') });
  passwordHash = await hashPassword(OLD);
});
afterAll(() => test.close());

let place = 0;
const newNumber = () => `08${String(50_000_000 + ++place)}`;
const newMember = (changes = {}) =>
  createAccount(test.db, 'aurora', { username: `narin${++place}`, passwordHash, ...changes });

const logsIn = async (username: string, password: string) =>
  (await logIn(test.app, 'aurora', { type: 'username', username, password })).statusCode === 200;
const isLive = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: '/wps/member/info', headers })).statusCode === 200;

describe('a password by phone', () => {
  const set = (payload: object, merchant = 'aurora') =>
    test.app.inject({ method: 'POST', url: '/wps/account/password/sms', headers: { merchant }, payload });
  const withCode = async (changes = {}) => {
    const mobileNum = newNumber();
    const account = await newMember({ mobileNum, dialingCode: '66', ...changes });
    await askForCode(test, 'CHNGPASSVERIF3', mobileNum);
    return { account, mobileNum, verificationCode: await newestCode(test, mobileNum) };
  };

  it('is set by the code, ends every session, and logs in by the number @RP-017', async () => {
    const { account, ...proof } = await withCode();
    const headers = await signedInHeaders(test.db, account, test.clock());
    const answer = await set({ ...proof, newPassword: NEW, countryDialingCode: '66' });
    expect(answer.json()).toEqual({ success: true, value: {} });
    expect([await logsIn(proof.mobileNum, NEW), await isLive(headers)]).toEqual([true, false]);
    expect(refusalOf(await set({ ...proof, newPassword: 'Grape-4712' }))).toEqual([
      422,
      'verification.code.wrong',
    ]);
  });

  it('is told to the owner by e-mail', async () => {
    const { account, ...proof } = await withCode({
      email: 'narin@example.com',
      emailKey: 'narin@example.com',
    });
    await set({ ...proof, newPassword: NEW });
    const told = (await sentMessages(test)).filter(({ recipient }) => recipient === account.email);
    expect(told.map(({ subject }) => subject)).toEqual(['มีการเปลี่ยนรหัสผ่านของบัญชี Aurora ของคุณ']);
  });

  it('is not the old one, and the code stays good for another @RP-017', async () => {
    const { account: _, ...proof } = await withCode();
    expect(refusalOf(await set({ ...proof, newPassword: OLD }))).toEqual([422, 'modify.new.old.same']);
    expect((await set({ ...proof, newPassword: NEW })).statusCode).toBe(200);
  });

  it.each([
    ['a bad password', { newPassword: 'short' }, 'password.format'],
    ['a common one', { newPassword: '11223344' }, 'password.common'],
    ['its own number', { newPassword: '' }, 'password.common'],
    ['no code', { verificationCode: undefined }, 'verification.code.wrong'],
    ['a number against the rule', { mobileNum: '12' }, 'mobile.format'],
    ['another dialling code', { countryDialingCode: '65' }, 'verification.code.wrong'],
    ['an identity token', { firebaseIdToken: 'a.b.c' }, 'firebase.token.invalid'],
  ])('is refused with %s', async (_what, change, code) => {
    const { account: _, ...proof } = await withCode();
    const payload = { ...proof, newPassword: NEW, ...change };
    if (payload.newPassword === '') payload.newPassword = proof.mobileNum;
    expect(refusalOf(await set(payload))).toEqual([422, code]);
  });

  it('answers a stranger’s number like a wrong code', async () => {
    const { account: _, ...proof } = await withCode();
    const wrong = proof.verificationCode === '000000' ? '000001' : '000000';
    const unknown = newNumber();
    await askForCode(test, 'CHNGPASSVERIF3', unknown);
    const stranger = await set({ mobileNum: unknown, verificationCode: wrong, newPassword: NEW });
    const member = await set({ ...proof, verificationCode: wrong, newPassword: NEW });
    expect(stranger.json()).toEqual(member.json());
  });

  it('is off with its flag', async () => {
    const payload = { mobileNum: newNumber(), verificationCode: '123456', newPassword: NEW };
    expect(refusalOf(await set(payload, 'closed'))).toEqual([403, 'feature.unavailable']);
  });
});

describe('a change of password', () => {
  const change = async (changes: object = {}, account = newMember()) => {
    const headers = await signedInHeaders(test.db, await account, test.clock());
    const payload = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW, ...changes };
    const answer = await test.app.inject({ method: 'POST', url: '/wps/member/password', headers, payload });
    return { headers, answer };
  };

  it('ends every other session of the account @RP-018', async () => {
    const account = await newMember();
    const elsewhere = await signedInHeaders(test.db, account, test.clock());
    const { headers, answer } = await change({}, Promise.resolve(account));
    expect(answer.json()).toEqual({ success: true, value: {} });
    expect([await isLive(headers), await isLive(elsewhere)]).toEqual([true, false]);
    expect([await logsIn(account.username, NEW), await logsIn(account.username, OLD)]).toEqual([true, false]);
  });

  it.each([
    ['another old one', { oldPassword: 'Passw0rd2' }, 'password.old.wrong', 'oldPassword'],
    ['another confirmation', { confirmNewPassword: 'x' }, 'password.confirm.mismatch', 'confirmNewPassword'],
    ['a bad new one', { newPassword: 'short' }, 'password.format', 'newPassword'],
    ['the same again', { newPassword: OLD, confirmNewPassword: OLD }, 'modify.new.old.same', 'newPassword'],
  ])('is refused with %s @RP-018', async (_what, changes, code, field) => {
    const { answer, headers } = await change(changes);
    expect([refusalOf(answer), answer.json().error.fields]).toEqual([[422, code], { [field]: [code] }]);
    expect(await isLive(headers)).toBe(true);
  });

  it('does not tell a thief of the session that a guess is right', async () => {
    const guess = { oldPassword: 'Grape-4711', newPassword: 'Grape-4711', confirmNewPassword: 'Grape-4711' };
    expect(refusalOf((await change(guess)).answer)).toEqual([422, 'password.old.wrong']);
  });

  it('is not the user name', async () => {
    const account = newMember({ username: 'narin-the-great' });
    const changes = { newPassword: 'Narin-The-Great', confirmNewPassword: 'Narin-The-Great' };
    expect(refusalOf((await change(changes, account)).answer)).toEqual([422, 'password.common']);
  });

  it('is for members', async () => {
    const { answer } = await change({}, createAccount(test.db, 'aurora', { type: 4 }));
    expect(refusalOf(answer)).toEqual([403, 'trial.rejected']);
  });

  it('is tried ten times an hour for one account', async () => {
    const account = await newMember();
    const tries = () => change({ oldPassword: 'wrong' }, Promise.resolve(account));
    for (let tried = 0; tried < 10; tried += 1) await tries();
    const { answer } = await tries();
    expect([...refusalOf(answer), answer.headers['retry-after']]).toEqual([
      429,
      'request.rate.limited',
      '3600',
    ]);
    test.clock.advance(60 * MINUTE);
    expect((await change({}, Promise.resolve(account))).answer.statusCode).toBe(200);
  });
});
