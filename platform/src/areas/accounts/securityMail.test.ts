import { sentMessages } from '../../testing/access';
import { createAuthenticator } from '../passkeys/testAuthenticator';
import { openPasskeySite, PASSWORD } from '../passkeys/testing';

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const NEW = 'Grape-4711';

type Site = Awaited<ReturnType<typeof openPasskeySite>>;
type Changes = Parameters<Site['member']>[0];
let site: Site;
beforeAll(async () => {
  site = await openPasskeySite();
});
afterAll(() => site.close());

let members = 0;
async function newMember(changes: Changes = {}) {
  const username = `owner${++members}`;
  const email = `${username}@example.com`;
  const account = await site.member({ username, email, emailKey: email, ...changes });
  const headers = { ...(await site.signedIn(account)), 'user-agent': CHROME, 'accept-language': 'en' };
  const send = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    site.send(method, url, headers, payload);
  const mails = async () => (await sentMessages(site)).filter(({ recipient }) => recipient === email);
  const told = async () => (await mails()).map(({ subject }) => subject).sort();
  return { account, headers, send, mails, told };
}

async function signedInAgain({ account }: Pick<Member, 'account'>, changes: Record<string, string> = {}) {
  const headers = {
    ...(await site.signedIn(account)),
    'user-agent': CHROME,
    'accept-language': 'en',
    ...changes,
  };
  return {
    send: (method: 'POST' | 'DELETE', url: string, payload?: object) =>
      site.send(method, url, headers, payload),
  };
}

type Member = Awaited<ReturnType<typeof newMember>>;
const addPasskey = async ({ headers }: Member) =>
  (await site.addPasskey(headers, createAuthenticator())).json().value.id as string;
const changePassword = ({ send }: Member, oldPassword = PASSWORD) =>
  send('POST', '/wps/member/password', { oldPassword, newPassword: NEW, confirmNewPassword: NEW });

const ADDED = 'A passkey was added to your Aurora account';
const REMOVED = 'A passkey was removed from your Aurora account';
const ON = 'The second step was turned on for your Aurora account';
const OFF = 'The second step was turned off for your Aurora account';

it('tells of a passkey that is added, and of one that is removed, once', async () => {
  const member = await newMember();
  const id = await addPasskey(member);
  expect(await member.told()).toEqual([ADDED]);
  for (let time = 0; time < 2; time += 1) await member.send('DELETE', `/wps/member/passkeys?id=${id}`);
  expect(await member.told()).toEqual([ADDED, REMOVED]);
});

it('tells of the second step, whatever turned it off', async () => {
  const member = await newMember();
  const id = await addPasskey(member);
  for (let time = 0; time < 2; time += 1) await member.send('POST', '/wps/member/secondStep');
  expect(await member.told()).toEqual([ADDED, ON]);
  for (let time = 0; time < 2; time += 1) await member.send('DELETE', '/wps/member/secondStep');
  expect(await member.told()).toEqual([ADDED, OFF, ON]);
  await member.send('POST', '/wps/member/secondStep');
  await member.send('DELETE', `/wps/member/passkeys?id=${id}`);
  expect(await member.told()).toEqual([ADDED, REMOVED, OFF, OFF, ON, ON]);
});

it('tells that another device has ended all sessions, where there were any', async () => {
  const member = await newMember();
  await member.send('DELETE', '/wps/session/active/others');
  expect(await member.told()).toEqual([]);
  await site.signedIn(member.account);
  await member.send('DELETE', '/wps/session/active/others');
  expect(await member.told()).toEqual(['All other devices were logged out of your Aurora account']);
});

it('tells of a new password, and of none that was refused', async () => {
  const member = await newMember();
  await changePassword(member, 'Wrong-4711');
  expect(await member.told()).toEqual([]);
  expect((await changePassword(member)).statusCode).toBe(200);
  expect(await member.told()).toEqual(['The password of your Aurora account was changed']);
});

it('says when and from which device in the merchant’s name, and holds no link, secret or nickname', async () => {
  const member = await newMember({ nickname: 'https://evil.example' });
  site.clock.advance(Date.parse('2027-01-02T20:04:00Z') - site.clock());
  await changePassword({ ...member, ...(await signedInAgain(member)) });
  const [mail] = await member.mails();
  expect(mail).toMatchObject({ channel: 'email', merchant: 'aurora' });
  expect(mail?.body).toContain(`Hello ${member.account.username},`);
  expect(mail?.body).toContain('Time: 3 January 2027 at 03:04 GMT+7\nDevice: Chrome on Android\n');
  expect(mail?.body).toMatch(/If it was not you, open Aurora .* set a new password/);
  for (const secret of ['://', 'evil', NEW, PASSWORD, '{', '#ticket'])
    expect(`${mail?.subject}${mail?.body}`).not.toContain(secret);
});

it('is written in the language of the member', async () => {
  const member = await newMember();
  await changePassword({ ...member, ...(await signedInAgain(member, { 'accept-language': 'th' })) });
  const [mail] = await member.mails();
  expect(mail?.subject).toBe('มีการเปลี่ยนรหัสผ่านของบัญชี Aurora ของคุณ');
  expect(mail?.body).toMatch(/^สวัสดีคุณ owner\d+\n/);
  expect(mail?.body).toMatch(/เวลา: 3 มกราคม 2027 เวลา 03:04 GMT\+7\nอุปกรณ์: Chrome บน Android\n/);
});

it('goes to nobody without an address', async () => {
  const member = await newMember({ email: null, emailKey: null });
  const before = (await sentMessages(site)).length;
  await addPasskey(member);
  expect((await changePassword(member)).statusCode).toBe(200);
  expect(await sentMessages(site)).toHaveLength(before);
});
