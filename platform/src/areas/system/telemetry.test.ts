import { DAY, MINUTE } from '../../core/clock';
import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';
import { deleteOldReports } from './retention';
import { policyReports, telemetryEvents } from './tables';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimitFactor: 1 } });
  await createMerchant(test.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(telemetryEvents);
  await test.db.delete(policyReports);
  test.clock.advance(MINUTE);
});

const event = { kind: 'error', at: '2026-11-20T08:00:00Z', path: '/m/home', name: 'TypeError', value: 1800 };

const send = (payload: string | object, type = 'application/json') =>
  test.app.inject({
    method: 'POST',
    url: '/wps/telemetry/events',
    headers: { merchant: 'aurora', 'content-type': type },
    payload,
  });

const report = (payload: unknown, type = 'application/reports+json') =>
  test.app.inject({
    method: 'POST',
    url: '/wps/telemetry/csp',
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
  });

it('takes events as JSON and as the text of a beacon', async () => {
  for (const answer of [
    await send({ events: [event] }),
    await send(JSON.stringify({ events: [event] }), 'text/plain'),
  ])
    expect([answer.statusCode, answer.json().value]).toEqual([202, { accepted: 1 }]);
  expect(await test.db.$count(telemetryEvents)).toBe(2);
});

it('keeps no query of an address and no field that the contract does not name', async () => {
  await send({ events: [{ ...event, path: '/m/login?user=narin#token', password: 'hush' }] });
  const [row] = await test.db.select().from(telemetryEvents);
  expect(row?.event).toEqual({ ...event, path: '/m/login' });
});

it.each([
  ['more than 50 events', { events: Array(51).fill(event) }],
  ['an unknown kind', { events: [{ ...event, kind: 'secret' }] }],
  ['no list', { events: event }],
])('refuses %s and keeps nothing', async (_what, payload) => {
  const answer = await send(payload);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.invalid']);
  expect(await test.db.$count(telemetryEvents)).toBe(0);
});

it('refuses more than 64 KiB', async () => {
  expect((await send('x'.repeat(70_000), 'text/plain')).json().error.code).toBe('request.too.large');
});

it('drops what is above 60 calls a minute and says nothing of it', async () => {
  for (let call = 0; call < 60; call += 1) await send({ events: [] });
  const answer = await send({ events: [event] });
  expect([answer.statusCode, answer.json().value]).toEqual([202, { accepted: 0 }]);
  expect(await test.db.$count(telemetryEvents)).toBe(0);
});

it('drops what is above 600 events and reports a minute, however few the calls', async () => {
  const events = Array(50).fill(event);
  const accepted = [];
  for (let call = 0; call < 13; call += 1) accepted.push((await send({ events })).json().value.accepted);
  expect(accepted).toEqual([...Array(12).fill(50), 0]);
  expect(await test.db.$count(telemetryEvents)).toBe(600);
});

it('keeps the newest of more events than there is room for', async () => {
  const now = test.clock();
  const at = (age: number) => new Date(now - age);
  await test.db.insert(telemetryEvents).values(
    [1, 2, 3, 4].map((age) => ({
      id: `tel_${age}`,
      merchant: 'aurora',
      receivedAt: at(age),
      event: { ...event, kind: 'error' as const },
    })),
  );
  await deleteOldReports(test.db, now, 3);
  const kept = await test.db.select({ id: telemetryEvents.id }).from(telemetryEvents);
  expect(kept.map(({ id }) => id).sort()).toEqual(['tel_1', 'tel_2', 'tel_3']);
  await deleteOldReports(test.db, now + 31 * DAY, 3);
  expect(await test.db.$count(telemetryEvents)).toBe(0);
});

describe('policy reports', () => {
  const body = {
    documentURL: 'https://aurora.example/m/home?x=secret',
    blockedURL: 'https://evil.example/x.js',
    effectiveDirective: 'script-src-elem',
    lineNumber: 3,
    sample: 'alert(document.cookie)',
  };

  it('are kept in both forms, without queries and samples', async () => {
    const answer = await report([
      { type: 'csp-violation', body },
      { type: 'deprecation', body },
    ]);
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    await report(
      { 'csp-report': { 'document-uri': 'https://a.example/?q=1', 'violated-directive': 'img-src' } },
      'application/csp-report',
    );
    const rows = await test.db.select().from(policyReports);
    expect(rows.map((row) => row.report)).toEqual(
      expect.arrayContaining([
        {
          document: 'https://aurora.example/m/home',
          blocked: 'https://evil.example/x.js',
          directive: 'script-src-elem',
          line: 3,
        },
        { document: 'https://a.example/', directive: 'img-src' },
      ]),
    );
    expect(rows).toHaveLength(2);
  });

  it.each([[[]], [null], ['text'], [{}], [{ 'csp-report': 7 }], [[{ type: 'csp-violation', body: [] }]]])(
    'of the form %j are none',
    async (nonsense) => {
      expect((await report(nonsense)).statusCode).toBe(202);
      expect(await test.db.$count(policyReports)).toBe(0);
    },
  );

  it('have to say what they are', async () => {
    const answer = await report([], 'application/json');
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.invalid']);
  });
});
