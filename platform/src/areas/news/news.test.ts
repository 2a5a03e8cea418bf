import { once } from 'node:events';
import { type NewsKind, RELEASE_CALLBACK } from '@site/contracts/areas/news';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { type Account, accounts } from '../../core/accounts/tables';
import { MINUTE } from '../../core/clock';
import type { Context } from '../../core/http/route';
import { signatureOf } from '../../core/http/signature';
import { merchants } from '../../core/merchants/tables';
import { tellNews } from '../../core/news/tellNews';
import { endSession, endSessionsOf, SESSION_IDLE_MS, startSession } from '../../core/sessions/sessions';
import { sessions } from '../../core/sessions/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, fund } from '../../testing/fixtures';
import { announcements, popups } from '../announcements/tables';
import { Newsroom, STREAM_LIMITS } from './newsroom';
import { NewsStream } from './newsStream';
import { openPage, originOf, type Page, until } from './testing';

let test: TestApp;
let origin: string;
const pages: Page[] = [];

beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'lagoon' });
  origin = await originOf(test.app);
});
afterEach(() => {
  for (const page of pages.splice(0)) page.leave();
});
afterAll(() => test.close());

async function open(headers: Record<string, string>): Promise<Page> {
  const page = await openPage(origin, headers);
  pages.push(page);
  return page;
}

async function signIn(account: Account) {
  const { token, session } = await startSession(test.db, account, test.clock(), {
    userAgent: null,
    address: null,
  });
  return { session, headers: { merchant: account.merchant, authorization: `Bearer ${token}` } };
}

async function newMember(merchant = 'aurora') {
  const account = await createAccount(test.db, merchant);
  const signedIn = await signIn(account);
  return { account, ...signedIn, page: () => open(signedIn.headers) };
}

const guest = (merchant = 'aurora') => open({ merchant });

const hears = (page: Page, ...kinds: string[]) =>
  until(() => kinds.every((kind) => page.heard().includes(kind)), `news of ${kinds}`);

const notice = (id: string, merchant = 'aurora') => ({
  id,
  merchant,
  type: 'PL' as const,
  title: { en: 'A notice', th: 'ประกาศ' },
  content: { en: 'Text', th: 'ข้อความ' },
  startsAt: new Date(test.clock()),
});

describe('a stream', () => {
  it('is kept, compressed and changed by nobody, and begins with a comment', async () => {
    const page = await open({ merchant: 'aurora', 'accept-encoding': 'br, gzip' });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/event-stream');
    expect(page.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(page.headers.get('x-accel-buffering')).toBe('no');
    expect(page.headers.get('content-encoding')).toBeNull();
    expect(page.headers.get('x-request-id')).toBeTruthy();
    expect(page.text()).toBe(': news\nretry: 3000\n\n');
  });

  it('is refused in the envelope, by the checks of every call', async () => {
    const refused = async (headers: Record<string, string>, url = '/wps/news') => {
      const answer = await test.app.inject({ url, headers });
      return [answer.statusCode, answer.json().error.code];
    };
    expect(await refused({ merchant: 'nowhere' })).toEqual([404, 'merchant.unknown']);
    expect(await refused({ merchant: 'aurora' }, '/wps/news?merchant=lagoon')).toEqual([
      400,
      'merchant.mismatch',
    ]);
    await createMerchant(test.db, { code: 'quiet', modulesOff: ['COMM3'] });
    expect(await refused({ merchant: 'quiet' })).toEqual([403, 'feature.unavailable']);
    const head = await test.app.inject({ method: 'HEAD', url: '/wps/news', headers: { merchant: 'aurora' } });
    expect(head.statusCode).toBe(405);
  });

  it('knows a member by the header alone: with a token in the address the reader is a guest', async () => {
    const { account, headers } = await newMember();
    const token = headers.authorization.replace('Bearer ', '');
    const page = await openPage(`${origin}/wps/news?token=${token}&access_token=${token}#`, {
      merchant: 'aurora',
    });
    pages.push(page);
    await tellNews(test.db, { account: account.id }, 'care');
    await tellNews(test.db, { merchant: 'aurora' }, 'release');
    await hears(page, 'release');
    expect(page.heard()).toEqual(['release']);
  });

  it('keeps no session in use', async () => {
    const { account, headers } = await newMember();
    const seen = async () =>
      (await test.db.select().from(sessions).where(eq(sessions.accountId, account.id)))[0]?.lastSeenAt;
    const before = await seen();
    test.clock.advance(5 * MINUTE);
    await open(headers);
    expect(await seen()).toEqual(before);
  });
});

describe('what is told', () => {
  it('is told once for what happens together, never with what it is now', async () => {
    const { account, page } = await newMember();
    const open = await page();
    await test.db.transaction(async (tx) => {
      await tellNews(tx, { account: account.id }, 'care');
      await tellNews(tx, { account: account.id }, 'unread');
      await tellNews(tx, { account: account.id }, 'care');
    });
    await hears(open, 'care', 'unread');
    expect(open.events()).toEqual([{ changed: ['care', 'unread'] }]);
    expect(open.text()).toBe(': news\nretry: 3000\n\ndata: {"changed":["care","unread"]}\n\n');
  });

  it('is nothing of a transaction that is rolled back', async () => {
    const { account, page } = await newMember();
    const open = await page();
    const undone = test.db.transaction(async (tx) => {
      await fund(tx, account, 5_000n);
      await tellNews(tx, { account: account.id }, 'orders');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await tellNews(test.db, { account: account.id }, 'care');
    await hears(open, 'care');
    // Longer than it takes to be asked for.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(open.heard()).toEqual(['care']);
  });

  it('tells of money that was booked', async () => {
    const { account, page } = await newMember();
    const open = await page();
    await fund(test.db, account, 10_000n);
    await hears(open, 'balance');
    expect(open.heard()).toEqual(['balance']);
  });

  it('tells everybody at a merchant of its announcements, and nobody at another', async () => {
    const [guests, member, others] = [await guest(), await (await newMember()).page(), await guest('lagoon')];
    await test.db.insert(announcements).values([notice('one'), notice('two')]);
    await Promise.all([hears(guests, 'announcements'), hears(member, 'announcements')]);
    await test.db.insert(popups).values({
      id: 'popup',
      merchant: 'lagoon',
      execution: 'B',
      position: 1,
      content: { en: 'Hello', th: 'สวัสดี' },
    });
    await hears(others, 'announcements');
    expect(guests.events()).toEqual([{ changed: ['announcements'] }]);
    expect(others.events()).toEqual([{ changed: ['announcements'] }]);
  });

  it.each([
    ['inbox_messages', 'unread', 'account'],
    ['announcement_reads', 'unread', 'account'],
    ['deposit_orders', 'orders', 'account'],
    ['withdraw_orders', 'orders', 'account'],
    ['lottery_orders', 'orders', 'account'],
    ['care_states', 'care', 'account'],
    ['care_limits', 'care', 'account'],
    ['announcements', 'announcements', 'merchant'],
    ['banners', 'announcements', 'merchant'],
    ['popups', 'announcements', 'merchant'],
    ['lobby_news', 'announcements', 'merchant'],
  ])('comes from each change of %s, as %s', async (table, kind, concerned) => {
    const { rows } = (await test.db.execute(sql`
      select tgname as name, encode(tgargs, 'escape') as kind, proname as tells from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = ${table}::regclass and tgname like 'news_%' order by tgname`)) as { rows: unknown[] };
    const each = { kind: `${kind}\\000`, tells: `news_of_${concerned}s` };
    expect(rows).toEqual(
      ['news_deleted', 'news_inserted', 'news_updated'].map((name) => ({ name, ...each })),
    );
  });
});

describe('a stream ends with its session', () => {
  async function twoPages() {
    const { account, session, page } = await newMember();
    const other = await signIn(account);
    return { account, session, ending: await page(), staying: await open(other.headers) };
  }

  it.each(['logout', 'replaced', 'ended-by-member'] as const)(
    'that ends by %s, and no other does',
    async (reason) => {
      const { account, session, ending, staying } = await twoPages();
      await endSession(test.db, session.id, reason, test.clock());
      await ending.ended;
      expect(ending.heard()).toEqual(['session']);
      await tellNews(test.db, { account: account.id }, 'care');
      await hears(staying, 'session', 'care');
    },
  );

  it.each(['password-changed', 'self-excluded'] as const)(
    'that ends with all of the account by %s',
    async (reason) => {
      const { account, ending, staying } = await twoPages();
      await endSessionsOf(test.db, account.id, reason, test.clock());
      await Promise.all([ending.ended, staying.ended]);
    },
  );

  it.each([{ disabled: true }, { type: 1 as const }])(
    'that ends by an account that is %o',
    async (changes) => {
      const { account, ending, staying } = await twoPages();
      await test.db.update(accounts).set(changes).where(eq(accounts.id, account.id));
      await Promise.all([ending.ended, staying.ended]);
    },
  );

  it('that is deleted', async () => {
    const { session, ending } = await twoPages();
    await test.db.delete(sessions).where(eq(sessions.id, session.id));
    await ending.ended;
  });

  it('that has been idle, though nobody says so', async () => {
    const { headers } = await newMember();
    test.clock.advance(SESSION_IDLE_MS);
    await (await open(headers)).ended;
  });

  it('that ends while it is opened', async () => {
    const { account, session } = await newMember();
    const [merchant] = await test.db.select().from(merchants).where(eq(merchants.code, 'aurora'));
    if (!merchant) throw new Error('no merchant');
    const room = new Newsroom(test.app.platform, test.app.log);
    await endSession(test.db, session.id, 'logout', test.clock());
    // What was known of it before.
    const stream = await room.open({ merchant, network: '127.0.0.1', session, account } as Context);
    expect(stream.read().toString()).toContain('"session"');
    await once(stream.resume(), 'end');
    await room.close();
  });
});

describe('streams of one caller', () => {
  it('are so many for a session, and the next when one was left', async () => {
    const { headers } = await newMember();
    const opened = await Promise.all(Array.from({ length: STREAM_LIMITS.ofSession }, () => open(headers)));
    const refused = () => test.app.inject({ url: '/wps/news', headers, payloadAsStream: true });
    const answer = await refused();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '30']);
    opened[0]?.leave();
    await until(async () => (await openPage(origin, headers)).status === 200, 'room for another');
  });

  it('are so many for an address, and for the process', async () => {
    const context = (network: string) => ({ merchant: { code: 'aurora' }, network }) as Context;
    const room = new Newsroom(test.app.platform, test.app.log, { ofSession: 1, ofNetwork: 2, inAll: 3 });
    await room.open(context('192.0.2.1'));
    await room.open(context('192.0.2.1'));
    await expect(room.open(context('192.0.2.1'))).rejects.toMatchObject({ code: 'request.rate.limited' });
    await room.open(context('192.0.2.2'));
    await expect(room.open(context('192.0.2.3'))).rejects.toMatchObject({
      code: 'system.upgrading',
      details: { retryAfter: 30 },
    });
    await room.close();
  });
});

it('ends when its reader does not take what it is sent', async () => {
  const stream = new NewsStream({ merchant: 'aurora', network: '192.0.2.1' }, MINUTE, {
    heartbeatMs: 1,
    mostWaiting: 60,
  });
  // Nobody reads: comments are sent until no more may wait.
  await once(stream, 'close');
  expect(stream.readableLength).toBeLessThan(70);
});

it('says that it is there when there is nothing to tell', async () => {
  const stream = new NewsStream({ merchant: 'aurora', network: '192.0.2.1' }, MINUTE, { heartbeatMs: 1 });
  await once(stream, 'readable');
  await until(() => stream.readableLength > 30, 'a comment');
  expect(String(stream.read())).toMatch(/^: news\nretry: 3000\n\n(?::\n\n)+$/);
  stream.destroy();
});

it('tells nobody of another account, whatever changes', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => newMember()));
  const opened = await Promise.all(members.map(({ page }) => page()));
  const kinds = fc.constantFrom<NewsKind>('unread', 'orders', 'care', 'balance');
  const changes = fc.array(fc.tuple(fc.nat(members.length - 1), kinds), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(changes, async (told) => {
      const before = opened.map((page) => page.events().length);
      const expected = members.map(() => new Set<string>());
      for (const [whose, kind] of told) {
        await tellNews(test.db, { account: members[whose]?.account.id ?? '' }, kind);
        expected[whose]?.add(kind);
      }
      // Each hears this last, and by then all of its own.
      await tellNews(test.db, { merchant: 'aurora' }, 'release');
      const since = (index: number) =>
        new Set(
          opened[index]
            ?.events()
            .slice(before[index])
            .flatMap(({ changed }) => changed),
        );
      await until(() => opened.every((_page, index) => since(index).has('release')), 'the last of it');
      for (const [index, kindsOfIt] of expected.entries())
        expect([...since(index)].sort()).toEqual([...kindsOfIt, 'release'].sort());
    }),
    { numRuns: 15 },
  );
});

describe('a deployment', () => {
  const SECRET = 'a-secret-of-deployments-0123456789';
  const told = (app: TestApp, secret: string, body: string, timestamp = String(app.clock())) =>
    app.app.inject({
      method: 'POST',
      url: RELEASE_CALLBACK,
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': signatureOf(secret, timestamp, body),
      },
      payload: body,
    });

  it('is told by who knows the secret, to everybody at its merchant', async () => {
    const other = await createTestApp({ config: { releaseSecret: SECRET } });
    await createMerchant(other.db);
    const page = await openPage(await originOf(other.app), { merchant: 'aurora' });
    const body = JSON.stringify({ merchant: 'aurora' });
    for (const [secret, text, timestamp] of [
      ['another-secret-of-deployments-012345', body, undefined],
      [SECRET, body, String(other.clock() - 6 * MINUTE)],
    ] as const)
      expect((await told(other, secret, text, timestamp)).json().error.code).toBe('access.denied');
    expect((await told(other, SECRET, '{')).json().error.code).toBe('request.invalid');
    expect((await told(other, SECRET, '{"merchant":1}')).statusCode).toBe(400);
    expect(page.events()).toEqual([]);
    expect((await told(other, SECRET, body)).json()).toEqual({ success: true, value: {} });
    await until(() => page.heard().includes('release'), 'the release');
    await Promise.all([other.close(), page.ended]);
  });

  it('is told by nobody where there is no secret', async () => {
    for (const secret of ['', 'undefined'])
      expect((await told(test, secret, '{"merchant":"aurora"}')).statusCode).toBe(403);
  });
});

it('ends all streams when the platform stops', async () => {
  const other = await createTestApp();
  await createMerchant(other.db);
  const page = await openPage(await originOf(other.app), { merchant: 'aurora' });
  const started = performance.now();
  await Promise.all([other.close(), page.ended]);
  expect(performance.now() - started).toBeLessThan(3_000);
});
