import { launchChat } from '@site/contracts/areas/chat';
import { systemStatus } from '@site/contracts/areas/system';
import { chatUnreadCount } from '@site/contracts/areas/unreadCounts';
import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { closeByOperator } from '../../core/care/closing';
import { holdAccount } from '../../core/care/hold';
import { DAY } from '../../core/clock';
import { merchants } from '../../core/merchants/tables';
import { OperatorRefused } from '../../core/operator/refused';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';
import { answerChat } from './answer';
import { launchLimit } from './launch';
import { conversationOf, seeAnswers, writeToDesk } from './messages';

let test: TestApp;
let account: Account;
beforeAll(async () => {
  test = await createTestApp({ config: { vendorOrigin: 'https://desk.test' } });
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'lagoon', modulesOff: ['CBS3'] });
});
afterAll(() => test.close());
beforeEach(async () => {
  account = await createAccount(test.db, 'aurora');
});

const now = () => new Date(test.clock());

const wanted = {
  b2c: '1',
  language: 'EN',
  backUrl: 'http://aurora.test/m/message',
  headerColor: '#0b1020',
  title: 'Live chat',
  moduleId: 'CBS3',
};

async function launch(changes: Record<string, string> = {}) {
  const headers = await signedInHeaders(test.db, account, test.clock());
  return test.app.inject({ url: launchChat.path, query: { ...wanted, ...changes }, headers });
}

async function unread(): Promise<number> {
  const headers = await signedInHeaders(test.db, account, test.clock());
  return valueIn(await test.app.inject({ url: chatUnreadCount.path, headers }));
}

const answer = (text: string, changes: { merchant?: string; username?: string } = {}) =>
  answerChat(test.db, { merchant: 'aurora', username: account.username, text, by: 'nok', ...changes }, now());

describe('the launch', () => {
  it('answers an address of the desk, another each time, on a host that the status lists @RP-040', async () => {
    const [one, other] = [await launch(), await launch()].map(
      (sent) => valueIn<{ chatUrl: string }>(sent).chatUrl,
    );
    expect(one).toMatch(/^https:\/\/desk\.test\/sandbox\/chat\?ticket=[\w-]{43}$/);
    expect(other).not.toBe(one);
    const status = await test.app.inject({ url: systemStatus.path, headers: { merchant: 'aurora' } });
    const { info } = valueIn<{ info: { customerService: { hosts: string[] } } }>(status);
    expect(info.customerService.hosts).toEqual(['service.example', 'desk.test']);
  });

  it.each([
    'https://evil.example/m/message',
    'http://aurora.test.evil.example/',
    'http://x@aurora.test/',
    'https://lagoon.test/m/message',
  ])('refuses a way back to %s', async (backUrl) => {
    expect(refusalOf(await launch({ backUrl }))).toEqual([400, 'request.invalid']);
  });

  it.each([
    ['headerColor', 'red;}*{display:none'],
    ['b2c', '2'],
    ['moduleId', 'COMM3'],
    ['language', 'DE'],
  ])('refuses %s that is "%s" @ME-023', async (name, value) => {
    expect(refusalOf(await launch({ [name]: value }))).toEqual([400, 'request.invalid']);
  });

  it('is for members alone, closed ones too, where the merchant has it @PL-020', async () => {
    const guest = { url: launchChat.path, query: wanted, headers: { merchant: 'aurora' } };
    expect(refusalOf(await test.app.inject(guest))).toEqual([401, 'auth.required']);
    await test.db.transaction(async (tx) => closeByOperator(tx, await holdAccount(tx, account), now()));
    expect((await launch()).statusCode).toBe(200);
    account = await createAccount(test.db, 'aurora', { type: 4 });
    expect(refusalOf(await launch())).toEqual([403, 'trial.rejected']);
    account = await createAccount(test.db, 'lagoon');
    expect(refusalOf(await launch())).toEqual([403, 'feature.unavailable']);
  });

  it('is answered so many times a minute', async () => {
    for (let each = 0; each < launchLimit.calls; each += 1) expect((await launch()).statusCode).toBe(200);
    expect(refusalOf(await launch())).toEqual([429, 'request.rate.limited']);
  });

  it('says that the desk is away where the platform has none', async () => {
    const bare = await createTestApp({ config: { demo: false } });
    await createMerchant(bare.db);
    const member = await createAccount(bare.db, 'aurora');
    const headers = await signedInHeaders(bare.db, member, bare.clock());
    const sent = await bare.app.inject({ url: launchChat.path, query: wanted, headers });
    expect(refusalOf(sent)).toEqual([502, 'vendor.unavailable']);
    await bare.close();
  });
});

describe('answers', () => {
  it('count until the member looks, each account its own @RP-040', async () => {
    await writeToDesk(test.db, account, 'Hello', now());
    expect(await unread()).toBe(0);
    await answer(' Good morning ');
    await answer('What is it?');
    expect(await unread()).toBe(2);
    const messages = await conversationOf(test.db, account.id);
    expect(messages.map(({ side, text, by }) => [side, text, by])).toEqual([
      ['MEMBER', 'Hello', null],
      ['DESK', 'Good morning', 'nok'],
      ['DESK', 'What is it?', 'nok'],
    ]);
    const mine = account;
    account = await createAccount(test.db, 'aurora');
    expect(await unread()).toBe(0);
    await seeAnswers(test.db, account.id, now());
    account = mine;
    expect(await unread()).toBe(2);
    await seeAnswers(test.db, account.id, now());
    expect(await unread()).toBe(0);
  });

  it('are not kept when empty, too long, or for nobody of the merchant', async () => {
    for (const text of ['', ' \n', 'x'.repeat(1_001)])
      await expect(answer(text)).rejects.toThrow('a message has 1 to 1000 characters');
    await expect(answer('Hello', { merchant: 'lagoon' })).rejects.toThrow(OperatorRefused);
    await expect(answer('Hello', { username: 'nobody' })).rejects.toThrow(OperatorRefused);
    expect(await unread()).toBe(0);
  });

  it('go after 90 days, with all that was written', async () => {
    await answer('Hello');
    await sweepAll(test.db, test.clock() + 90 * DAY);
    expect(await unread()).toBe(1);
    await sweepAll(test.db, test.clock() + 90 * DAY + 1);
    expect(await conversationOf(test.db, account.id)).toEqual([]);
  });

  it('are not counted where the merchant has no chat', async () => {
    await test.db
      .update(merchants)
      .set({ modulesOff: ['CBS3'] })
      .where(eq(merchants.code, 'aurora'));
    const headers = await signedInHeaders(test.db, account, test.clock());
    const sent = await test.app.inject({ url: chatUnreadCount.path, headers });
    await test.db.update(merchants).set({ modulesOff: [] }).where(eq(merchants.code, 'aurora'));
    expect(refusalOf(sent)).toEqual([403, 'feature.unavailable']);
  });
});
