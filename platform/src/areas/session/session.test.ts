import { eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { HOUR, MINUTE } from '../../core/clock';
import { hashToken } from '../../core/ids';
import { sessions } from '../../core/sessions/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { logIn } from '../../testing/sealed';
import { hashPassword } from '../accounts/passwords';

const PASSWORD = 'Passw0rd1';

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => test.close());

const member = (changes = {}) => createAccount(test.db, 'aurora', { passwordHash, ...changes });

const tryLogin = (username: string, changes: object = {}, headers: Record<string, string> = {}) =>
  logIn(test.app, 'aurora', { type: 'username', username, password: PASSWORD, ...changes }, headers);

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Record<string, string>) =>
  test.app.inject({ method, url, headers: { merchant: 'aurora', ...headers } });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const isLive = async (token: string) =>
  (await call('GET', '/wps/member/info', bearer(token))).statusCode === 200;

describe('login', () => {
  it('takes the encrypted body and gives token, name, type and whether it is the first @RP-004', async () => {
    await member({ username: 'Player01', type: 1 });
    const first = await tryLogin('player01');
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({
      success: true,
      value: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        userName: 'Player01',
        type: 1,
        firstTimeLogin: true,
      },
    });
    expect((await tryLogin('PLAYER01')).json().value.firstTimeLogin).toBe(false);
    expect(await isLive(first.json().value.token)).toBe(true);
  });

  it('tells of the sign-in before this one, and what it was made with', async () => {
    await member({ username: 'returning' });
    const userAgent =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
    const signIn = async () => (await tryLogin('returning', {}, { 'user-agent': userAgent })).json().value;
    expect(await signIn()).not.toHaveProperty('lastLogin');
    const at = new Date(test.clock()).toISOString();
    test.clock.advance(HOUR);
    expect((await signIn()).lastLogin).toEqual({ at, device: { app: 'Chrome', system: 'Android' } });
  });

  it('knows the time alone of a sign-in that has no record', async () => {
    const lastLoginAt = new Date(test.clock() - HOUR);
    await member({ username: 'oldtimer', lastLoginAt });
    const { lastLogin } = (await tryLogin('oldtimer')).json().value;
    expect(lastLogin).toEqual({ at: lastLoginAt.toISOString(), device: {} });
  });

  it('stores the token as its hash', async () => {
    await member({ username: 'hashed' });
    const { token } = (await tryLogin('hashed')).json().value;
    const stored = await test.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('finds a member by mobile number', async () => {
    await member({ username: 'mobile', mobileNum: '0812345678' });
    expect((await tryLogin('0812345678')).json().value.userName).toBe('mobile');
  });

  it('is of one merchant', async () => {
    await createMerchant(test.db, { code: 'lagoon' });
    await member({ username: 'here' });
    const there = await logIn(test.app, 'lagoon', { type: 'username', username: 'here', password: PASSWORD });
    expect(there.json().error.code).toBe('login.failed');
  });

  it('ends the session that the browser had', async () => {
    await member({ username: 'again' });
    const { token } = (await tryLogin('again')).json().value;
    await tryLogin('again', {}, bearer(token));
    expect(await isLive(token)).toBe(false);
  });

  it.each([
    ['a disabled account', { disabled: true }, {}, 404, 'user.unavailable'],
    ['a back-office account', { backOffice: true }, {}, 403, 'login.member.only'],
    ['a member at the agents’ door', { type: 0 }, { portal: 'agent' }, 403, 'login.agent.only'],
  ] as const)(
    'turns away %s, only after the password was right',
    async (_who, changes, payload, status, code) => {
      const { username } = await member(changes);
      const answer = await tryLogin(username, payload);
      expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
      const wrong = await tryLogin(
        username,
        { ...payload, password: 'wrong' },
        { 'x-forwarded-for': '192.0.2.77' },
      );
      expect(wrong.json().error.code).toBe('login.failed');
    },
  );

  it('says the same of a wrong password and an unknown name, in the caller’s language', async () => {
    await member({ username: 'known' });
    const from = { 'x-forwarded-for': '192.0.2.78', 'accept-language': 'en' };
    const wrong = await tryLogin('known', { password: 'wrong' }, from);
    const unknown = await tryLogin('unknown', {}, from);
    expect(wrong.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
    expect(wrong.json().error.message).toBe('The user name or the password is wrong.');
  });

  it('never lets a trial account in by password', async () => {
    const { username } = await createAccount(test.db, 'aurora', { type: 4 });
    expect((await tryLogin(username, {}, { 'x-forwarded-for': '192.0.2.79' })).json().error.code).toBe(
      'login.failed',
    );
  });
});

describe('free play', () => {
  const start = (payload?: object, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/wps/session/login/freeplay',
      headers: { merchant: 'aurora', ...headers },
      ...(payload && { payload }),
    });

  it('makes a trial account with play money and signs it in @RP-006', async () => {
    const answer = await start();
    expect(answer.json().value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userName: expect.stringMatching(/^trial\d{10}$/),
      customerType: 4,
    });
    const wallet = await call('GET', '/wps/wallets/gcs', bearer(answer.json().value.token));
    expect(wallet.json().value.sumBalance).toBe('10000.00');
  });

  it('knows no ticket that was never given', async () => {
    const answer = await start({ userName: 'trial1', ticket: 'abc' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'trial.ticket.invalid']);
  });

  it('starts 30 times an hour for one address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    for (let call = 0; call < 30; call += 1) expect((await start({}, headers)).statusCode).toBe(200);
    const answer = await start({}, headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'request.rate.limited']);
    expect((await start({}, { 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(200);
  });
});

describe('a session', () => {
  const signIn = async () => {
    const account = await member();
    const { authorization } = await signedInHeaders(test.db, account, test.clock());
    return { account, token: authorization.replace('Bearer ', '') };
  };

  it('ends by logout, which answers guests and dead tokens too @RP-007', async () => {
    const { token } = await signIn();
    for (const headers of [bearer(token), bearer(token), {}]) {
      const answer = await call('DELETE', '/wps/session/logout', headers);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, value: {} }]);
    }
    const answer = await call('GET', '/wps/member/info', bearer(token));
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session.expired']);
  });

  it('is renewed and says until when it lives @RP-008', async () => {
    const { token } = await signIn();
    test.clock.advance(50 * MINUTE);
    const answer = await call('POST', '/wps/session/renew', bearer(token));
    expect(answer.json().value).toEqual({ token, expirationTime: test.clock() + 60 * MINUTE });
    test.clock.advance(59 * MINUTE);
    expect(await isLive(token)).toBe(true);
  });

  it('ends after an hour without a call', async () => {
    const { token } = await signIn();
    test.clock.advance(60 * MINUTE + 1);
    expect(await isLive(token)).toBe(false);
  });

  it('ends after a day however much it is used', async () => {
    const { token } = await signIn();
    for (let hour = 0; hour < 23; hour += 1) {
      test.clock.advance(HOUR);
      expect(await isLive(token)).toBe(true);
    }
    test.clock.advance(HOUR);
    expect(await isLive(token)).toBe(false);
  });

  it('asks for a new login when the type of its account changes @RP-047', async () => {
    const { account, token } = await signIn();
    await test.db.update(accounts).set({ type: 2 }).where(eq(accounts.id, account.id));
    const answer = await call('GET', '/wps/member/info', bearer(token));
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session.relogin']);
  });

  it('ends when its account is disabled', async () => {
    const { account, token } = await signIn();
    await test.db.update(accounts).set({ disabled: true }).where(eq(accounts.id, account.id));
    expect(await isLive(token)).toBe(false);
  });
});
