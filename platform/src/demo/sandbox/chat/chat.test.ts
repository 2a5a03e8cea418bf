import { launchChat } from '@site/contracts/areas/chat';
import { chatUnreadCount } from '@site/contracts/areas/unreadCounts';
import type { LightMyRequestResponse } from 'fastify';
import { conversationOf } from '../../../areas/chat/messages';
import type { Account } from '../../../core/accounts/tables';
import { MINUTE } from '../../../core/clock';
import { endSession } from '../../../core/sessions/sessions';
import { sessions } from '../../../core/sessions/tables';
import { createTestApp, type TestApp } from '../../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../../testing/fixtures';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { CHAT_PATH, DESK_PATH } from './paths';
import { chatTickets } from './tables';

let test: TestApp;
let account: Account;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp({ config: { vendorOrigin: 'https://desk.test' } });
  await createMerchant(test.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  account = await createAccount(test.db, 'aurora');
  headers = await signedInHeaders(test.db, account, test.clock());
});

const launch = (changes: Record<string, string> = {}) =>
  test.app.inject({
    url: launchChat.path,
    query: {
      b2c: '1',
      language: 'EN',
      backUrl: 'http://aurora.test/m/message?a=1&b=2',
      headerColor: '#0b1020',
      title: 'Live <chat>',
      moduleId: 'CBS3',
      ...changes,
    },
    headers,
  });

const ticketIn = (answer: LightMyRequestResponse) =>
  new URL(valueIn<{ chatUrl: string }>(answer).chatUrl).searchParams.get('ticket') ?? '';

/** Opens the address of a launch; the cookie of the visit. */
async function enter(ticket: string): Promise<string> {
  const opened = await test.app.inject({ url: CHAT_PATH, query: { ticket } });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, CHAT_PATH]);
  return String(opened.headers['set-cookie']);
}

const visit = async (changes?: Record<string, string>) => enter(ticketIn(await launch(changes)));
const look = (cookie: string) => test.app.inject({ url: CHAT_PATH, headers: { cookie } });

const submit = (url: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...more,
    },
    payload: new URLSearchParams(fields).toString(),
  });

const write = (cookie: string, text: string, more: Record<string, string> = {}) =>
  submit(CHAT_PATH, { text }, { cookie, ...more });
const answer = (text: string, username = account.username) =>
  submit(DESK_PATH, { merchant: 'aurora', username, text });
const saidIn = ({ headers: { location } }: LightMyRequestResponse) =>
  new URL(String(location), 'http://x').searchParams.get('said');
const unread = async () => valueIn<number>(await test.app.inject({ url: chatUnreadCount.path, headers }));

describe('the member’s side', () => {
  it('opens once, runs nothing, and has the look and the way back that the site asked for', async () => {
    const ticket = ticketIn(await launch());
    const cookie = await enter(ticket);
    expect(cookie).toMatch(/^chat=[\w-]{43}; Path=\/sandbox\/chat; HttpOnly; SameSite=Lax$/);
    const { body, headers: sent, statusCode } = await look(cookie);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/Sandbox\. This page stands in/);
    expect(body).toContain('<h1>Live &#60;chat&#62;</h1>');
    expect(body).toContain('href="http://aurora.test/m/message?a=1&#38;b=2"');
    expect(body).toContain('header{background:#0b1020;color:#fff}');
    expect(body).not.toContain('<script');
    expect(sent['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(sent).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const again = await test.app.inject({ url: CHAT_PATH, query: { ticket } });
    expect(again.statusCode).toBe(410);
    expect(again.body).toContain('This chat has ended');
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('speaks the language of the page, with black on a bright header', async () => {
    const { body } = await look(await visit({ language: 'TH', headerColor: '#ffffff' }));
    expect(body).toContain('กลับไปที่เว็บไซต์');
    expect(body).toContain('header{background:#ffffff;color:#000}');
  });

  it('opens within a minute, and for nobody without a ticket', async () => {
    const ticket = ticketIn(await launch());
    expect(await test.db.select().from(chatTickets)).not.toContainEqual(
      expect.objectContaining({ tokenHash: ticket }),
    );
    test.clock.advance(MINUTE);
    expect((await test.app.inject({ url: CHAT_PATH, query: { ticket } })).statusCode).toBe(410);
    expect((await test.app.inject({ url: CHAT_PATH })).statusCode).toBe(410);
    expect((await look(`chat=${'x'.repeat(43)}`)).statusCode).toBe(410);
  });

  it('ends with the session of the site', async () => {
    const cookie = await visit();
    const session = (await test.db.select().from(sessions)).find(({ accountId }) => accountId === account.id);
    await endSession(test.db, session?.id ?? '', 'logout', test.clock());
    expect((await look(cookie)).statusCode).toBe(410);
    expect((await write(cookie, 'Hello')).statusCode).toBe(410);
    expect(await conversationOf(test.db, account.id)).toEqual([]);
  });

  it('shows markup as text, and keeps what was written', async () => {
    const cookie = await visit();
    const hostile = '<img src=x onerror=alert(1)>"\'&</textarea><script>';
    expect(saidIn(await write(cookie, hostile))).toBe('sent');
    expect(saidIn(await answer(hostile))).toBe('sent');
    for (const { body } of [await look(cookie), await test.app.inject({ url: DESK_PATH })]) {
      expect(body.split('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;')).toHaveLength(3);
      expect(body).not.toMatch(/<img|<script/);
    }
    expect((await look(await visit())).body).toContain('&#60;img');
  });

  it('takes no empty message, none that is too long, none too many, and none of another site', async () => {
    const cookie = await visit();
    expect(saidIn(await write(cookie, ' \n '))).toBe('empty');
    expect(saidIn(await write(cookie, 'x'.repeat(1_001)))).toBe('long');
    expect((await write(cookie, '\0')).statusCode).toBe(400);
    expect(refusalOf(await write(cookie, 'Hello', { 'sec-fetch-site': 'cross-site' }))).toEqual([
      403,
      'access.denied',
    ]);
    expect(await conversationOf(test.db, account.id)).toEqual([]);
    for (let each = 0; each < 30; each += 1) expect(saidIn(await write(cookie, `${each}`))).toBe('sent');
    expect(saidIn(await write(cookie, 'one more'))).toBe('often');
    expect(await conversationOf(test.db, account.id)).toHaveLength(30);
  });

  it('reads what the desk wrote by being looked at @RP-040', async () => {
    const cookie = await visit();
    await answer('Good morning');
    await answer('What is it?');
    expect(await unread()).toBe(2);
    expect((await look(cookie)).body).toContain('What is it?');
    expect(await unread()).toBe(0);
  });

  it('shows what the desk writes just then, and counts it until the next look', async () => {
    const cookie = await visit();
    await answer('Good morning');
    const { transaction } = test.db;
    const seen = jest.spyOn(test.db, 'transaction').mockImplementationOnce(async (...work) => {
      const result = await transaction.apply(test.db, work);
      await answer('Just now');
      return result;
    });
    expect((await look(cookie)).body).toContain('Just now');
    seen.mockRestore();
    expect(await unread()).toBe(1);
    await look(cookie);
    expect(await unread()).toBe(0);
  });
});

describe('the desk’s side', () => {
  it('says what it is and lists who has written, the latest first', async () => {
    const other = await createAccount(test.db, 'aurora');
    await answer('First', other.username);
    await write(await visit(), 'Second');
    const { body } = await test.app.inject({ url: DESK_PATH, query: { merchant: 'aurora' } });
    expect(body).toMatch(/Sandbox: service desk/);
    const [mine, theirs] = [account, other].map(({ username }) => body.indexOf(`<h2>${username}</h2>`));
    expect(mine).toBeGreaterThan(0);
    expect(theirs).toBeGreaterThan(mine ?? 0);
  });

  it('writes to members of the merchant alone', async () => {
    expect(saidIn(await answer('Hello', 'nobody'))).toBe('refused');
    expect(saidIn(await answer(' '))).toBe('empty');
    expect(saidIn(await answer('x'.repeat(1_001)))).toBe('long');
    expect(await unread()).toBe(0);
  });

  it.each([
    ['unavailable', 502, 'vendor.unavailable'],
    ['noAddress', 502, 'request.url.empty'],
  ])('can be made to answer a member with %s: %d, %s, and no ticket is left', async (fault, status, code) => {
    const set = (wanted: string | null) =>
      test.app.inject({
        method: 'PUT',
        url: `${CHAT_PATH}/fault`,
        payload: { merchant: 'aurora', username: account.username, fault: wanted },
      });
    await set(fault);
    const before = await test.db.$count(chatTickets);
    expect(refusalOf(await launch())).toEqual([status, code]);
    expect(await test.db.$count(chatTickets)).toBe(before);
    await set(null);
    expect((await launch()).statusCode).toBe(200);
  });

  it('is not there where messages are really sent', async () => {
    const bare = await createTestApp({ config: { developerMailbox: false } });
    expect((await bare.app.inject({ url: DESK_PATH })).statusCode).toBe(404);
    expect((await bare.app.inject({ method: 'PUT', url: `${CHAT_PATH}/fault` })).statusCode).toBe(404);
    await bare.close();
  });
});
