import { HOUR, MINUTE } from '../../core/clock';
import { startSession } from '../../core/sessions/sessions';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());

type Headers = Record<string, string>;
const call = (method: 'GET' | 'DELETE', url: string, headers: Headers) =>
  test.app.inject({ method, url, headers });
const list = async (headers: Headers) =>
  (await call('GET', '/wps/session/active', headers)).json().value.list;
const isLive = async (headers: Headers) =>
  (await call('GET', '/wps/member/info', headers)).statusCode === 200;

async function twoDevices() {
  const account = await createAccount(test.db, 'aurora');
  const origin = { userAgent: CHROME, address: '203.0.113.77' };
  const { token } = await startSession(test.db, account, test.clock(), origin);
  const phone = { merchant: 'aurora', authorization: `Bearer ${token}` };
  test.clock.advance(5 * MINUTE);
  const desk = await signedInHeaders(test.db, account, test.clock());
  return { account, phone, desk };
}

it('lists where the account is signed in, this device first, and nothing that identifies a line', async () => {
  const { phone } = await twoDevices();
  const sessions = await list(phone);
  expect(sessions).toEqual([
    {
      id: expect.stringMatching(/^ses_/),
      current: true,
      createdAt: expect.any(String),
      lastSeenAt: new Date(test.clock()).toISOString(),
      device: { app: 'Chrome', system: 'Android' },
      network: '203.0.113.*',
    },
    expect.objectContaining({ current: false, device: {} }),
  ]);
  expect(JSON.stringify(sessions)).not.toContain('203.0.113.77');
});

it('leaves out sessions that have ended or run out', async () => {
  const { phone, desk } = await twoDevices();
  await call('DELETE', '/wps/session/logout', phone);
  expect(await list(desk)).toHaveLength(1);
  const { desk: other, phone: idle } = await twoDevices();
  for (let step = 0; step < 3; step += 1) {
    test.clock.advance(HOUR / 2);
    expect(await isLive(other)).toBe(true);
  }
  expect(await list(other)).toHaveLength(1);
  expect(await isLive(idle)).toBe(false);
});

it('ends one: its next call is refused, the present one goes on', async () => {
  const { phone, desk } = await twoDevices();
  const [, other] = await list(desk);
  const answer = await call('DELETE', `/wps/session/active?id=${other.id}`, desk);
  expect([answer.statusCode, answer.json().value]).toEqual([200, {}]);
  const refused = await call('GET', '/wps/member/info', phone);
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'session.expired']);
  expect(await isLive(desk)).toBe(true);
});

it('ends no session of another account, and does not tell that there is one', async () => {
  const mine = await twoDevices();
  const theirs = await twoDevices();
  const [session] = await list(theirs.desk);
  const answers = await Promise.all(
    [session.id, 'ses_unknown'].map((id) => call('DELETE', `/wps/session/active?id=${id}`, mine.desk)),
  );
  for (const answer of answers) expect([answer.statusCode, answer.json().value]).toEqual([200, {}]);
  expect(await isLive(theirs.desk)).toBe(true);
});

it('ends all others at once', async () => {
  const { phone, desk } = await twoDevices();
  const answer = await call('DELETE', '/wps/session/active/others', desk);
  expect(answer.json().value).toEqual({ ended: 1 });
  expect([await isLive(phone), await isLive(desk)]).toEqual([false, true]);
  expect((await call('DELETE', '/wps/session/active/others', desk)).json().value).toEqual({ ended: 0 });
});
