import { sentMessages } from '../../testing/access';
import type { TestApp } from '../../testing/app';
import { refusalOf } from '../../testing/seeded';
import { createSecurityApp, mailsTo, newOwner, type Owner, PASSWORD } from './testing';

let test: TestApp;
beforeAll(async () => {
  test = await createSecurityApp();
  await newOwner(test, { email: 'taken@example.com', emailKey: 'taken@example.com' });
});
afterAll(() => test.close());

const change = (owner: Owner, email: string, password = PASSWORD) =>
  owner.send('PUT', '/wps/member/email', { email, password });
const shownTo = async (owner: Owner) => (await owner.get('/wps/member/security')).json().value;

it('gives an account another address by its password; both are told, and the new one is not confirmed @RP-048', async () => {
  const [before, after] = ['before@example.com', 'After@example.com'];
  const owner = await newOwner(test, {
    email: before,
    emailKey: before,
    emailVerifiedAt: new Date(test.clock()),
  });
  expect((await change(owner, ` ${after} `)).json().value).toEqual({ email: 'Af***@example.com' });
  expect(await shownTo(owner)).toMatchObject({ email: 'Af***@example.com', emailVerified: false });
  const told = ['The e-mail address of your Aurora account was changed'];
  expect([await mailsTo(test, before), await mailsTo(test, after)]).toEqual([told, told]);
});

it('gives one to an account that has none, and tells it', async () => {
  const owner = await newOwner(test);
  expect((await change(owner, 'first@example.com')).statusCode).toBe(200);
  expect(await mailsTo(test, 'first@example.com')).toHaveLength(1);
});

it('takes the links for a new password away that the old address got', async () => {
  const owner = await newOwner(test, { email: 'link@example.com', emailKey: 'link@example.com' });
  await test.app.inject({
    method: 'POST',
    url: '/wps/account/password/email',
    headers: { merchant: 'aurora', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: owner.account.username, email: 'link@example.com' }).toString(),
  });
  const ticket = /#ticket=([\w-]+)/.exec((await sentMessages(test)).at(-1)?.body ?? '')?.[1];
  await change(owner, 'moved@example.com');
  const answer = await test.app.inject({
    method: 'POST',
    url: '/wps/account/password/email/confirm',
    headers: { merchant: 'aurora' },
    payload: { ticket, newPassword: 'Grape-4711' },
  });
  expect(refusalOf(answer)).toEqual([422, 'ticket.invalid']);
});

it.each([
  ['no address', 'narin', [422, 'email.format'], 'email'],
  ['an address with spaces', 'na rin@example.com', [422, 'email.format'], 'email'],
  ['another’s address', 'TAKEN@example.com', [409, 'email.exists'], 'email'],
])('refuses %s, and keeps the old one @RP-048', async (_what, email, refusal, field) => {
  const owner = await newOwner(test);
  const answer = await change(owner, email);
  expect([refusalOf(answer), answer.json().error.fields]).toEqual([refusal, { [field]: [refusal[1]] }]);
  expect(Object.keys(await shownTo(owner))).not.toContain('email');
});

it('refuses a wrong password, ten times an hour at most', async () => {
  const owner = await newOwner(test);
  const wrong = await change(owner, 'wrong@example.com', 'Lantern-53');
  expect([refusalOf(wrong), wrong.json().error.fields]).toEqual([
    [422, 'password.old.wrong'],
    { password: ['password.old.wrong'] },
  ]);
  for (let tried = 1; tried < 10; tried += 1) await change(owner, 'wrong@example.com', 'Lantern-53');
  expect(refusalOf(await change(owner, 'wrong@example.com'))).toEqual([429, 'request.rate.limited']);
});

it('gives one address to one of two who ask at once', async () => {
  const owners = [await newOwner(test), await newOwner(test)];
  const answers = await Promise.all(owners.map((owner) => change(owner, 'race@example.com')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});
