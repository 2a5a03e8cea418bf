import { HEALTH_MINUTES_PATH, HEALTH_TIME_PATH, METRICS_PATH } from '@site/contracts/federation/health';
import { HOUR, MINUTE, SECOND } from '../../core/clock';
import { createTestApp, type TestApp } from '../../testing/app';
import { START } from '../../testing/clock';
import { createMerchant } from '../../testing/fixtures';
import { telemetryEvents } from '../system/tables';
import { readMinutes } from './readMinutes';
import { sweepHealth } from './rollUp';
import { healthHours, healthMinutes, healthReleases, healthSenders } from './tables';
import {
  address,
  authorization,
  HEALTH_TOKEN,
  load,
  minutesOf,
  send,
  tellReleases,
  view,
} from './testing/events';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { healthToken: HEALTH_TOKEN } });
  await createMerchant(test.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [healthMinutes, healthHours, healthSenders, healthReleases])
    await test.db.delete(table);
  test.clock.advance(HOUR - (test.clock() % HOUR));
});

const close = () => test.clock.advance(2 * MINUTE);
const at = (ms: number) => new Date(ms).toISOString();

describe('rows of minutes', () => {
  it('have loads by outcome and class, by the minute in which they came @FD-046', async () => {
    const minute = at(test.clock());
    await send(test, [
      load(),
      load({ outcome: 'FALLBACK', fault: 'evaluation' }),
      load({ remote: 'host', release: '3.0.0' }),
    ]);
    await send(
      test,
      [load({ outcome: 'FAILED', fault: 'evaluation', at: '2020-01-01T00:00:00Z' })],
      address(1),
    );
    close();
    expect(await minutesOf(test)).toMatchObject([
      { minute, remote: 'host', release: '3.0.0', loads: 1, addresses: 1 },
      {
        minute,
        merchant: 'aurora',
        remote: 'mfe_games',
        release: '1.4.0',
        loads: 3,
        outcomes: { OK: 1, FALLBACK: 1, FAILED: 1 },
        faults: { evaluation: 2 },
        views: 0,
        addresses: 2,
      },
    ]);
  });

  it('have page views, errors and the histograms of 48 edges @FD-046', async () => {
    await send(test, [
      view({ lcp: 1_234, inp: 48, cls: 0 }),
      view({ lcp: 61_000, cls: 0.1, errors: 2, errorsOn: ['mfe_games@1.4.0'] }),
      view({ faults: 1 }),
    ]);
    close();
    const [host, games] = await minutesOf(test);
    expect(host).toMatchObject({ views: 3, viewsWithError: 2, viewsWithOwnError: 0 });
    expect(games).toMatchObject({ views: 3, viewsWithError: 2, viewsWithOwnError: 1, loads: 0 });
    const buckets = (counts: readonly number[] = []) =>
      counts.flatMap((count, place) => (count > 0 ? [[place, count]] : []));
    // 1,234 is not above 1,300; 61,000 is above all edges but the last; 0.1 is an edge itself.
    expect(buckets(games?.lcp)).toEqual([
      [12, 1],
      [47, 1],
    ]);
    expect(buckets(games?.inp)).toEqual([[5, 1]]);
    expect(buckets(games?.cls)).toEqual([
      [0, 1],
      [23, 1],
    ]);
    expect(games?.lcp).toHaveLength(48);
  });

  it('are added to by one statement, whatever comes at the same time @FD-046', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, number) => send(test, [load(), view({ lcp: 900 })], address(number))),
    );
    close();
    const games = (await minutesOf(test)).find(({ remote }) => remote === 'mfe_games');
    expect(games).toMatchObject({ loads: 40, outcomes: { OK: 40 }, views: 40, addresses: 40 });
    expect(games?.lcp[8]).toBe(40);
  });

  it('are closed 30 s after their end, and told only then @FD-046', async () => {
    await send(test, [load()]);
    test.clock.advance(90 * SECOND - 1);
    expect(await minutesOf(test)).toEqual([]);
    test.clock.advance(1);
    const closed = await minutesOf(test);
    expect(closed).toHaveLength(1);
    await send(test, [load()], address(1));
    expect(await minutesOf(test)).toEqual(closed);
  });

  it('leave out what is marked, and what is no figure @FD-045', async () => {
    await send(test, [
      load({ skip: 'preview' }),
      load({ skip: 'automated' }),
      view({ skip: 'override' }),
      load({ remote: 'mfe_../x' }),
      load({ outcome: undefined }),
      view({ on: ['nonsense', 'mfe_games@', '@1.0.0'] }),
    ]);
    close();
    expect(await minutesOf(test)).toEqual([]);
  });

  it('are made of events that are kept nowhere else, and faults of no row', async () => {
    await test.db.delete(telemetryEvents);
    await send(test, [load(), view(), { kind: 'fault', at: at(START), path: '/m', remote: 'mfe_games' }]);
    expect((await test.db.select().from(telemetryEvents)).map(({ event }) => event.kind)).toEqual(['fault']);
  });
});

describe('hours', () => {
  it('take the place of minutes after 48 h, and go after 13 months @FD-046', async () => {
    const hour = test.clock();
    for (const number of [0, 1, 2]) {
      await send(
        test,
        [load(), load({ outcome: 'AGAIN', fault: 'http' }), view({ lcp: 900 })],
        address(number),
      );
      test.clock.advance(20 * MINUTE);
    }
    await send(test, [load()]);
    await sweepHealth(test.db, test.clock() + 47 * HOUR);
    expect(await test.db.$count(healthMinutes)).toBeGreaterThan(2);
    await sweepHealth(test.db, hour + 49 * HOUR);
    const rows = await minutesOf(test, { from: at(hour), until: at(hour + HOUR), remote: 'mfe_games' });
    expect(rows).toMatchObject([
      {
        minute: at(hour),
        loads: 6,
        outcomes: { OK: 3, AGAIN: 3 },
        faults: { http: 3 },
        views: 3,
        addresses: 1,
      },
    ]);
    expect(rows[0]?.lcp[8]).toBe(3);
    await sweepHealth(test.db, hour + 390 * 24 * HOUR);
    expect(await test.db.$count(healthHours)).toBeGreaterThan(0);
    await sweepHealth(test.db, hour + 400 * 24 * HOUR);
    expect(await test.db.$count(healthHours)).toBe(0);
  });

  it('leave no address behind', async () => {
    await send(test, [load()]);
    await sweepHealth(test.db, test.clock() + 6 * MINUTE);
    expect(await test.db.$count(healthSenders)).toBe(0);
  });
});

describe('forgery', () => {
  it('counts at most 30 loads of a remote a minute of one address, or of one /64 @FD-047', async () => {
    for (let call = 0; call < 60; call += 1) await send(test, Array(50).fill(load({ outcome: 'FAILED' })));
    for (const host of ['1', 'ffff:1'])
      await send(test, Array(20).fill(load({ remote: 'mfe_auth' })), `2001:db8:1:2::${host}`);
    await send(test, Array(20).fill(load({ remote: 'mfe_auth' })), '2001:db8:1:3::1');
    close();
    const [auth, games] = await minutesOf(test);
    expect(games).toMatchObject({ loads: 30, addresses: 1 });
    expect(auth).toMatchObject({ loads: 50, addresses: 2 });
  });

  it('counts no more of what one address sends at the same time, under any releases @FD-047', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        send(test, Array(20).fill(load({ release: `1.${number}.0` }))),
      ),
    );
    close();
    const rows = await minutesOf(test);
    expect(rows.reduce((sum, { loads }) => sum + loads, 0)).toBe(30);
  });

  it('shows by its masks that few addresses have sent the faults @FD-047', async () => {
    for (let number = 0; number < 40; number += 1)
      await send(test, [load({ outcome: number < 3 ? 'FAILED' : 'OK' }), view()], address(number));
    await send(test, [view({ errors: 1 })], address(0));
    close();
    const games = (await minutesOf(test)).find(({ remote }) => remote === 'mfe_games');
    const bits = (mask = 0) => mask.toString(2).replaceAll('0', '').length;
    expect(games?.addresses).toBe(40);
    expect([bits(games?.faultsFrom) <= 3, bits(games?.faultsFrom) > 0]).toEqual([true, true]);
    expect(bits(games?.errorsFrom)).toBe(1);
  });

  it('puts releases that nobody has deployed into one row, and has none for remotes that nobody has @FD-047', async () => {
    expect((await tellReleases(test, { mfe_games: ['1.4.0', '1.5.0'], host: ['3.0.0'] })).statusCode).toBe(
      204,
    );
    await tellReleases(test, { mfe_games: ['1.4.0'], host: ['3.0.0'] });
    await send(test, [
      load(),
      load({ release: '1.5.0' }),
      load({ release: '9.9.9' }),
      load({ remote: 'mfe_x' }),
    ]);
    close();
    expect((await minutesOf(test)).map(({ remote, release, loads }) => [remote, release, loads])).toEqual([
      ['mfe_games', '1.4.0', 1],
      ['mfe_games', 'other', 2],
    ]);
  });

  it('has a bounded number of rows until it is told, for 5,000 releases that do not exist @FD-047', async () => {
    await send(test, [load()]);
    for (let call = 0; call < 100; call += 1) {
      const events = Array.from({ length: 50 }, (_, event) =>
        load({
          release: `1.${call}.${event}`,
          remote: call % 2 ? 'mfe_games' : `mfe_r${call}_${event}`,
        }),
      );
      await send(test, events, address(call));
    }
    close();
    const rows = await minutesOf(test);
    const remotes = new Set(rows.map(({ remote }) => remote));
    const most = Math.max(...[...remotes].map((name) => rows.filter(({ remote }) => remote === name).length));
    expect([most, remotes.size]).toEqual([21, 50]);
    expect(rows.filter(({ release, remote }) => remote === 'mfe_games' && release === 'other')).toHaveLength(
      1,
    );
  });
});

describe('calls of services', () => {
  const get = (url: string, headers = {}) => test.app.inject({ url, headers });

  it.each([HEALTH_TIME_PATH, HEALTH_MINUTES_PATH, METRICS_PATH])(
    'refuse whoever has no token: %s @FD-048',
    async (path) => {
      for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: `${authorization}x` }]) {
        const answer = await get(path, headers);
        expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'access.denied']);
      }
    },
  );

  it('are not there without a token of the platform @FD-048', async () => {
    const without = await createTestApp();
    const answer = await without.app.inject({ url: HEALTH_TIME_PATH, headers: { authorization: 'Bearer ' } });
    await without.close();
    expect(answer.statusCode).toBe(404);
  });

  it('tell the time, and up to when minutes are closed @FD-048', async () => {
    test.clock.advance(30 * SECOND - 1);
    const now = test.clock();
    expect((await get(HEALTH_TIME_PATH, { authorization })).json()).toEqual({
      now: at(now),
      closedUntil: at(now + 1 - MINUTE - 30 * SECOND),
    });
    test.clock.advance(1);
    expect((await get(HEALTH_TIME_PATH, { authorization })).json().closedUntil).toBe(
      at(now + 1 - 30 * SECOND),
    );
  });

  it('give what is asked for, a piece at a time that ends with a whole minute @FD-048', async () => {
    const from = test.clock();
    for (let minute = 0; minute < 3; minute += 1) {
      await send(test, [load(), load({ release: '1.5.0' })]);
      test.clock.advance(MINUTE);
    }
    close();
    const query = { from: at(from), until: at(from + HOUR) };
    expect(await minutesOf(test, { ...query, release: '1.5.0' })).toHaveLength(3);
    expect(await minutesOf(test, { ...query, remote: 'mfe_auth' })).toEqual([]);
    const pieces: [string, number][] = [];
    for (let asked = query.from; asked < query.until; ) {
      const piece = await readMinutes(test.db, { ...query, from: asked }, new Date(test.clock()), 3);
      pieces.push([piece.until, piece.minutes.length]);
      asked = piece.until;
    }
    expect(pieces).toEqual([
      [at(from + MINUTE), 2],
      [at(from + 2 * MINUTE), 2],
      [query.until, 2],
    ]);
    const whole = await readMinutes(test.db, query, new Date(test.clock()), 1);
    expect(whole.minutes).toHaveLength(2);
  });

  it('give Prometheus the counters of deployed releases, and vitals where there are two @FD-049', async () => {
    await tellReleases(test, { mfe_games: ['1.4.0', '1.5.0'], mfe_auth: ['2.0.0'] });
    await send(test, [
      load({ remote: 'mfe_auth', release: '2.0.0' }),
      view({ on: ['mfe_auth@2.0.0'], lcp: 900 }),
    ]);
    await send(test, [load({ release: '1.5.0', outcome: 'FAILED', fault: 'http' })]);
    await send(test, [load(), view({ on: ['mfe_games@1.4.0'], lcp: 900, cls: 5 })]);
    const text = async () => (await get(METRICS_PATH, { authorization })).body;
    const of = (remote: string, release: string) =>
      `merchant="aurora",remote="${remote}",release="${release}"`;
    expect(await text()).toMatch(
      RegExp(`site_loads_total{${of('mfe_games', '1.5.0')},outcome="FAILED"} \\d+\n`),
    );
    expect(await text()).toContain(`site_load_faults_total{${of('mfe_games', '1.5.0')},class="http"}`);
    expect(await text()).toContain(`site_lcp_milliseconds_bucket{le="900",${of('mfe_games', '1.4.0')}}`);
    expect(await text()).toContain(`site_cls_bucket{le="+Inf",${of('mfe_games', '1.4.0')}}`);
    await tellReleases(test, { mfe_games: ['1.4.0'], mfe_auth: ['2.0.0'] });
    expect(await text()).not.toContain('release="1.5.0"');
    expect(await text()).toContain(`site_loads_total{${of('mfe_games', '1.4.0')},outcome="OK"}`);
    await send(test, [view({ on: ['mfe_auth@2.0.0'], lcp: 900 })]);
    expect(await text()).not.toMatch(/site_lcp\S+mfe_auth/);
  });

  it.each([
    ['no time', {}],
    ['another time', { from: 'yesterday', until: 'now' }],
  ])('refuse %s', async (_what, query) => {
    const answer = await test.app.inject({ url: HEALTH_MINUTES_PATH, query, headers: { authorization } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.invalid']);
  });

  it.each([
    ['an unknown merchant', { mfe_games: ['1.0.0'] }, 'nobody', 404],
    ['no releases', { mfe_games: [] }, 'aurora', 400],
    ['what is no remote', { games: ['1.0.0'] }, 'aurora', 400],
  ])('refuse to be told of %s', async (_what, releases, merchant, status) => {
    const answer = await tellReleases(test, releases, merchant);
    expect([answer.statusCode, answer.json().success]).toEqual([status, false]);
  });
});
