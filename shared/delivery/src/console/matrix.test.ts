import { Log, Matrix, StoredReleases } from '@site/contracts/federation/consoleApi';
import type { HealthMinute } from '@site/contracts/federation/health';
import { auditIn } from '../audit/auditLog';
import { type HealthSource, SourceUnknown } from '../health/HealthSource';
import { deployRelease } from '../product/deploy/deployRelease';
import { addFreeze } from '../rules/changeRules';
import { type ConsoleOnTest, consoleOnTest } from '../testing/consoleOnTest';

const NOW = new Date('2026-01-02T03:04:00Z');
const none = Array<number>(48).fill(0);
const row = (remote: string, release: string, loads: number, good: number): HealthMinute => ({
  minute: '2026-01-02T03:00:00.000Z',
  merchant: 'aurora',
  ...{ remote, release, loads, outcomes: { OK: good, FALLBACK: loads - good }, faults: {} },
  ...{ views: 0, viewsWithError: 0, viewsWithOwnError: 0, addresses: 9, faultsFrom: 0, errorsFrom: 0 },
  ...{ lcp: none, inp: none, cls: none },
});
const source = (minutes: HealthSource['minutes']): HealthSource => ({
  minuteMs: 60_000,
  now: async () => NOW,
  closedUntil: async () => NOW,
  minutes,
});

let on: ConsoleOnTest;
afterEach(() => on.close());
const cellOf = async (remote: string, merchant = 'aurora') => {
  const matrix = Matrix.parse((await on.get('/api/matrix')).body.value);
  const site = matrix.merchants.find(({ code }) => code === merchant);
  return site?.cells[matrix.remotes.indexOf(remote)];
};

it('shows what is live of each remote for each merchant, since when and by whom @FD-070', async () => {
  on = await consoleOnTest();
  const { context } = on;
  await deployRelease({ ...context, by: 'ann', now: () => new Date('2026-01-03T00:00:00Z') }, 'aurora', {
    component: 'mfe-games',
    release: '1.1.0',
    traffic: 10,
  });
  expect((await cellOf('mfe-games'))?.parts).toEqual([
    { release: '1.0.0', traffic: 90, default: true, since: '2026-01-02T03:04:05.000Z', by: 'tester' },
    { release: '1.1.0', traffic: 10, default: false, since: '2026-01-03T00:00:00.000Z', by: 'ann' },
  ]);
  expect((await cellOf('mfe-games', 'lagoon'))?.parts).toHaveLength(1);
  const { value } = (await on.get('/api/matrix?merchant=lagoon')).body;
  expect(Matrix.parse(value).merchants.map(({ code, number }) => [code, number])).toEqual([['lagoon', 1]]);
});

it('says how each does by its loads, and never that what is unknown does well @FD-070', async () => {
  on = await consoleOnTest({
    health: source(async () => [
      row('mfe_games', '1.0.0', 200, 190),
      row('mfe_auth', '1.0.0', 200, 199),
      row('host', '1.0.0', 3, 3),
    ]),
  });
  const states = await Promise.all(
    ['mfe-games', 'mfe-auth', 'host-shell', 'mfe-agent'].map(
      async (remote) => (await cellOf(remote))?.health,
    ),
  );
  expect(states).toEqual(['ailing', 'well', 'well', 'quiet']);
  await on.close();
  on = await consoleOnTest({
    health: source(() => Promise.reject(new SourceUnknown('The platform does not answer'))),
  });
  expect((await cellOf('mfe-games'))?.health).toBe('unknown');
});

it('finds lines of the log by remote, release, merchant and person @FD-070', async () => {
  on = await consoleOnTest();
  const { context } = on;
  const games = { component: 'mfe-games', release: '1.1.0' };
  await deployRelease({ ...context, by: 'Ann', reason: 'the new lobby' }, 'aurora', games);
  const freeze = {
    remotes: ['*'],
    merchants: ['lagoon'],
    from: '2026-02-01T00:00',
    to: '2026-02-02T00:00',
    zone: 'UTC',
  };
  await addFreeze(auditIn(context.store), freeze, { by: 'Bob', reason: 'holidays', now: NOW });
  const found = async (query: string) =>
    Log.parse((await on.get(`/api/log?${query}`)).body.value).entries.map(
      ({ kind, by }) => `${kind} of ${by}`,
    );
  expect(await found('')).toHaveLength(4);
  expect(await found('by=ann')).toEqual(['deployment of Ann']);
  expect(await found('release=1.1&remote=games')).toEqual(['deployment of Ann']);
  expect(await found('merchant=lagoon&by=bob&remote=anything')).toEqual(['freeze of Bob']);
  expect(await found('merchant=aurora&by=bob')).toEqual([]);
  expect(Log.parse((await on.get('/api/log?limit=1')).body.value)).toMatchObject({
    entries: [{}],
    more: true,
  });
  expect((await on.get('/api/log?limit=x')).status).toBe(400);
});

it('lists what is stored of a component, and who has it @FD-070', async () => {
  on = await consoleOnTest();
  const { value } = (await on.get('/api/releases/mfe-games')).body;
  const live = Object.fromEntries(StoredReleases.parse(value).releases.map((one) => [one.release, one.live]));
  expect(live).toEqual({ '1.0.0': ['aurora', 'lagoon'], '1.1.0': [] });
  expect((await on.get('/api/releases/mfe-nothing')).body.error?.message).toContain('there are host-shell');
});
