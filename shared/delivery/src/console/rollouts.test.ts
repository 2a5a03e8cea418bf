import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RolloutHealth, Rollouts } from '@site/contracts/federation/consoleApi';
import type { HealthMinute } from '@site/contracts/federation/health';
import { type HealthSource, SourceUnknown } from '../health/HealthSource';
import { type ConsoleOnTest, consoleOnTest } from '../testing/consoleOnTest';

const START = Date.parse('2026-01-02T03:04:05Z');
const MINUTE = 60_000;
const none = Array<number>(48).fill(0);
const PLAN = {
  name: 'careful',
  steps: [
    { traffic: 10, minutes: 5, loads: 100 },
    { traffic: 50, minutes: 5, loads: 100 },
  ],
  limits: { faultRate: 0.03 },
  maxHold: 60,
  onPass: 'promote',
};

let on: ConsoleOnTest;
let isSilent: boolean;
beforeEach(async () => {
  isSilent = false;
  on = await consoleOnTest({ health: source });
  const plans = path.join(on.context.policyFolder ?? '', 'plans');
  await mkdir(plans);
  await writeFile(path.join(plans, 'careful.json'), JSON.stringify(PLAN));
});
afterEach(() => on.close());

/** Three closed minutes after the start, in which both releases were loaded. */
const source: HealthSource = {
  minuteMs: MINUTE,
  now: async () => (isSilent ? silence() : new Date(START)),
  closedUntil: async () => (isSilent ? silence() : new Date(START + 4 * MINUTE)),
  minutes: async () =>
    [1, 2, 3].flatMap((index) => [row(index, '1.1.0', 20, 19), row(index, '1.0.0', 180, 180)]),
};
function silence(): never {
  throw new SourceUnknown('The platform does not answer');
}
const row = (index: number, release: string, loads: number, good: number): HealthMinute => ({
  minute: new Date(START + index * MINUTE).toISOString(),
  ...{
    merchant: 'aurora',
    remote: 'mfe_games',
    release,
    loads,
    outcomes: { OK: good, FAILED: loads - good },
  },
  ...{
    faults: {},
    views: loads,
    viewsWithError: 0,
    viewsWithOwnError: 0,
    addresses: 9,
    faultsFrom: 1,
    errorsFrom: 0,
  },
  ...{ lcp: none, inp: none, cls: none },
});

const GAMES = { role: 'deployer' as const, remotes: ['mfe-games'], merchants: ['aurora'] };
const START_CALL = {
  merchant: 'aurora',
  component: 'mfe-games',
  release: '1.1.0',
  plan: 'careful',
  expects: 1,
};
const list = async () => Rollouts.parse((await on.get('/api/rollouts')).body.value);

it('starts a rollout, shows what its step needs, and moves it by whoever may @FD-071 @FD-073', async () => {
  const as = await on.tokenFor('games', GAMES);
  const foreseen = await on.post('/api/rehearse/rollouts', START_CALL, { as });
  expect(foreseen.body.value.becomes[0].after).toMatchObject([
    { traffic: 90 },
    { release: '1.1.0', traffic: 10 },
  ]);
  expect((await on.post('/api/rollouts', START_CALL, { as })).body.value.number).toBe(2);
  const { rollouts, plans } = await list();
  expect(plans).toEqual(['careful']);
  expect(rollouts).toMatchObject([
    { merchant: 'aurora', remote: 'mfe-games', deployment: 2, otherRelease: '1.0.0' },
  ]);
  expect(rollouts[0]?.judgement).toMatchObject({
    minutes: 3,
    arm: { release: '1.1.0', loads: 60, badLoads: 3 },
    other: { release: '1.0.0', loads: 540 },
    limits: [{ limit: 'faultRate', mode: 'stop', broken: false, most: 0.03 }],
  });
  const { id = '' } = rollouts[0]?.rollout ?? {};
  const matrix = (await on.get('/api/matrix?merchant=aurora')).body.value;
  expect(matrix.merchants[0].cells[matrix.remotes.indexOf('mfe-games')].rollout).toEqual({
    id,
    release: '1.1.0',
    step: 1,
    steps: 2,
    state: 'RUNNING',
  });
  // While it runs, a rollback is refused with what ends it.
  const refused = await on.post(
    '/api/rollback',
    { merchant: 'aurora', component: 'mfe-games', expects: 2 },
    { as },
  );
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'rollout.running']);
  const other = await on.tokenFor('auth', { ...GAMES, remotes: ['mfe-auth'] });
  expect((await on.post(`/api/rollouts/${id}/pause`, { expects: 2 }, { as: other })).status).toBe(403);
  expect((await on.post(`/api/rollouts/${id}/pause`, { expects: 2 }, { as })).body.value.number).toBe(3);
  expect((await on.post(`/api/rollouts/${id}/resume`, { expects: 2 }, { as })).body.error?.code).toBe(
    'deployment.moved',
  );
  const unreasoned = await on.post(`/api/rollouts/${id}/abort`, { expects: 3 }, { as });
  expect([unreasoned.status, unreasoned.body.error?.message]).toEqual([
    422,
    expect.stringContaining('a reason'),
  ]);
  const aborted = await on.post(`/api/rollouts/${id}/abort`, { expects: 3, reason: 'not today' }, { as });
  expect(aborted.body.value.becomes[0].after).toEqual([{ release: '1.0.0', traffic: 100, default: true }]);
  expect((await list()).rollouts).toEqual([]);
  expect((await on.get(`/api/rollouts/${id}/health`)).body.error?.code).toBe('rollout.ended');
});

it('gives it another share by hand, as a step of its own, by whoever may and for a reason @FD-073', async () => {
  const as = await on.tokenFor('games', GAMES);
  await on.post('/api/rollouts', START_CALL, { as });
  const { id = '' } = (await list()).rollouts[0]?.rollout ?? {};
  const path = `rollouts/${id}/traffic`;
  const call = { expects: 2, traffic: 25, reason: 'support is ready' };
  const other = await on.tokenFor('auth', { ...GAMES, remotes: ['mfe-auth'] });
  expect((await on.post(`/api/${path}`, call, { as: other })).status).toBe(403);
  const foreseen = await on.post(`/api/rehearse/${path}`, call, { as });
  const after = [{ traffic: 75 }, { release: '1.1.0', traffic: 25 }];
  expect(foreseen.body.value.becomes[0].after).toMatchObject(after);
  const refused = [
    [{ reason: undefined }, 'a reason'],
    [{ traffic: 0 }, 'abort it'],
    [{ traffic: 100 }, 'promote it'],
    [{ expects: 1 }, 'decided on 1'],
    [{ traffic: 101 }, 'traffic'],
  ] as const;
  for (const [changes, words] of refused) {
    const { body } = await on.post(`/api/${path}`, { ...call, ...changes }, { as });
    expect(body.error?.message).toContain(words);
  }
  const shared = await on.post(`/api/${path}`, call, { as });
  expect(shared.body.value).toMatchObject({ number: 3, becomes: [{ after }] });
  const [standing] = (await list()).rollouts;
  expect(standing?.rollout.step).toBe(1);
  expect(standing?.rollout.plan.steps.map(({ traffic }) => traffic)).toEqual([10, 25, 50]);
  const { entries } = (await on.get('/api/log')).body.value;
  expect(entries).toContainEqual(
    expect.objectContaining({ number: 3, by: 'games', reason: 'support is ready' }),
  );
});

it('tells how both releases did by minute, with what was deployed marked @FD-071', async () => {
  const as = await on.tokenFor('games', GAMES);
  await on.post('/api/rollouts', START_CALL, { as });
  const { id = '' } = (await list()).rollouts[0]?.rollout ?? {};
  const health = RolloutHealth.parse((await on.get(`/api/rollouts/${id}/health`)).body.value);
  expect(health.points).toHaveLength(3);
  expect(health.points[0]).toMatchObject({
    arm: { loads: 20, badLoads: 1 },
    other: { loads: 180, badLoads: 0 },
  });
  expect(health.marks).toMatchObject([{ number: 2, own: true, words: 'deploy at 10 %' }, { number: 1 }]);
  expect((await on.get('/api/rollouts/nothing/health')).status).toBe(404);
});

it('says that health is unknown when the source is silent, and starts nothing then @FD-071', async () => {
  const as = await on.tokenFor('games', GAMES);
  await on.post('/api/rollouts', START_CALL, { as });
  isSilent = true;
  const [standing] = (await list()).rollouts;
  expect(standing).toMatchObject({ unknown: 'The platform does not answer' });
  expect(standing?.judgement).toBeUndefined();
  const health = await on.get(`/api/rollouts/${standing?.rollout.id}/health`);
  expect([health.status, health.body.error?.code]).toEqual([503, 'source.unknown']);
  const another = { ...START_CALL, merchant: 'lagoon' };
  const everywhere = await on.tokenFor('all', { ...GAMES, merchants: ['*'] });
  const refused = await on.post('/api/rollouts', another, { as: everywhere });
  expect([refused.status, refused.body.error?.code]).toEqual([503, 'source.unknown']);
});
