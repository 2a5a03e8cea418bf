import { HOUR, MINUTE } from '../../core/clock';
import { registerSettingsWith } from '../../core/merchants/registerSettings';
import { easyBotChecks, registerMember } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant } from '../../testing/fixtures';
import { logIn } from '../../testing/sealed';
import { refusalOf } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';
import { accountOf, named, newName, newNumber, PASSWORD, settings } from '../registration/testing';
import { usedIdentityTokens } from './tables';
import { byPhone, bySocial, claimsOf, type KeyServer, PROJECT, startKeyServer } from './testing';

const INVALID = [422, 'firebase.token.invalid'];

let google: KeyServer;
let test: TestApp;
beforeAll(async () => {
  google = await startKeyServer();
  test = await createTestApp({ ...easyBotChecks, config: { identityKeysUrl: google.url } });
  const registerSettings = registerSettingsWith({ mobileNum: 'optional', verificationCode: 'required' });
  const flags = {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    REGMOBVERF3: true,
    MOBILESMSLOGIN3: true,
    CHNGPASSVERIF3: true,
    GOOGLELOGIN3: true,
    LINELOGIN3: true,
  };
  const merchant = { settings, registerSettings, flags };
  await createMerchant(test.db, { ...merchant, firebaseProject: PROJECT });
  await createMerchant(test.db, { ...merchant, code: 'lagoon', firebaseProject: PROJECT });
  await createMerchant(test.db, { ...merchant, code: 'plain' });
});
afterAll(async () => {
  await test.close();
  await google.close();
});

const international = (mobileNum: string) => `+66${mobileNum.slice(1)}`;
const phoneToken = (mobileNum: string, at = test.clock()) =>
  google.sign(claimsOf(byPhone(international(mobileNum)), at));
const socialToken = (subject: string, provider = 'google.com') =>
  google.sign(claimsOf(bySocial(provider, subject), test.clock()));

const member = async (changes: object = {}) => {
  const mobileNum = newNumber();
  return {
    mobileNum,
    account: await createAccount(test.db, 'aurora', { mobileNum, dialingCode: '66', ...changes }),
  };
};

describe('a login by a number that Firebase confirmed', () => {
  const enter = (mobileNum: string, firebaseIdToken: string, change: object = {}, merchant = 'aurora') =>
    logIn(test.app, merchant, {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo: mobileNum,
      countryDialingCode: '66',
      ...change,
    });

  it('signs the owner in, once for each code @AU-012 @RP-004', async () => {
    const { mobileNum, account } = await member();
    const token = await phoneToken(mobileNum);
    expect((await enter(mobileNum, token)).json().value).toMatchObject({ userName: account.username });
    expect(refusalOf(await enter(mobileNum, token))).toEqual(INVALID);
    // A signature can be written in more than one way; the token is the same.
    expect(refusalOf(await enter(mobileNum, `${token}=`))).toEqual(INVALID);
    await sweepAll(test.db, test.clock() + 2 * HOUR);
    expect(await test.db.select().from(usedIdentityTokens)).toEqual([]);
  });

  it('takes the country’s dialling code when none is sent', async () => {
    const { mobileNum } = await member();
    const answer = await enter(mobileNum, await phoneToken(mobileNum), { countryDialingCode: undefined });
    expect(answer.statusCode).toBe(200);
  });

  it('is for the number of the token alone', async () => {
    const [owner, other] = [await member(), await member()];
    const token = await phoneToken(owner.mobileNum);
    expect(refusalOf(await enter(other.mobileNum, token))).toEqual(INVALID);
    expect(refusalOf(await enter(owner.mobileNum, token, { countryDialingCode: '65' }))).toEqual(INVALID);
    expect(refusalOf(await enter(owner.mobileNum, token, { firebaseMobileNo: undefined }))).toEqual([
      422,
      'field.required',
    ]);
    expect(refusalOf(await enter(owner.mobileNum, token, {}, 'lagoon'))).toEqual(INVALID);
    expect((await enter(owner.mobileNum, token)).statusCode).toBe(200);
  });

  it('does not take the same digits of another country for the member’s', async () => {
    const { mobileNum } = await member();
    const abroad = await google.sign(claimsOf(byPhone(`+62${mobileNum.slice(1)}`), test.clock()));
    expect(refusalOf(await enter(mobileNum, abroad, { countryDialingCode: '62' }))).toEqual(INVALID);
  });

  it('refuses a number that no member has, and a code that was typed ten minutes ago', async () => {
    const stranger = newNumber();
    expect(refusalOf(await enter(stranger, await phoneToken(stranger)))).toEqual(INVALID);
    const { mobileNum } = await member();
    const old = await phoneToken(mobileNum, test.clock() - 10 * MINUTE);
    expect(refusalOf(await enter(mobileNum, old))).toEqual(INVALID);
  });

  it('refuses a social account that has the number in its profile', async () => {
    const { mobileNum } = await member();
    const claims = { ...claimsOf(bySocial('google.com', 'g-phone'), test.clock()) };
    const token = await google.sign({ ...claims, phone_number: international(mobileNum) });
    expect(refusalOf(await enter(mobileNum, token))).toEqual(INVALID);
  });

  it('keeps out whoever may not log in', async () => {
    const { mobileNum } = await member({ disabled: true });
    const answer = await enter(mobileNum, await phoneToken(mobileNum));
    expect(refusalOf(answer)[1]).toBe('user.unavailable');
  });

  it('is off without a project', async () => {
    const answer = await enter('0812345678', await phoneToken('0812345678'), {}, 'plain');
    expect(refusalOf(answer)).toEqual([403, 'feature.unavailable']);
  });
});

describe('a social account', () => {
  const enter = (firebaseIdToken: string, firebaseChannel = 'google', merchant = 'aurora') =>
    logIn(test.app, merchant, { type: 'firebase', firebaseChannel, firebaseIdToken });
  const register = (socialIdToken: string | undefined, change: object = {}) =>
    registerMember(test, 'username', named(newName(), { socialIdToken, socialChannel: 'google', ...change }));

  it('leads to registration, which links it, and logs in from then on @RP-004', async () => {
    const token = await socialToken('g-new');
    expect(refusalOf(await enter(token))).toEqual([409, 'login.social.unlinked']);
    const registered = await register(token);
    const { userName } = registered.json().value;
    test.clock.advance(MINUTE);
    expect((await enter(await socialToken('g-new'))).json().value).toMatchObject({ userName });
    expect(refusalOf(await enter(token))).toEqual(INVALID);
  });

  it('is linked at one merchant alone, and its subject is the provider’s', async () => {
    await register(await socialToken('g-own'));
    expect(refusalOf(await enter(await socialToken('g-own'), 'google', 'lagoon'))).toEqual([
      409,
      'login.social.unlinked',
    ]);
    expect(refusalOf(await enter(await socialToken('g-own', 'oidc.line'), 'line'))).toEqual([
      409,
      'login.social.unlinked',
    ]);
  });

  it('has to be of the channel that it is sent as', async () => {
    expect(refusalOf(await enter(await socialToken('g-1', 'facebook.com')))).toEqual(INVALID);
    expect(refusalOf(await enter(await phoneToken('0812345678')))).toEqual(INVALID);
    expect(refusalOf(await register(await socialToken('g-1', 'oidc.line')))).toEqual(INVALID);
    expect(refusalOf(await register(await socialToken('g-1'), { socialChannel: undefined }))).toEqual(
      INVALID,
    );
  });

  it('is off with its flag', async () => {
    const token = await socialToken('f-1', 'facebook.com');
    expect(refusalOf(await enter(token, 'facebook'))).toEqual([403, 'feature.unavailable']);
  });

  it('is one account’s: a second registration with it makes none', async () => {
    await register(await socialToken('g-twice'));
    test.clock.advance(MINUTE);
    const username = newName();
    const again = await register(await socialToken('g-twice'), { username });
    expect(refusalOf(again)).toEqual(INVALID);
    expect(again.json().error.fields).toEqual({ socialIdToken: ['firebase.token.invalid'] });
    expect(await accountOf(test, username)).toBeUndefined();
  });
});

describe('a registration with a number that Firebase confirmed', () => {
  const register = (mobileNum: string, firebaseIdToken: string, change: object = {}) =>
    registerMember(
      test,
      'mobile',
      { mobileNum, firebaseChannel: 'sms', firebaseIdToken, ...change },
      { merchant: 'aurora' },
    );

  it('needs no code of ours @AU-062 @RP-012', async () => {
    const mobileNum = newNumber();
    const answer = await register(mobileNum, await phoneToken(mobileNum));
    expect(answer.json().value).toMatchObject({ userName: mobileNum });
    expect(await accountOf(test, mobileNum)).toMatchObject({ mobileNum, dialingCode: '66' });
  });

  it('links a social account besides', async () => {
    const mobileNum = newNumber();
    const social = { socialChannel: 'line', socialIdToken: await socialToken('l-1', 'oidc.line') };
    const answer = await register(mobileNum, await phoneToken(mobileNum), social);
    expect(answer.statusCode).toBe(200);
    test.clock.advance(MINUTE);
    const login = { type: 'firebase', firebaseChannel: 'line' };
    const firebaseIdToken = await socialToken('l-1', 'oidc.line');
    expect((await logIn(test.app, 'aurora', { ...login, firebaseIdToken })).json().value).toMatchObject({
      userName: mobileNum,
    });
  });

  it('keeps the token good when another field was wrong', async () => {
    const mobileNum = newNumber();
    const token = await phoneToken(mobileNum);
    expect((await register(mobileNum, token, { termsAccepted: false })).statusCode).toBe(422);
    expect((await register(mobileNum, token)).statusCode).toBe(200);
  });

  it('is refused with another number’s token, and with one for no number', async () => {
    expect(refusalOf(await register(newNumber(), await phoneToken(newNumber())))).toEqual(INVALID);
    const firebaseIdToken = await phoneToken(newNumber());
    const answer = await registerMember(test, 'username', named(newName(), { firebaseIdToken }));
    expect(refusalOf(answer)).toEqual(INVALID);
  });
});

describe('a password by a number that Firebase confirmed', () => {
  const set = (mobileNum: string, firebaseIdToken: string, newPassword = PASSWORD) =>
    test.app.inject({
      method: 'POST',
      url: '/wps/account/password/sms',
      headers: { merchant: 'aurora' },
      payload: { newPassword, mobileNum, firebaseIdToken, countryDialingCode: '66' },
    });

  it('is set by the token, once @AU-070 @RP-017', async () => {
    const { mobileNum, account } = await member();
    const token = await phoneToken(mobileNum);
    expect(refusalOf(await set(mobileNum, token, 'short'))).toEqual([422, 'password.format']);
    expect((await set(mobileNum, token)).json()).toEqual({ success: true, value: {} });
    const { username } = account;
    const login = await logIn(test.app, 'aurora', { type: 'username', username, password: PASSWORD });
    expect(login.statusCode).toBe(200);
    expect(refusalOf(await set(mobileNum, token, 'Grape-4712'))).toEqual(INVALID);
  });

  it('is refused with another number’s token', async () => {
    const { mobileNum } = await member();
    expect(refusalOf(await set(mobileNum, await phoneToken(newNumber())))).toEqual(INVALID);
  });
});
