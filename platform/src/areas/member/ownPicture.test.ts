import type { HeadIcon } from '@site/contracts/areas/account';
import { sql } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { jpeg, sendPicture } from '../pictures/testing';
import { decidePicture, waitingPictures } from './waitingPictures';

const PATH = '/wps/member/headIcon';
const DRAWN = '/cdn/avatars/player01.svg';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());

const headersOf = (account: Account) => signedInHeaders(test.db, account, test.clock());
const get = async (account: Account, url = PATH) =>
  test.app.inject({ url, headers: await headersOf(account) });
const choose = async (account: Account, id: string) =>
  test.app.inject({ method: 'POST', url: PATH, headers: await headersOf(account), payload: { id } });
const headIconOf = async (account: Account) => {
  const { icon, waiting } = valueIn<HeadIcon>(await get(account));
  return { icon, waiting };
};
const iconInInfo = async (account: Account) => (await get(account, '/wps/member/info')).json().value.icon;
const exists = async (url: string) => (await test.app.inject({ url })).statusCode === 200;

const member = () => createAccount(test.db, 'aurora', { avatarSeed: 'player01' });
const send = async (account: Account, purpose = 'ICON') =>
  valueIn<{ id: string; url: string }>(await sendPicture(test, account, await jpeg(), purpose));
const chosen = async (account: Account) => {
  const picture = await send(account);
  await choose(account, picture.id);
  return picture;
};

it('shows an own picture to its owner, and to others when somebody has looked at it @RP-020', async () => {
  const account = await member();
  const { id, url } = await send(account);
  expect(valueIn(await choose(account, id))).toEqual({ icon: url });
  expect(await headIconOf(account)).toEqual({ icon: DRAWN, waiting: url });
  expect(await iconInInfo(account)).toBe(url);
  expect(await waitingPictures(test.db)).toContainEqual({
    merchant: 'aurora',
    username: account.username,
    id,
    url,
  });
  expect(await decidePicture(test.db, id, 'show')).toBe(true);
  expect(await headIconOf(account)).toEqual({ icon: url, waiting: undefined });
  expect(await decidePicture(test.db, id, 'show')).toBe(false);
});

it('takes a picture away that is refused; the one before stays @RP-020', async () => {
  const account = await member();
  const { id, url } = await chosen(account);
  expect(await decidePicture(test.db, id, 'refuse')).toBe(true);
  expect(await headIconOf(account)).toEqual({ icon: DRAWN, waiting: undefined });
  expect([await iconInInfo(account), await exists(url)]).toEqual([DRAWN, false]);
});

it('keeps the last picture alone: one that is replaced is deleted @RP-020', async () => {
  const account = await member();
  const first = await chosen(account);
  const second = await chosen(account);
  expect([await exists(first.url), (await headIconOf(account)).waiting]).toEqual([false, second.url]);
  await decidePicture(test.db, second.id, 'show');
  const third = await chosen(account);
  expect(await headIconOf(account)).toEqual({ icon: second.url, waiting: third.url });
  await choose(account, 'face-1');
  expect(await headIconOf(account)).toEqual({ icon: '/cdn/avatars/face-1.svg', waiting: undefined });
  expect([await exists(second.url), await exists(third.url)]).toEqual([false, false]);
});

it('changes nothing when the same picture is chosen twice', async () => {
  const account = await member();
  const { id, url } = await chosen(account);
  expect(valueIn(await choose(account, id))).toEqual({ icon: url });
  expect((await headIconOf(account)).waiting).toBe(url);
});

it('takes no picture of somebody else, and none that was sent for something else @RP-020', async () => {
  const account = await member();
  const others = await send(await member());
  const receipt = await send(account, 'RECEIPT');
  for (const { id } of [others, receipt])
    expect(refusalOf(await choose(account, id))).toEqual([422, 'picture.unknown']);
  expect(await headIconOf(account)).toEqual({ icon: DRAWN, waiting: undefined });
});

it('is looked at in the sandbox, where messages end up in the developer mailbox', async () => {
  const account = await member();
  const { id, url } = await chosen(account);
  const list = (await test.app.inject({ url: '/sandbox/pictures' })).json().value.list;
  expect(list).toContainEqual({ merchant: 'aurora', username: account.username, id, url });
  const decide = (decision: string) =>
    test.app.inject({ method: 'POST', url: `/sandbox/pictures/${id}`, payload: { decision } });
  expect(refusalOf(await decide('perhaps'))).toEqual([400, 'request.invalid']);
  expect((await decide('show')).statusCode).toBe(200);
  expect(await headIconOf(account)).toEqual({ icon: url, waiting: undefined });
  expect(refusalOf(await decide('show'))).toEqual([404, 'not.found']);
});

it('finds a picture that waits without reading every account', async () => {
  const named = sql`select id from accounts where waiting_picture_id = 'pic_1'`;
  const all = sql`select id from accounts where waiting_picture_id is not null`;
  const plans: unknown[] = await test.db.transaction(async (tx) => {
    // So few accounts are read as a whole otherwise, index or not.
    await tx.execute(sql`set local enable_seqscan = off`);
    return [await tx.execute(sql`explain ${named}`), await tx.execute(sql`explain ${all}`)];
  });
  for (const plan of plans)
    expect(JSON.stringify((plan as { rows: unknown }).rows)).toContain('accounts_waiting_picture');
});
