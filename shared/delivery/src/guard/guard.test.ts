import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseEvent } from '@site/contracts/federation/rollout';
import { auditIn } from '../audit/auditLog';
import { deploymentsIn } from '../product/deploy/deployments';
import { deployRelease } from '../product/deploy/deployRelease';
import { rollBack } from '../product/deploy/rollBack';
import { carryOut } from '../rollout/carryOut';
import { startRollout } from '../rollout/startRollout';
import { abortRollout } from '../rollout/steer';
import { addLock } from '../rules/changeRules';
import { BEGIN, MINUTE_MS, minutesOf, PLAN, rolloutOf } from '../testing/figures';
import { MERCHANTS_FOLDER } from '../testing/fixtures';
import { serve } from '../testing/http';
import { BAD, GAMES, GOOD, RELEASE, type RolloutOnTest, rolloutOnTest, WHICH } from '../testing/rollouts';
import { EVENTS_FOLDER } from '../webhooks/events';
import { guard } from './guard';
import { tellUnguarded } from './guarded';
import { guardOnce } from './guardOnce';
import { localGuard } from './localGuard';
import { runGuard } from './runGuard';
import { signsIn } from './signs';

let test: RolloutOnTest;
/** Minutes by which this machine's clock is ahead of the source's. */
let ahead: number;

beforeEach(async () => {
  test = await rolloutOnTest();
  ahead = 0;
  test = { ...test, context: { ...test.context, now: () => at(test.source.at + ahead) } };
});

afterEach(() => test.remove());

const at = (minutes: number) => new Date(BEGIN.getTime() + minutes * MINUTE_MS);
const start = (plan = 'careful') => startRollout(test.context, test.source, 'aurora', { ...RELEASE, plan });
/** A guard of its own, as another process has it: it has seen nothing yet. */
const newGuard = (name: string, hooks: Partial<Parameters<typeof guard>[0]> = {}) =>
  guard({
    ...localGuard(
      { ...test.context, deployments: deploymentsIn(test.context.store) },
      { source: test.source },
    ),
    name,
    ...hooks,
  });
const live = () => deploymentsIn(test.context.store).live('aurora');
const numbers = async () => (await test.context.deployments.history('aurora')).length;
const events = async () => {
  const folder = `${EVENTS_FOLDER}/aurora`;
  const files = await Promise.all(
    (await test.context.store.list(folder)).map((name) => test.context.store.readFile(`${folder}/${name}`)),
  );
  return files.map((file) => ReleaseEvent.parse(JSON.parse(String(file))));
};
const told = async () =>
  (await events()).map(({ id, kind }) => `${kind} ${id.replace(/_[0-9a-f]{8}_/, '_')}`);

it('lets pass what keeps its limits, step after step, and says so @FD-061 @FD-052', async () => {
  await start();
  const turn = newGuard('one');
  expect(await turn()).toEqual({ spared: false, rollouts: 1, lines: [] });
  test.source.pass(10, ...GOOD);
  expect((await turn()).lines).toEqual([
    'aurora: mfe-games 1.0.0 99 %, 1.1.0 1 % → 1.0.0 90 %, 1.1.0 10 % (deployment 3). mfe-games@1.1.0 kept its limits at 1 %.',
  ]);
  expect((await turn()).lines).toEqual([]);
  test.source.pass(30, ...GOOD);
  await turn();
  test.source.pass(60, ...GOOD);
  await turn();
  expect(await live()).toMatchObject({ action: 'promote', by: 'guard', number: 5 });
  expect(await turn()).toEqual({ spared: false, rollouts: 0, lines: [] });
  expect(await told()).toEqual([
    'start aurora_000002_mfe-games',
    'step aurora_000003_mfe-games',
    'step aurora_000004_mfe-games',
    'promotion aurora_000005_mfe-games',
  ]);
});

it('stops a release within two minutes of the closed minute that broke its limit @FD-055', async () => {
  await start();
  const turn = newGuard('one');
  test.source.pass(2, ...GOOD);
  await turn();
  test.source.pass(1, ...BAD);
  // The minute has just been closed: one turn of 15 s later it is over.
  test.source.at += 0.25;
  await turn();
  expect(await live()).toMatchObject({ action: 'guard', changes: [{ component: GAMES, to: '1.0.0' }] });
  expect((await events()).at(-1)?.words).toMatch(
    /^The guard stopped mfe-games@1\.1\.0 for aurora: .*evidence \d+ of 360/,
  );
});

it('does nothing while its clock and the source’s differ by an hour, either way, and says so @FD-064', async () => {
  await start();
  test.source.pass(3, ...BAD);
  for (const [hour, words] of [
    [60, '3600 s ahead of'],
    [-60, '3600 s behind'],
  ] as const) {
    ahead = hour;
    const { lines } = await newGuard(`off by ${hour}`)();
    expect(lines).toEqual([expect.stringContaining(words)]);
  }
  expect(await numbers()).toBe(2);
  // It does not sign either: whoever looks sees that nobody guards.
  ahead = 0;
  expect(await signsIn(test.context.store).last(test.context.now())).toBeUndefined();
  ahead = 0.49;
  await newGuard('nearly right')();
  expect(await live()).toMatchObject({ action: 'guard' });
});

it('moves nothing while the source is silent, and tells once that it waits @FD-053', async () => {
  await start();
  test.source.pass(3, ...GOOD);
  test.source.silent = true;
  const turn = newGuard('one');
  expect((await turn()).lines).toEqual(['The source does not answer: health is unknown, nothing moves.']);
  test.source.at += PLAN.maxHold;
  for (const name of ['one', 'two', 'three']) {
    test.source.at += 1;
    await newGuard(name)();
  }
  expect(await numbers()).toBe(2);
  expect(await told()).toEqual(['start aurora_000002_mfe-games', 'hold aurora_mfe-games_hold_0']);
});

it('tells once that a person has to decide, and of a watched limit that broke @FD-052 @FD-054', async () => {
  const plan = {
    ...PLAN,
    name: 'watching',
    steps: PLAN.steps.slice(0, 1),
    watch: ['faultRate', 'faultRatio'],
  };
  const file = path.join(String(test.context.policyFolder), 'plans/watching.json');
  await writeFile(file, JSON.stringify({ ...plan, onPass: 'hold' }));
  await start('watching');
  test.source.pass(10, ...BAD);
  const turn = newGuard('one');
  expect((await turn()).lines).toHaveLength(3);
  expect((await turn()).lines).toEqual([]);
  expect(await told()).toEqual([
    'start aurora_000002_mfe-games',
    'hold aurora_mfe-games_hold_0',
    'watch aurora_mfe-games_watch_0_faultRate',
    'watch aurora_mfe-games_watch_0_faultRatio',
  ]);
});

it('takes one step where two guards decide at once @FD-062', async () => {
  await start();
  test.source.pass(10, ...GOOD);
  // Both are past the lease: what is left are the numbers of deployments.
  const rollout = (await live())?.rollouts?.[GAMES] ?? rolloutOf();
  const both = ['one', 'two'].map((by) => {
    const delivery = { ...test.context, deployments: deploymentsIn(test.context.store), by };
    return carryOut(delivery, 'aurora', GAMES, rollout, { does: 'step', step: 1 }, test.context.now());
  });
  const made = (await Promise.all(both)).filter((deployment) => deployment !== undefined);
  expect(made).toHaveLength(1);
  expect(await live()).toMatchObject({ number: 3, rollouts: { [GAMES]: { step: 1 } } });
});

it('spares itself the work while another guard leads, for half a minute @FD-062', async () => {
  await start();
  test.source.pass(10, ...GOOD);
  await signsIn(test.context.store).sign('other', test.context.now());
  const turn = newGuard('one');
  expect(await turn()).toEqual({ spared: true, rollouts: 0, lines: [] });
  test.source.at += 0.51;
  expect((await turn()).spared).toBe(false);
  expect(await live()).toMatchObject({ action: 'step' });
  expect((await newGuard('other')()).spared).toBe(true);
});

it('makes up for who was killed before anybody was told, under the same name @FD-063', async () => {
  await start();
  test.source.pass(3, ...BAD);
  await newGuard('one')();
  const before = await told();
  await test.context.store.removeFolder(EVENTS_FOLDER);
  test.source.at += 1;
  await newGuard('two')();
  expect(await told()).toEqual(before);
});

it('tells the platform whose figures to keep, whoever deployed it, until it was heard', async () => {
  await start();
  const heard: unknown[] = [];
  const platform = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      heard.push(JSON.parse(body));
      response.writeHead(heard.length === 1 ? 503 : 204).end();
    });
  });
  const figures = { url: `http://127.0.0.1:${platform.port}`, token: 'token' };
  const turn = newGuard('one', { figures });
  for (const _ of [1, 2, 3]) await turn();
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatchObject({ merchant: 'aurora', releases: { mfe_games: ['1.0.0', '1.1.0'] } });
  test.source.pass(3, ...BAD);
  await turn();
  expect(heard).toHaveLength(3);
  await platform.close();
});

it('tells of what people do, and of nothing that is a day old', async () => {
  await deployRelease(test.context, 'aurora', { component: 'mfe-auth', release: '1.1.0' });
  await rollBack({ ...test.context, by: 'ann' }, 'aurora', 'mfe-auth');
  await start();
  await abortRollout({ ...test.context, by: 'ann' }, WHICH, { reason: 'not now' });
  await newGuard('one')();
  expect(await told()).toEqual([
    'rollback aurora_000003_mfe-auth',
    'start aurora_000004_mfe-games',
    'stop aurora_000005_mfe-games',
  ]);
  expect((await events()).at(-1)).toMatchObject({
    by: 'ann',
    words: 'ann aborted mfe-games@1.1.0 for aurora: not now',
  });
  await test.context.store.removeFolder(EVENTS_FOLDER);
  test.source.at += 27 * 60;
  await newGuard('two')();
  expect(await told()).toEqual([]);
});

it('waits at a lock, says so, and stops in spite of it @FD-065', async () => {
  await start();
  const doing = { by: 'ann', reason: 'look', now: test.context.now() };
  await addLock(auditIn(test.context.store), { remotes: [GAMES], merchants: ['aurora'] }, doing);
  test.source.pass(10, ...GOOD);
  const turn = newGuard('one');
  expect((await turn()).lines).toEqual([
    expect.stringMatching(/^mfe-games@1\.1\.0 of aurora waits: ann has locked/),
  ]);
  expect(await auditIn(test.context.store).history()).toHaveLength(1);
  test.source.pass(3, ...BAD);
  await turn();
  expect(await live()).toMatchObject({ action: 'guard' });
});

it('is missed after two minutes, and that is told once @FD-061', async () => {
  await start();
  await newGuard('one')();
  test.source.at += 2;
  expect(await tellUnguarded(test.context)).toBe(0);
  test.source.at += 0.1;
  expect(await tellUnguarded(test.context)).toBe(1);
  expect(await tellUnguarded(test.context)).toBe(0);
  await newGuard('one')();
  test.source.at += 3;
  expect(await tellUnguarded(test.context)).toBe(1);
  expect((await told()).filter((event) => event.startsWith('unguarded'))).toHaveLength(2);
});

it('says what goes wrong once, and goes on', async () => {
  await start();
  test.source.silent = true;
  const said: string[] = [];
  const end = new AbortController();
  let turns = 0;
  const list = async (folder: string) => {
    turns += 1;
    if (turns < 3) throw new Error('the store is away');
    return test.context.store.list(folder);
  };
  const store = { ...test.context.store, list };
  const options = localGuard({ ...test.context, store }, { source: test.source });
  const running = runGuard(options, (line) => said.push(line), end.signal, 1);
  while (said.length < 2) await new Promise(setImmediate);
  end.abort();
  await running;
  expect(said).toEqual([
    'A turn of the guard failed: the store is away',
    'The source does not answer: health is unknown, nothing moves.',
  ]);
});

it('gives its lease back where it looks once, whatever came of it, and stays known to have looked @FD-062', async () => {
  const signs = signsIn(test.context.store);
  const at = test.context.now();
  const once = (name: string, source: typeof test.source = test.source) =>
    guardOnce({ delivery: test.context, source, name });
  expect(await once('one')).toMatchObject({ spared: false });
  expect(await signs.last(at)).toMatchObject({ guard: 'one', at: at.toISOString() });
  expect(await once('two')).toMatchObject({ spared: false });
  // Not that of another one which goes on.
  await signs.sign('three', at);
  expect(await once('four')).toMatchObject({ spared: true });
  expect(await signs.isLedByOther('four', at)).toBe(true);
});

it('keeps the signs of two days', async () => {
  const signs = signsIn(test.context.store);
  for (const day of ['25', '26', '27']) await signs.sign('one', new Date(`2026-11-${day}T10:00:00Z`));
  expect(await test.context.store.list('guard')).toEqual(['2026-11-26', '2026-11-27']);
  // Over midnight the lease of the evening holds.
  await signs.sign('one', new Date('2026-11-27T23:59:50Z'));
  expect(await signs.sign('two', new Date('2026-11-28T00:00:10Z'))).toBe(false);
  expect(await signs.sign('two', new Date('2026-11-28T00:00:21Z'))).toBe(true);
  expect(await signs.last(new Date('2026-11-28T00:01:00Z'))).toMatchObject({ guard: 'two' });
});

it('reads 1,000 rollouts in less than 5 s @FD-061', async () => {
  const [merchants, remotes, minutes] = [20, 50, 60];
  const folder = await mkdtemp(path.join(tmpdir(), 'merchants-'));
  await start();
  const template = (await live()) ?? never();
  const rows = minutesOf(minutes, ...GOOD);
  for (let merchant = 0; merchant < merchants; merchant += 1) {
    const code = `m-${merchant}`;
    await mkdir(path.join(folder, code));
    await cp(path.join(MERCHANTS_FOLDER, 'aurora'), path.join(folder, code), { recursive: true });
    const text = await readFile(path.join(folder, code, 'merchant.json'), 'utf8');
    await writeFile(path.join(folder, code, 'merchant.json'), text.replace('"aurora"', `"${code}"`));
    const names = Array.from({ length: remotes }, (_, remote) => `mfe-r${remote}`);
    const rollouts = Object.fromEntries(
      names.map((remote) => [remote, rolloutOf({ id: `${code}_${remote}_0a1b2c3d`, step: 2 })]),
    );
    const deployment = { ...template, number: 1, merchant: code, rollouts };
    await test.context.store.createFile(
      `deployments/${code}/000001.json`,
      Buffer.from(JSON.stringify(deployment)),
    );
  }
  test.source.at = 59.5;
  const source = { ...test.source, minutes: async () => rows };
  const turn = newGuard('one', {
    source,
    delivery: { ...test.context, merchantsFolder: folder },
  });
  const began = Date.now();
  expect(await turn()).toMatchObject({ rollouts: merchants * remotes, lines: [] });
  expect(Date.now() - began).toBeLessThan(5_000);
  await rm(folder, { recursive: true });
});

function never(): never {
  throw new Error('there is none');
}
