import { HOUR, MINUTE } from '../../core/clock';
import { settingsWith } from '../../core/merchants/settings';
import { sentMessages } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { logIn } from '../../testing/sealed';
import { refusalOf } from '../../testing/seeded';
import { hashPassword } from '../accounts/passwords';
import { passwordTickets } from './tables';

const OLD = 'Lantern-52';
const NEW = 'Grape-4711';
const FORM = 'application/x-www-form-urlencoded';

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db, {
    settings: settingsWith('off'),
    hosts: ['aurora.test', 'aurora.localhost'],
  });
  passwordHash = await hashPassword(OLD);
});
afterAll(() => test.close());

let place = 0;
const newMember = async (changes = {}) => {
  const username = `narin${++place}`;
  const email = `${username}@example.com`;
  const account = await createAccount(test.db, 'aurora', {
    username,
    email,
    emailKey: email,
    passwordHash,
    ...changes,
  });
  return { username, email, account };
};

const ask = (username: string, email: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/wps/account/password/email',
    headers: { merchant: 'aurora', host: 'aurora.test', 'content-type': FORM, ...headers },
    payload: new URLSearchParams({ username, email }).toString(),
  });

const mailTo = async (email: string) =>
  (await sentMessages(test)).filter(({ recipient }) => recipient === email).at(-1);
const ticketFor = async (email: string) =>
  /#ticket=([\w-]{43})/.exec((await mailTo(email))?.body ?? '')?.[1] ?? '';

const confirm = (ticket: string, newPassword = NEW) =>
  test.app.inject({
    method: 'POST',
    url: '/wps/account/password/email/confirm',
    headers: { merchant: 'aurora' },
    payload: { ticket, newPassword },
  });

const logsIn = async (username: string, password: string) =>
  (await logIn(test.app, 'aurora', { type: 'username', username, password })).statusCode === 200;

describe('a link for a new password', () => {
  it('is asked for by a form and mailed to the owner @RP-016', async () => {
    const { username, email } = await newMember();
    const answer = await ask(` ${username.toUpperCase()} `, ` ${email.toUpperCase()} `, {
      'accept-language': 'en',
    });
    expect(answer.json()).toEqual({ success: true, value: {} });
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Your new Aurora password' });
    expect(mail?.body).toMatch(/\nhttps:\/\/aurora\.test\/m\/forget#ticket=[\w-]{43}\n/);
  });

  it('never leads to a host that is not the merchant’s', async () => {
    const { username, email } = await newMember();
    await ask(username, email, { host: 'evil.test' });
    expect((await mailTo(email))?.body).toContain('https://aurora.test/m/forget#ticket=');
  });

  it.each([
    'aurora.test:x@evil.example',
    'aurora.test:8@evil.example',
    'aurora.test@evil.example',
    'aurora.test/evil',
  ])('is not mailed to who asks as %s', async (host) => {
    const { username, email } = await newMember();
    expect(refusalOf(await ask(username, email, { host }))).toEqual([400, 'request.invalid']);
    expect(await mailTo(email)).toBeUndefined();
  });

  it('leads to no port that the one who asks names, but to a developer’s own', async () => {
    const { username, email } = await newMember();
    await ask(username, email, { host: 'aurora.test:6666' });
    expect((await mailTo(email))?.body).toContain('https://aurora.test/m/forget#ticket=');
    const other = await newMember();
    await ask(other.username, other.email, { host: 'aurora.localhost:8080' });
    expect((await mailTo(other.email))?.body).toContain('http://aurora.localhost:8080/m/forget#ticket=');
  });

  it('answers the same of an unknown name, another’s address and an account without login @RP-016', async () => {
    const [mine, other] = [await newMember(), await newMember()];
    const disabled = await newMember({ disabled: true });
    const before = (await sentMessages(test)).length;
    const good = await ask(mine.username, mine.email);
    for (const [username, email] of [
      ['nobody99', 'nobody@example.com'],
      [mine.username, other.email],
      [disabled.username, disabled.email],
    ] as const) {
      const answer = await ask(username, email);
      expect([answer.statusCode, answer.json()]).toEqual([good.statusCode, good.json()]);
    }
    const sent = (await sentMessages(test)).slice(before);
    expect(sent.map(({ recipient }) => recipient)).toEqual([mine.email]);
  });

  it('does not wait for the mail to be delivered', async () => {
    const { username, email } = await newMember();
    const slow = await createTestApp();
    await createMerchant(slow.db, { settings: settingsWith('off') });
    await createAccount(slow.db, 'aurora', { username, email, emailKey: email, passwordHash });
    const sent = jest
      .spyOn(slow.app.platform.messenger ?? { send() {} }, 'send')
      .mockImplementation(() => {});
    const answer = await slow.app.inject({
      method: 'POST',
      url: '/wps/account/password/email',
      headers: { merchant: 'aurora', 'content-type': FORM },
      payload: new URLSearchParams({ username, email }).toString(),
    });
    expect([answer.statusCode, sent.mock.calls.length]).toEqual([200, 1]);
    await slow.close();
  });

  it.each([
    ['n!', 'a@example.com', 'account.format'],
    ['narin', 'a@', 'email.format'],
  ])('is refused to %s, %s: %s', async (username, email, code) => {
    expect(refusalOf(await ask(username, email))).toEqual([422, code]);
  });

  it('is stored as its hash', async () => {
    const { username, email } = await newMember();
    await ask(username, email);
    expect(JSON.stringify(await test.db.select().from(passwordTickets))).not.toContain(
      await ticketFor(email),
    );
  });

  it('is asked for five times an hour, by an owner and for nobody alike', async () => {
    const { username, email } = await newMember();
    for (const name of [username, 'stranger1']) {
      const address = { 'x-forwarded-for': '192.0.2.5' };
      for (let asked = 0; asked < 5; asked += 1)
        expect((await ask(name, email, address)).statusCode).toBe(200);
      const answer = await ask(name, email, address);
      expect([...refusalOf(answer), answer.headers['retry-after']]).toEqual([
        429,
        'request.rate.limited',
        '3600',
      ]);
    }
  });

  it('still comes to an owner for whom strangers have asked all the time', async () => {
    const { username, email } = await newMember();
    for (let asked = 0; asked < 12; asked += 1)
      await ask(username, 'wrong@example.com', { 'x-forwarded-for': `192.0.2.${70 + (asked % 2)}` });
    expect(await mailTo(email)).toBeUndefined();
    expect((await ask(username, email, { 'x-forwarded-for': '192.0.2.80' })).statusCode).toBe(200);
    expect(await mailTo(email)).toBeDefined();
  });

  it('comes five times an hour at most, whoever asks, and says no more of it', async () => {
    const { username, email } = await newMember();
    const before = (await sentMessages(test)).length;
    for (let asked = 0; asked < 7; asked += 1) {
      const from = { 'x-forwarded-for': `192.0.2.${90 + asked}` };
      expect((await ask(username, email, from)).statusCode).toBe(200);
    }
    expect((await sentMessages(test)).length - before).toBe(5);
  });

  it('is asked for thirty times an hour from one address', async () => {
    const from = { 'x-forwarded-for': '192.0.2.64' };
    for (let asked = 0; asked < 30; asked += 1) await ask(`narin9${asked}`, 'a@example.com', from);
    expect(refusalOf(await ask('narin99', 'a@example.com', from))).toEqual([429, 'request.rate.limited']);
  });
});

describe('a new password by link', () => {
  const ticketOf = async ({ username, email }: { username: string; email: string }) => {
    test.clock.advance(HOUR);
    await ask(username, email);
    return ticketFor(email);
  };

  it('is set once, and ends every session', async () => {
    const mine = await newMember();
    const ticket = await ticketOf(mine);
    const headers = await signedInHeaders(test.db, mine.account, test.clock());
    expect((await confirm(ticket)).json()).toEqual({ success: true, value: {} });
    expect([await logsIn(mine.username, NEW), await logsIn(mine.username, OLD)]).toEqual([true, false]);
    const info = await test.app.inject({ url: '/wps/member/info', headers });
    expect(refusalOf(info)).toEqual([401, 'session.expired']);
    expect(refusalOf(await confirm(ticket, 'Grape-4712'))).toEqual([422, 'ticket.invalid']);
  });

  it('is told to the owner, once', async () => {
    const mine = await newMember();
    const ticket = await ticketOf(mine);
    await Promise.all([confirm(ticket), confirm(ticket)]);
    const told = (await sentMessages(test)).filter(({ recipient }) => recipient === mine.email);
    expect(told.filter(({ subject }) => subject?.includes('มีการเปลี่ยนรหัสผ่าน'))).toHaveLength(1);
  });

  it('ends the other links of the account', async () => {
    const mine = await newMember();
    const first = await ticketOf(mine);
    await ask(mine.username, mine.email);
    test.clock.advance(1);
    await ask(mine.username, mine.email);
    await confirm(await ticketFor(mine.email));
    expect(refusalOf(await confirm(first))).toEqual([422, 'ticket.invalid']);
  });

  it('is set within thirty minutes', async () => {
    const ticket = await ticketOf(await newMember());
    test.clock.advance(30 * MINUTE);
    expect(refusalOf(await confirm(ticket))).toEqual([422, 'ticket.invalid']);
  });

  it('leaves the link good when the password is not', async () => {
    const ticket = await ticketOf(await newMember());
    expect(refusalOf(await confirm(ticket, 'short'))).toEqual([422, 'password.format']);
    expect(refusalOf(await confirm(ticket, 'iloveyou1'))).toEqual([422, 'password.common']);
    expect(refusalOf(await confirm(ticket, OLD))).toEqual([422, 'modify.new.old.same']);
    expect((await confirm(ticket)).statusCode).toBe(200);
  });

  it('is set by no invented link', async () => {
    expect(refusalOf(await confirm('x'.repeat(43)))).toEqual([422, 'ticket.invalid']);
  });

  it('is set by one of two calls at the same time', async () => {
    const ticket = await ticketOf(await newMember());
    const answers = await Promise.all([confirm(ticket), confirm(ticket, 'Grape-4712')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422]);
  });
});
