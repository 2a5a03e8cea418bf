import { INBOX_UNDO_MS, type InboxMail, MAX_INBOX_CHANGES } from '@site/contracts/areas/inbox';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { closeByOperator } from '../../core/care/closing';
import { holdAccount } from '../../core/care/hold';
import { newId } from '../../core/ids';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';
import { MAIL_KEPT_MS } from './sweep';
import { inboxMessages } from './tables';

const INBOX = '/wps/message/inbox';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());

let account: Account;
let headers: Record<string, string>;
const enter = async (changes: Partial<Account> = {}) => {
  account = await createAccount(test.db, 'aurora', changes);
  headers = await signedInHeaders(test.db, account, test.clock());
};
beforeEach(() => enter());

type NewMail = typeof inboxMessages.$inferInsert;

/** Puts a mail into the inbox and says its id; each is older than the one before. */
let made = 0;
async function put(changes: Partial<NewMail> = {}): Promise<string> {
  made += 1;
  const id = newId('msg');
  await test.db.insert(inboxMessages).values({
    id,
    accountId: account.id,
    sender: 'Aurora',
    title: { en: 'Hello', th: 'สวัสดี' },
    content: { en: '<p>Hello</p>', th: '<p>สวัสดี</p>' },
    at: new Date(test.clock() - made * 1000),
    ...changes,
  });
  return id;
}

const get = (path: string, query: Record<string, string> = {}, language = 'en') =>
  test.app.inject({ url: path, query, headers: { ...headers, 'accept-language': language } });
const pageOf = async (pageNo = 1, pageSize = 50, language = 'en') =>
  valueIn<{ list: InboxMail[]; footer: { unreadCount: number }; total: number; totalPages: number }>(
    await get(INBOX, { pageNo: `${pageNo}`, pageSize: `${pageSize}` }, language),
  );
const idsOf = async () => (await pageOf()).list.map(({ id }) => id);
const open = (id: string, language?: string) => get(`${INBOX}/detail`, { id }, language);
const unread = async () => valueIn<number>(await get(`${INBOX}/unreadCount`));
const update = (action: string, ids: readonly string[]) =>
  test.app.inject({ method: 'POST', url: `${INBOX}/update`, payload: { ids, action }, headers });
const change = async (action: string, ids: readonly string[]) =>
  valueIn<{ unreadCount: number }>(await update(action, ids)).unreadCount;

describe('the list', () => {
  it('is the newest first, page by page, with how many are unread in all', async () => {
    const [first, second, third] = [await put(), await put({ readAt: new Date(test.clock()) }), await put()];
    const page = await pageOf(1, 2);
    expect(page).toMatchObject({ footer: { unreadCount: 2 }, total: 3, totalPages: 2 });
    expect(page.list).toEqual([
      { id: first, title: 'Hello', sender: 'Aurora', at: expect.any(String), read: false },
      { id: second, title: 'Hello', sender: 'Aurora', at: expect.any(String), read: true },
    ]);
    expect((await pageOf(2, 2)).list.map(({ id }) => id)).toEqual([third]);
    expect((await pageOf(3, 2)).list).toEqual([]);
  });

  it('names the desk in the language of the call, and falls back to the language that there is', async () => {
    await put({ desk: 'CASHIER', title: { en: 'English alone' } as NewMail['title'] });
    await put({ title: { th: 'ไทยเท่านั้น' } as NewMail['title'] });
    const [english, thai] = [await pageOf(), await pageOf(1, 50, 'th')];
    expect(english.list.map(({ sender, desk, title }) => [sender, desk, title])).toEqual([
      ['Cashier', 'CASHIER', 'English alone'],
      ['Aurora', undefined, 'ไทยเท่านั้น'],
    ]);
    expect(thai.list.map(({ sender, title }) => [sender, title])).toEqual([
      ['ฝ่ายการเงิน', 'English alone'],
      ['Aurora', 'ไทยเท่านั้น'],
    ]);
  });

  it("is the member's own, and nobody's without an account", async () => {
    await put();
    await enter({ type: 2 });
    expect(await idsOf()).toEqual([]);
    for (const path of [INBOX, `${INBOX}/unreadCount`])
      expect(refusalOf(await test.app.inject({ url: path, headers: { merchant: 'aurora' } }))).toEqual([
        401,
        'auth.required',
      ]);
    await enter({ type: 4 });
    expect(refusalOf(await get(INBOX, { pageNo: '1', pageSize: '50' }))).toEqual([403, 'trial.rejected']);
  });

  it('is open to who is closed for play @PL-020', async () => {
    const id = await put();
    await test.db.transaction(async (tx) =>
      closeByOperator(tx, await holdAccount(tx, account), new Date(test.clock())),
    );
    expect(await idsOf()).toContain(id);
    expect((await open(id)).statusCode).toBe(200);
    expect(await change('DELETE', [id])).toBe(await unread());
  });
});

describe('a mail', () => {
  it('is read by looking at it, once', async () => {
    const id = await put();
    expect(await unread()).toBe(1);
    expect(valueIn(await open(id))).toMatchObject({ content: '<p>Hello</p>', read: true });
    expect(await unread()).toBe(0);
    const readAt = async () =>
      (await test.db.select().from(inboxMessages).where(eq(inboxMessages.id, id)))[0]?.readAt;
    const first = await readAt();
    test.clock.advance(1000);
    expect(valueIn(await open(id, 'th'))).toMatchObject({ content: '<p>สวัสดี</p>' });
    expect(await readAt()).toEqual(first);
  });

  it("is not found when it is deleted, gone or somebody else's", async () => {
    const [deleted, theirs] = [await put(), await put()];
    await change('DELETE', [deleted]);
    await enter();
    for (const id of [deleted, theirs, 'msg_none'])
      expect(refusalOf(await open(id))).toEqual([404, 'not.found']);
  });

  it('of 200 KB is cut to what a page takes, and says so', async () => {
    const long = `<p>${'🐟'.repeat(50_000)}</p>`;
    const id = await put({ title: { en: 'x'.repeat(5_000), th: '' }, content: { en: long, th: long } });
    const mail = valueIn<{ content: string; title: string; shortened?: boolean }>(await open(id));
    expect(mail.shortened).toBe(true);
    expect(mail.content.length).toBeLessThanOrEqual(100_000);
    expect(long.startsWith(mail.content)).toBe(true);
    // No half of a surrogate pair is left at the end.
    expect(() => encodeURIComponent(mail.content)).not.toThrow();
    expect(mail.title).toHaveLength(2_000);
    expect(valueIn(await open(await put()))).not.toHaveProperty('shortened');
  });
});

describe('changes', () => {
  it('read, delete and bring back, and pass over what is not there', async () => {
    const [one, two, three] = [await put(), await put(), await put()];
    expect(await change('READ', [one, 'msg_none', one])).toBe(2);
    expect(await change('DELETE', [one, two])).toBe(1);
    expect(await idsOf()).toEqual([three]);
    expect(await change('RESTORE', [one, two])).toBe(2);
    expect((await pageOf()).list.map(({ id, read }) => [id, read])).toEqual([
      [one, true],
      [two, false],
      [three, false],
    ]);
  });

  it("leave other members' mails alone", async () => {
    const id = await put();
    const owner = headers;
    await enter();
    for (const action of ['READ', 'DELETE']) expect(await change(action, [id])).toBe(0);
    headers = owner;
    expect((await pageOf()).list).toMatchObject([{ id, read: false }]);
    await change('DELETE', [id]);
    await enter();
    await change('RESTORE', [id]);
    headers = owner;
    expect(await idsOf()).toEqual([]);
  });

  it('bring back for ten minutes, until the sweep has been', async () => {
    const [late, swept, kept] = [await put(), await put(), await put()];
    await change('DELETE', [late]);
    test.clock.advance(INBOX_UNDO_MS);
    await change('RESTORE', [late]);
    await change('DELETE', [swept]);
    test.clock.advance(INBOX_UNDO_MS - 1);
    await sweepAll(test.db, test.clock());
    await change('RESTORE', [late, swept]);
    expect(await idsOf()).toEqual([swept, kept]);
    await change('DELETE', [swept]);
    test.clock.advance(INBOX_UNDO_MS);
    await sweepAll(test.db, test.clock());
    expect(await test.db.$count(inboxMessages, eq(inboxMessages.accountId, account.id))).toBe(1);
  });

  it('leave the count right, however many come at once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => put()));
    const [read, gone, back] = [ids.slice(0, 10), ids.slice(6, 16), ids.slice(10, 14)];
    await change('DELETE', back);
    await Promise.all([
      ...read.map((id) => change('READ', [id])),
      ...gone.filter((id) => !back.includes(id)).map((id) => change('DELETE', [id])),
      change('RESTORE', [...back].reverse()),
      ...ids.slice(0, 4).map((id) => open(id)),
    ]);
    // 20 less those that are read (0 to 9) and those that are deleted besides (14 and 15).
    expect(await unread()).toBe(8);
    expect((await pageOf()).footer.unreadCount).toBe(8);
  });

  it.each([
    ['READ', []],
    ['READ', Array.from({ length: MAX_INBOX_CHANGES + 1 }, () => 'a')],
    ['READ', ["x' or 1=1"]],
    ['BURN', ['a']],
  ])('are refused when they are nonsense: %s', async (action, ids) => {
    expect(refusalOf(await update(action, ids))).toEqual([400, 'request.invalid']);
  });
});

it('deletes mails after two years, read or not', async () => {
  const limit = test.clock() - MAIL_KEPT_MS;
  await put({ at: new Date(limit) });
  const kept = await put({ at: new Date(limit + 1000) });
  await sweepAll(test.db, test.clock());
  expect(await idsOf()).toEqual([kept]);
});

describe('an inbox of 10,000', () => {
  const planOf = async (query: SQL): Promise<string> => {
    const result: unknown = await test.db.execute(sql`explain ${query}`);
    return (result as { rows: { 'QUERY PLAN': string }[] }).rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it('is counted, listed and swept by indexes, and each mail is on one page', async () => {
    const at = new Date(test.clock()).toISOString();
    // Three of each instant, so that pages are told apart by the id alone.
    await test.db.execute(sql`
      insert into inbox_messages (id, account_id, sender, title, content, at, read_at)
      select 'many-' || n, ${account.id}, 'Aurora', '{"en": "Hello"}', '{"en": "<p>Hello</p>"}',
        ${at}::timestamptz - n / 3 * interval '8 minutes', case when n % 5 > 0 then ${at}::timestamptz end
      from generate_series(1, 10000::int) n`);
    await test.db.execute('analyze inbox_messages');
    const of = sql`from inbox_messages where account_id = ${account.id} and deleted_at is null`;
    const page = await planOf(sql`select id ${of} order by at desc, id desc limit 50 offset 4950`);
    expect(page).toContain('inbox_messages_newest');
    expect(page).not.toContain('Sort');
    expect(await planOf(sql`select count(*) ${of} and read_at is null`)).toContain('inbox_messages_unread');
    expect(
      await planOf(
        sql`select id from inbox_messages where deleted_at <= ${at}::timestamptz or at <= ${at}::timestamptz - interval '730 days' limit 10000`,
      ),
    ).toMatch(/BitmapOr/);

    const seen = new Set<string>();
    for (const page of [1, 2, 50, 99, 100]) for (const { id } of (await pageOf(page, 100)).list) seen.add(id);
    expect(seen.size).toBe(500);
    expect(await pageOf(100, 100)).toMatchObject({ total: 10_000, footer: { unreadCount: 2_000 } });
  });
});
