import type { HeadIcon } from '@site/contracts/areas/account';
import type { Account } from '../../core/accounts/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';

const PATH = '/wps/member/headIcon';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'plain', modulesOff: ['PROFPIC3'] });
});
afterAll(() => test.close());

const headersOf = (account: Account) => signedInHeaders(test.db, account, test.clock());
const get = async (account: Account, url = PATH) =>
  test.app.inject({ url, headers: await headersOf(account) });
const choose = async (account: Account, id: unknown) =>
  test.app.inject({ method: 'POST', url: PATH, headers: await headersOf(account), payload: { id } });
const headIconOf = async (account: Account) => valueIn<HeadIcon>(await get(account));

it('shows the account’s picture and others to choose from, each of which is there @RP-020', async () => {
  const account = await createAccount(test.db, 'aurora', { avatarSeed: 'player01' });
  const { icon, choices } = await headIconOf(account);
  expect(icon).toBe('/cdn/avatars/player01.svg');
  expect(choices.length).toBeGreaterThanOrEqual(8);
  expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
  for (const { url } of choices) {
    const picture = await test.app.inject({ url });
    expect([url, picture.headers['content-type']]).toEqual([url, 'image/svg+xml; charset=utf-8']);
  }
});

it('leaves the picture out while there is none @RP-020', async () => {
  const account = await createAccount(test.db, 'aurora');
  expect(Object.keys(await headIconOf(account))).toEqual(['choices']);
});

it('keeps what the account chose, for this account alone, and member info follows @RP-020', async () => {
  const account = await createAccount(test.db, 'aurora', { avatarSeed: 'player01' });
  const other = await createAccount(test.db, 'aurora', { avatarSeed: 'other' });
  const choice = (await headIconOf(account)).choices[3];
  if (!choice) throw new Error('no choice');
  expect(valueIn(await choose(account, choice.id))).toEqual({ icon: choice.url });
  expect((await headIconOf(account)).icon).toBe(choice.url);
  expect(valueIn(await get(account, '/wps/member/info'))).toMatchObject({ icon: choice.url });
  expect((await headIconOf(other)).icon).toBe('/cdn/avatars/other.svg');
});

it.each([
  ['face-0', [422, 'picture.unknown']],
  ['player01', [422, 'picture.unknown']],
  ['', [400, 'request.invalid']],
  ['../face-1', [400, 'request.invalid']],
  [7, [400, 'request.invalid']],
])('refuses %j as a choice and changes nothing @RP-020', async (id, refusal) => {
  const account = await createAccount(test.db, 'aurora', { avatarSeed: 'player01' });
  expect(refusalOf(await choose(account, id))).toEqual(refusal);
  expect((await headIconOf(account)).icon).toBe('/cdn/avatars/player01.svg');
});

it('shows a trial user their picture but keeps the choice to members; guests get neither @RP-020', async () => {
  const trial = await createAccount(test.db, 'aurora', { type: 4, avatarSeed: 'trial' });
  const { icon, choices } = await headIconOf(trial);
  expect(icon).toBe('/cdn/avatars/trial.svg');
  expect(refusalOf(await choose(trial, choices[0]?.id))).toEqual([403, 'trial.rejected']);
  const guest = { headers: { merchant: 'aurora' }, url: PATH };
  expect(refusalOf(await test.app.inject(guest))).toEqual([401, 'auth.required']);
  expect(refusalOf(await test.app.inject({ ...guest, method: 'POST', payload: { id: 'face-1' } }))).toEqual([
    401,
    'auth.required',
  ]);
});

it('is closed at a merchant that switches head icons off @RP-020', async () => {
  const account = await createAccount(test.db, 'plain');
  expect(refusalOf(await get(account))).toEqual([403, 'feature.unavailable']);
  expect(refusalOf(await choose(account, 'face-1'))).toEqual([403, 'feature.unavailable']);
});
