import { PASSKEYS_LIMIT } from '@site/contracts/areas/passkeys';
import { eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { MINUTE } from '../../core/clock';
import { passkeyChallenges, passkeys } from './tables';
import { createAuthenticator } from './testAuthenticator';
import { openPasskeySite, PASSWORD } from './testing';

type Site = Awaited<ReturnType<typeof openPasskeySite>>;
let site: Site;
beforeAll(async () => {
  site = await openPasskeySite();
});
afterAll(() => site.close());

const codeOf = (answer: Awaited<ReturnType<Site['send']>>) => answer.json().error?.code;
const list = async (headers: Record<string, string>) =>
  (await site.send('GET', '/wps/member/passkeys', headers)).json().value;

describe('a passkey', () => {
  it('is made on the page’s own host, verifies its user, and is listed', async () => {
    const account = await site.member({ username: 'Player01', nickname: 'Narin' });
    const headers = await site.signedIn(account);
    const options = (await site.send('POST', '/wps/member/passkeys/options', headers)).json().value;
    expect(options).toMatchObject({
      rp: { id: 'aurora.localhost', name: 'Aurora' },
      user: { name: 'Player01', displayName: 'Narin' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(account.id);
    const credential = createAuthenticator({ synced: true }).create(options);
    const added = await site.send('POST', '/wps/member/passkeys', headers, { credential });
    expect(added.json().value).toMatchObject({ synced: true, host: 'aurora.localhost' });
    expect(await list(headers)).toEqual({
      list: [added.json().value],
      secondStep: false,
      recoveryCodesLeft: 0,
    });
    const again = (await site.send('POST', '/wps/member/passkeys/options', headers)).json().value;
    expect(again.excludeCredentials).toEqual([
      { id: credential.id, type: 'public-key', transports: ['internal'] },
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host of the merchant', { origin: 'http://play.localhost:8080' }],
    ['a page without TLS', { origin: 'http://aurora.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no finger, face or PIN', { verified: false }],
  ])('is not taken from %s', async (_what, changes) => {
    const headers = await site.signedIn(await site.member());
    const answer = await site.addPasskey(headers, createAuthenticator(), changes);
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'passkey.failed']);
  });

  it('is not made for a host that is none of the merchant’s', async () => {
    const headers = { ...(await site.signedIn(await site.member())), host: '127.0.0.1:8080' };
    expect(codeOf(await site.addPasskey(headers, createAuthenticator()))).toBe('feature.unavailable');
  });

  it('answers one challenge of its own account, once, within five minutes', async () => {
    const headers = await site.signedIn(await site.member());
    const other = await site.signedIn(await site.member());
    const ask = async () => (await site.send('POST', '/wps/member/passkeys/options', headers)).json().value;
    const send = (options: Parameters<ReturnType<typeof createAuthenticator>['create']>[0], who = headers) =>
      site.send('POST', '/wps/member/passkeys', who, { credential: createAuthenticator().create(options) });
    const options = await ask();
    expect((await send(options)).statusCode).toBe(200);
    expect(codeOf(await send(options))).toBe('passkey.expired');
    expect(codeOf(await send(await ask(), other))).toBe('passkey.expired');
    const old = await ask();
    site.clock.advance(5 * MINUTE);
    expect(codeOf(await send(old))).toBe('passkey.expired');
  });

  it('keeps no challenge in the database, only its hash', async () => {
    const { challenge } = await site.loginOptions();
    const stored = await site.db.select().from(passkeyChallenges);
    expect(JSON.stringify(stored)).not.toContain(challenge);
  });

  it('belongs to one account', async () => {
    const authenticator = createAuthenticator();
    for (const expected of [undefined, 'passkey.exists']) {
      const headers = await site.signedIn(await site.member());
      expect(codeOf(await site.addPasskey(headers, authenticator))).toBe(expected);
    }
  });

  it('is one of so many', async () => {
    const { account, headers } = await site.withPasskey();
    const [first] = await site.db.select().from(passkeys).where(eq(passkeys.accountId, account.id));
    if (!first) throw new Error('no passkey');
    const further = Array.from({ length: PASSKEYS_LIMIT - 1 }, (_, index) => ({
      ...first,
      id: `${first.id}${index}`,
      credentialId: `${first.credentialId}${index}`,
    }));
    await site.db.insert(passkeys).values(further);
    const answer = await site.send('POST', '/wps/member/passkeys/options', headers);
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'passkey.limit']);
  });

  it('is renamed and removed by its owner alone', async () => {
    const { headers } = await site.withPasskey();
    const thief = await site.signedIn(await site.member());
    const [{ id }] = (await list(headers)).list;
    const rename = (who: typeof headers, name: string) =>
      site.send('PUT', '/wps/member/passkeys', who, { id, name });
    expect(codeOf(await rename(thief, 'Mine now'))).toBe('not.found');
    expect(codeOf(await rename(headers, '   '))).toBe('request.invalid');
    expect((await rename(headers, ' โทรศัพท์ ')).statusCode).toBe(200);
    await site.send('DELETE', `/wps/member/passkeys?id=${id}`, thief);
    expect((await list(headers)).list).toEqual([expect.objectContaining({ id, name: 'โทรศัพท์' })]);
    await site.send('DELETE', `/wps/member/passkeys?id=${id}`, headers);
    expect((await list(headers)).list).toEqual([]);
  });
});

describe('a change of how an account is entered', () => {
  const CHANGES = [
    ['POST', '/wps/member/passkeys/options'],
    ['DELETE', '/wps/member/passkeys?id=pk_1'],
    ['POST', '/wps/member/secondStep'],
    ['DELETE', '/wps/member/secondStep'],
    ['POST', '/wps/member/secondStep/codes'],
  ] as const;

  it.each(CHANGES)('%s %s asks a session that is not new who holds it', async (method, url) => {
    const { headers } = await site.withPasskey();
    site.clock.advance(11 * MINUTE);
    const answer = await site.send(method, url, headers);
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'auth.confirm.required']);
  });

  const unconfirmed = async () => {
    const held = await site.withPasskey();
    site.clock.advance(11 * MINUTE);
    const mayChange = async () =>
      (await site.send('POST', '/wps/member/passkeys/options', held.headers)).statusCode === 200;
    return { ...held, mayChange };
  };

  it('is open again after the password, for ten minutes', async () => {
    const { headers, mayChange } = await unconfirmed();
    const wrong = await site.sendSealed('/wps/session/confirm', { password: 'wrong' }, headers);
    expect([wrong.statusCode, wrong.json().error]).toMatchObject([
      422,
      { code: 'password.wrong', fields: { password: ['password.wrong'] } },
    ]);
    expect(await mayChange()).toBe(false);
    await site.sendSealed('/wps/session/confirm', { password: PASSWORD }, headers);
    expect(await mayChange()).toBe(true);
    site.clock.advance(11 * MINUTE);
    expect(await mayChange()).toBe(false);
  });

  it('is open again after a passkey of the account, of no other', async () => {
    const { headers, authenticator, mayChange } = await unconfirmed();
    const stranger = await site.withPasskey();
    const confirmWith = async (used: typeof authenticator) =>
      site.sendSealed('/wps/session/confirm', { credential: used.get(await site.loginOptions()) }, headers);
    expect(codeOf(await confirmWith(stranger.authenticator))).toBe('passkey.failed');
    expect(await mayChange()).toBe(false);
    expect((await confirmWith(authenticator)).statusCode).toBe(200);
    expect(await mayChange()).toBe(true);
  });

  it('has ten tries an hour', async () => {
    const { headers } = await site.withPasskey();
    const attempt = () => site.sendSealed('/wps/session/confirm', { password: 'wrong' }, headers);
    for (let tried = 0; tried < 10; tried += 1) expect(codeOf(await attempt())).toBe('password.wrong');
    const answer = await attempt();
    expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'request.rate.limited']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a login by passkey', () => {
  const logIn = async (
    authenticator: ReturnType<typeof createAuthenticator>,
    changes: Parameters<typeof authenticator.get>[1] = {},
  ) => site.sendAssertion(authenticator.get(await site.loginOptions(), changes));

  it('needs no name, and starts a session', async () => {
    const { authenticator, account } = await site.withPasskey();
    const { value } = (await logIn(authenticator)).json();
    expect(value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userName: account.username,
      type: 0,
      firstTimeLogin: true,
      // The one that the passkey was made in.
      lastLogin: { at: new Date(site.clock()).toISOString(), device: {} },
    });
    const headers = { authorization: `Bearer ${value.token}` };
    expect((await list(headers)).list[0].lastUsedAt).toBe(new Date(site.clock()).toISOString());
  });

  it('is offered alike to everybody: its options name nobody’s passkey', async () => {
    await site.withPasskey();
    expect(await site.loginOptions()).toEqual({
      rpId: 'aurora.localhost',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 5 * MINUTE,
      allowCredentials: [],
      userVerification: 'required',
    });
  });

  it.each([
    ['a forged signature', { forged: true }],
    ['another origin', { origin: 'https://aurora.localhost.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no finger, face or PIN', { verified: false }],
    ['the name of another account', { userHandle: 'b3RoZXI' }],
    ['a counter that stands still', { step: 0 }],
  ])('is refused with %s, and leaves the passkey as it was', async (_what, changes) => {
    const { authenticator } = await site.withPasskey();
    const refused = await logIn(authenticator, changes);
    expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'passkey.failed']);
    expect((await logIn(authenticator)).statusCode).toBe(200);
  });

  it('answers one challenge once, also when the first answer was wrong', async () => {
    const { authenticator } = await site.withPasskey();
    const options = await site.loginOptions();
    expect(codeOf(await site.sendAssertion(authenticator.get(options, { forged: true })))).toBe(
      'passkey.failed',
    );
    expect(codeOf(await site.sendAssertion(authenticator.get(options)))).toBe('passkey.expired');
  });

  it('lets one of two calls with one challenge through', async () => {
    const { authenticator } = await site.withPasskey();
    const credential = authenticator.get(await site.loginOptions());
    const answers = await Promise.all([site.sendAssertion(credential), site.sendAssertion(credential)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('knows no passkey that was removed', async () => {
    const { authenticator, headers } = await site.withPasskey();
    const [{ id }] = (await list(headers)).list;
    await site.send('DELETE', `/wps/member/passkeys?id=${id}`, headers);
    const answer = await logIn(authenticator);
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'passkey.unknown']);
  });

  it('is closed to an account that is disabled, and to members at the agents’ door', async () => {
    const { authenticator, account } = await site.withPasskey();
    const credential = authenticator.get(await site.loginOptions());
    expect(codeOf(await site.sendAssertion(credential, { portal: 'agent' }))).toBe('login.agent.only');
    await site.db.update(accounts).set({ disabled: true }).where(eq(accounts.id, account.id));
    expect(codeOf(await logIn(authenticator))).toBe('user.unavailable');
  });

  it('is limited for each address', async () => {
    const from = { 'x-forwarded-for': '192.0.2.10' };
    const ask = () => site.send('POST', '/wps/session/login/passkey/options', from, {});
    for (let asked = 0; asked < 300; asked += 1) expect((await ask()).statusCode).toBe(200);
    const answer = await ask();
    expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'request.rate.limited']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
