import { RECOVERY_CODES } from '@site/contracts/areas/passkeys';
import { MINUTE } from '../../core/clock';
import { sweepAll } from '../../testing/sweepAll';
import { loginTickets, passkeyChallenges, recoveryCodes } from './tables';
import { createAuthenticator } from './testAuthenticator';
import { openPasskeySite } from './testing';

type Site = Awaited<ReturnType<typeof openPasskeySite>>;
let site: Site;
beforeAll(async () => {
  site = await openPasskeySite();
});
afterAll(() => site.close());

const codeOf = (answer: Awaited<ReturnType<Site['send']>>) => answer.json().error?.code;

async function withSecondStep() {
  const held = await site.withPasskey();
  const answer = await site.send('POST', '/wps/member/secondStep', held.headers);
  return { ...held, codes: answer.json().value.recoveryCodes as string[] };
}

/** A right password, and what the platform then asks for. */
async function firstStep(username: string) {
  const answer = await site.byPassword(username);
  expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'login.second.step']);
  return answer.json().value;
}

const recover = (ticket: string, recoveryCode: string) =>
  site.sendSealed('/wps/session/login/recovery', { ticket, recoveryCode });

it('needs a passkey first', async () => {
  const headers = await site.signedIn(await site.member());
  const answer = await site.send('POST', '/wps/member/secondStep', headers);
  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'passkey.missing']);
});

it('gives a right password a ticket instead of a token, and a passkey of the account the session', async () => {
  const { account, authenticator } = await withSecondStep();
  const { ticket, options, token } = await firstStep(account.username);
  expect(token).toBeUndefined();
  expect(options.allowCredentials).toHaveLength(1);
  const answer = await site.sendAssertion(authenticator.get(options), { ticket });
  expect(answer.json().value).toMatchObject({ token: expect.any(String), userName: account.username });
  const again = await site.sendAssertion(authenticator.get(options), { ticket });
  expect(codeOf(again)).toBe('login.ticket.expired');
});

it('says nothing of itself before the password was right', async () => {
  const { account } = await withSecondStep();
  const { username } = await site.member();
  const wrong = { password: 'wrong' };
  const [one, other] = await Promise.all(
    [account.username, username].map((name) =>
      site.sendSealed('/wps/session/login', { type: 'username', username: name, ...wrong }),
    ),
  );
  expect(one?.json()).toEqual(other?.json());
});

it('is not taken by a passkey of somebody else, nor by a challenge that was made for all', async () => {
  const { account, authenticator } = await withSecondStep();
  const stranger = await site.withPasskey();
  const { ticket, options } = await firstStep(account.username);
  expect(codeOf(await site.sendAssertion(stranger.authenticator.get(options), { ticket }))).toBe(
    'passkey.failed',
  );
  const forAll = authenticator.get(await site.loginOptions());
  expect(codeOf(await site.sendAssertion(forAll, { ticket }))).toBe('passkey.expired');
  const renewed = await site.loginOptions(ticket);
  expect((await site.sendAssertion(authenticator.get(renewed), { ticket })).statusCode).toBe(200);
});

it('may take ten minutes', async () => {
  const { account, codes } = await withSecondStep();
  const { ticket } = await firstStep(account.username);
  site.clock.advance(10 * MINUTE);
  expect(codeOf(await recover(ticket, codes[0] ?? ''))).toBe('login.ticket.expired');
});

it('is not asked for after a login by passkey, which is both steps', async () => {
  const { authenticator } = await withSecondStep();
  const answer = await site.sendAssertion(authenticator.get(await site.loginOptions()));
  expect(answer.statusCode).toBe(200);
});

it('can be taken on a host that the account has no passkey for, by a recovery code', async () => {
  const { account, codes } = await withSecondStep();
  const answer = await site.byPassword(account.username, { host: 'play.localhost:8080' });
  const { ticket, options } = answer.json().value;
  expect(options).toBeUndefined();
  expect((await recover(ticket, codes[0] ?? '')).statusCode).toBe(200);
});

describe('recovery codes', () => {
  it('are told once and stored as hashes', async () => {
    const { codes, headers } = await withSecondStep();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const stored = JSON.stringify(await site.db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const told = await site.send('GET', '/wps/member/passkeys', headers);
    expect(told.json().value).toMatchObject({ secondStep: true, recoveryCodesLeft: RECOVERY_CODES });
    for (const code of codes) expect(told.body).not.toContain(code);
  });

  it('let in once each, however they are typed, and say how many are left', async () => {
    const { account, codes } = await withSecondStep();
    const [code = ''] = codes;
    const { ticket } = await firstStep(account.username);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const answer = await recover(ticket, typed);
    expect(answer.json().value).toMatchObject({
      token: expect.any(String),
      recoveryCodesLeft: RECOVERY_CODES - 1,
    });
    const used = await recover((await firstStep(account.username)).ticket, code);
    expect([used.statusCode, used.json().error]).toMatchObject([
      422,
      { code: 'recovery.code.wrong', fields: { recoveryCode: ['recovery.code.wrong'] } },
    ]);
  });

  it('are of one account, and keep the ticket when they are wrong', async () => {
    const mine = await withSecondStep();
    const theirs = await withSecondStep();
    const { ticket } = await firstStep(mine.account.username);
    expect(codeOf(await recover(ticket, theirs.codes[0] ?? ''))).toBe('recovery.code.wrong');
    expect((await recover(ticket, mine.codes[0] ?? '')).statusCode).toBe(200);
  });

  it('may be tried ten times an hour', async () => {
    const { account, codes } = await withSecondStep();
    const { ticket } = await firstStep(account.username);
    for (let tried = 0; tried < 10; tried += 1)
      expect(codeOf(await recover(ticket, 'WRONG'))).toBe('recovery.code.wrong');
    const answer = await recover(ticket, codes[0] ?? '');
    expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'request.rate.limited']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are replaced all together', async () => {
    const { account, headers, codes } = await withSecondStep();
    const renewed = await site.send('POST', '/wps/member/secondStep/codes', headers);
    const [fresh] = renewed.json().value.recoveryCodes;
    const { ticket } = await firstStep(account.username);
    expect(codeOf(await recover(ticket, codes[0] ?? ''))).toBe('recovery.code.wrong');
    expect((await recover(ticket, fresh)).statusCode).toBe(200);
  });
});

describe('switched off', () => {
  const letsInByPassword = async (username: string) => (await site.byPassword(username)).statusCode === 200;

  it('lets the password in again, and forgets the codes', async () => {
    const { account, headers } = await withSecondStep();
    await site.send('DELETE', '/wps/member/secondStep', headers);
    expect(await letsInByPassword(account.username)).toBe(true);
    const told = (await site.send('GET', '/wps/member/passkeys', headers)).json().value;
    expect(told).toMatchObject({ secondStep: false, recoveryCodesLeft: 0 });
    const codes = await site.send('POST', '/wps/member/secondStep/codes', headers);
    expect(codeOf(codes)).toBe('not.found');
  });

  it('goes with the last passkey, not with one of two', async () => {
    const { account, headers } = await withSecondStep();
    await site.addPasskey(headers, createAuthenticator());
    const removeFirst = async () => {
      const { list } = (await site.send('GET', '/wps/member/passkeys', headers)).json().value;
      await site.send('DELETE', `/wps/member/passkeys?id=${list[0].id}`, headers);
    };
    await removeFirst();
    expect(await letsInByPassword(account.username)).toBe(false);
    await removeFirst();
    expect(await letsInByPassword(account.username)).toBe(true);
  });
});

it('leaves nothing behind that has run out', async () => {
  const { account } = await withSecondStep();
  await firstStep(account.username);
  await site.loginOptions();
  await sweepAll(site.db, site.clock() + 11 * MINUTE);
  expect(await site.db.select().from(loginTickets)).toEqual([]);
  expect(await site.db.select().from(passkeyChallenges)).toEqual([]);
});
