import { PUSH_TOPICS, type PushSettings } from '@site/contracts/areas/push';
import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { accounts } from '../../core/accounts/tables';
import { careStates } from '../../core/care/tables';
import { DAY, HOUR, MINUTE, SECOND } from '../../core/clock';
import type { Config } from '../../core/config';
import { readConfig } from '../../core/config';
import { BATCH } from '../../core/outbox';
import { endSession, findSession } from '../../core/sessions/sessions';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';
import { MOST_DEVICES } from './devices';
import { sendPushes } from './send';
import { pushDevices, pushOutbox } from './tables';
import { tellPush } from './tellPush';
import { newBrowser, signerOf, startPushService } from './testing';

const PUSH = '/wps/member/push';
const CONTACT = { inbox: false, mail: false, sms: false, push: true };

let test: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
const config: Config = { ...readConfig({}), pushLoopback: true };

beforeAll(async () => {
  service = await startPushService();
  test = await createTestApp({ config: { pushLoopback: true } });
  await createMerchant(test.db);
});
afterAll(async () => {
  await test.close();
  await service.close();
});
beforeEach(async () => {
  service.received.length = 0;
  await test.db.delete(pushDevices);
});

type Headers = Record<string, string>;
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

const call = (headers: Headers, method: Method, url: string, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });
const newBrowserHere = () => newBrowser(service.origin);
const subscribe = (headers: Headers, { subscription }: ReturnType<typeof newBrowser>) =>
  call(headers, 'POST', `${PUSH}/devices`, subscription);
const sessionIn = async (headers: Headers) => {
  const found = await findSession(test.db, 'aurora', headers.authorization?.slice(7) ?? '', test.clock());
  if (!('session' in found)) throw new Error('no session');
  return found.session.id;
};

/** A member who wants to be told of everything, in a browser. */
async function newListener() {
  const account = await createAccount(test.db, 'aurora');
  const headers = await signedInHeaders(test.db, account, test.clock());
  const browser = newBrowserHere();
  await test.db.insert(careStates).values({ accountId: account.id, contact: CONTACT });
  valueIn(await call(headers, 'PUT', PUSH, { topics: PUSH_TOPICS }));
  valueIn(await subscribe(headers, browser));
  return { account, headers, browser };
}

const tell = ({ id }: Account, about = 'withdrawal W1 PAID') =>
  test.db.transaction((tx) =>
    tellPush(tx, id, {
      topic: 'WITHDRAWAL',
      about,
      path: '/m/withdraw?order=W1',
      at: new Date(test.clock()),
    }),
  );
const send = () => sendPushes(test.db, test.clock(), config);
const waiting = () => test.db.select().from(pushOutbox);

it('has nothing switched on, and gives the key that browsers subscribe with', async () => {
  const account = await createAccount(test.db, 'aurora');
  const headers = await signedInHeaders(test.db, account, test.clock());
  const settings = valueIn<PushSettings>(await call(headers, 'GET', PUSH));
  expect(settings).toEqual({ publicKey: expect.stringMatching(/^B[A-Za-z0-9_-]{86}$/), topics: [] });
  const topics = ['DRAW', 'ANSWER', 'DRAW'];
  expect(valueIn(await call(headers, 'PUT', PUSH, { topics }))).toEqual({
    ...settings,
    topics: ['DRAW', 'ANSWER'],
  });
  expect(valueIn<PushSettings>(await call(headers, 'GET', PUSH)).topics).toEqual(['DRAW', 'ANSWER']);
});

it('sends what that browser alone can read, signed by the platform, with neither amount nor name', async () => {
  const { account, headers, browser } = await newListener();
  await tell(account);
  await send();
  const [one] = service.received;
  if (!one) throw new Error('nothing came');
  expect(browser.read(one.body)).toEqual({
    id: 'withdrawal W1 PAID',
    topic: 'WITHDRAWAL',
    recipient: account.id,
    path: '/m/withdraw?order=W1',
  });
  expect(one.path).toBe(browser.path);
  expect(one.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
  const { publicKey } = valueIn<PushSettings>(await call(headers, 'GET', PUSH));
  expect(await signerOf(one)).toEqual({
    key: publicKey,
    audience: service.origin,
    subject: 'mailto:demonstration@site.example',
  });
  await send();
  expect(service.received).toHaveLength(1);
});

it('is laid out with what it tells of, once, or not at all', async () => {
  const { account } = await newListener();
  const undone = test.db.transaction(async (tx) => {
    const at = new Date(test.clock());
    await tellPush(tx, account.id, { topic: 'DRAW', about: 'draw 1', path: '/m/gameRecord', at });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await waiting()).toEqual([]);
  await tell(account);
  await tell(account);
  expect(await waiting()).toHaveLength(1);
});

it.each<[string, (account: Account, headers: Headers) => Promise<unknown>]>([
  [
    'who takes back the consent @PL-040',
    (_account, headers) =>
      call(headers, 'PUT', '/wps/member/contact', { ...CONTACT, push: false }).then(valueIn),
  ],
  [
    'who wants another topic',
    (_account, headers) => call(headers, 'PUT', PUSH, { topics: ['DRAW'] }).then(valueIn),
  ],
  ['who takes a break @PL-039', ({ id }) => setCare(id, { timeoutUntil: new Date(test.clock() + DAY) })],
  [
    'who has excluded themselves @PL-039',
    ({ id }) => setCare(id, { excludedUntil: new Date(test.clock() + DAY) }),
  ],
  ['whom the operator has closed @PL-039', ({ id }) => setCare(id, { closedAt: new Date(test.clock()) })],
  [
    'whom marks have stopped offers for @PL-039',
    ({ id }) => setCare(id, { offersStoppedUntil: new Date(test.clock() + DAY) }),
  ],
  [
    'who is disabled',
    ({ id }) => test.db.update(accounts).set({ disabled: true }).where(eq(accounts.id, id)),
  ],
  ['who has signed out', (_account, headers) => call(headers, 'DELETE', '/wps/session/logout').then(valueIn)],
  [
    'whose password was changed elsewhere',
    async (_account, headers) =>
      endSession(test.db, await sessionIn(headers), 'password-changed', test.clock()),
  ],
])('sends nothing to %s, though it was laid out before', async (_who, then) => {
  const { account, headers } = await newListener();
  await tell(account);
  await then(account, headers);
  await send();
  expect(service.received).toEqual([]);
  expect(await waiting()).toEqual([]);
});

const setCare = (accountId: string, changes: Partial<typeof careStates.$inferInsert>) =>
  test.db.update(careStates).set(changes).where(eq(careStates.accountId, accountId));

it('goes on after a session that ended by itself', async () => {
  const { account } = await newListener();
  test.clock.advance(2 * HOUR);
  await tell(account);
  await send();
  expect(service.received).toHaveLength(1);
});

it('tells nothing of a player to who took over the browser', async () => {
  const { account, browser } = await newListener();
  await tell(account);
  const other = await newListener();
  valueIn(await subscribe(other.headers, browser));
  await send();
  expect(service.received).toEqual([]);
  // Who had it before takes it away from nobody.
  await tell(other.account);
  await send();
  expect(service.received).toHaveLength(2);
});

it('keeps ten browsers of an account, and lets the oldest go', async () => {
  const { account, headers, browser } = await newListener();
  for (let more = 0; more < MOST_DEVICES; more += 1) {
    test.clock.advance(MINUTE);
    valueIn(await subscribe(headers, newBrowserHere()));
  }
  await tell(account);
  await send();
  expect(service.received).toHaveLength(MOST_DEVICES);
  expect(service.received.map(({ path }) => path)).not.toContain(browser.path);
});

it('ends for one browser, and for none of another player', async () => {
  const [one, other] = [await newListener(), await newListener()];
  const { endpoint } = one.browser.subscription;
  for (const { headers } of [other, one, one])
    valueIn(await call(headers, 'POST', `${PUSH}/devices/remove`, { endpoint }));
  await tell(one.account);
  await tell(other.account);
  await send();
  expect(service.received.map(({ path }) => path)).toEqual([other.browser.path]);
});

it.each([404, 410])('forgets a browser for which the service answers %i', async (status) => {
  const { account } = await newListener();
  service.answerNext([status]);
  await tell(account);
  await send();
  expect(await test.db.select().from(pushDevices)).toEqual([]);
});

it('tries again later each time while the service is away, when it says so, and gives up after a day', async () => {
  const { account } = await newListener();
  await tell(account);
  const tries = async (afterMs: number) => {
    test.clock.advance(afterMs);
    await send();
    return service.received.length;
  };
  service.answerNext([503], [429, { 'retry-after': '600' }], [500]);
  expect(await tries(0)).toBe(1);
  expect(await tries(MINUTE)).toBe(1);
  expect(await tries(MINUTE)).toBe(2);
  expect(await tries(9 * MINUTE)).toBe(2);
  expect(await tries(MINUTE)).toBe(3);
  expect(await tries(DAY)).toBe(3);
  expect(await waiting()).toEqual([]);
});

it('follows no redirect, and says in the log what a service refused, without the address', async () => {
  const { account, browser } = await newListener();
  service.answerNext([302, { location: `${service.origin}/elsewhere` }]);
  await tell(account);
  const failed = await send().catch((error: Error) => error.message);
  expect(failed).toBe(`notifications refused: ${new URL(service.origin).host} answers 302`);
  expect(failed).not.toContain(browser.path);
  expect(service.received).toHaveLength(1);
});

it('is sent once by several processes side by side', async () => {
  const { account } = await newListener();
  for (let news = 0; news < 5; news += 1) await tell(account, `withdrawal W${news} PAID`);
  await Promise.all([send(), send(), send()]);
  expect(service.received).toHaveLength(5);
});

it('leaves what is over after half a minute to the next run, whose clock is right', async () => {
  const { account } = await newListener();
  for (let news = 0; news <= BATCH; news += 1) await tell(account, `withdrawal W${news} PAID`);
  const clock = jest
    .spyOn(performance, 'now')
    .mockImplementation(() => (service.received.length < BATCH ? 0 : 31 * SECOND));
  await send();
  clock.mockRestore();
  expect(service.received).toHaveLength(BATCH);
  await send();
  expect(service.received).toHaveLength(BATCH + 1);
});

it.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilnotify.windows.com/x',
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.2/x',
  'http://localhost/x',
  'https://127.0.0.1/x',
])('does not send to %s', async (endpoint) => {
  const account = await createAccount(test.db, 'aurora');
  const headers = await signedInHeaders(test.db, account, test.clock());
  const { subscription } = newBrowserHere();
  const refused = await call(headers, 'POST', `${PUSH}/devices`, { ...subscription, endpoint });
  expect(refusalOf(refused)).toEqual([400, 'request.invalid']);
});

it('refuses keys that nothing can be encrypted by', async () => {
  const { headers } = await newListener();
  const { subscription } = newBrowserHere();
  for (const wrong of [{ p256dh: `B${'A'.repeat(86)}` }, { auth: 'A'.repeat(20) }])
    expect(refusalOf(await call(headers, 'POST', `${PUSH}/devices`, { ...subscription, ...wrong }))).toEqual([
      400,
      'request.invalid',
    ]);
});

it('sends nothing, and gives no key, where none is configured', async () => {
  const { account } = await newListener();
  await tell(account);
  await sendPushes(test.db, test.clock(), { ...config, demo: false });
  expect(service.received).toEqual([]);
});

it('forgets browsers whose session was ended', async () => {
  const { headers } = await newListener();
  await endSession(test.db, await sessionIn(headers), 'logout', test.clock());
  await sweepAll(test.db, test.clock());
  expect(await test.db.select().from(pushDevices)).toEqual([]);
});
