import { stretchesOf } from '@site/contracts/federation/discovery';
import { auditIn } from '../audit/auditLog';
import { describeVariants } from '../product/deploy/composition';
import { deployRelease } from '../product/deploy/deployRelease';
import { derivedDiscovery } from '../product/deploy/derivedDiscovery';
import { rollBack } from '../product/deploy/rollBack';
import { addLock } from '../rules/changeRules';
import { ruleGate } from '../rules/ruleGate';
import { BEGIN } from '../testing/figures';
import { BAD, GAMES, GOOD, RELEASE, type RolloutOnTest, rolloutOnTest, WHICH } from '../testing/rollouts';
import { carryOut, isMove } from './carryOut';
import { changedMeanwhile } from './meanwhile';
import { rolloutStatus } from './rolloutStatus';
import { type StartOptions, startRollout } from './startRollout';
import { abortRollout, pauseRollout, promoteRollout, resumeRollout, shareRollout } from './steer';

let test: RolloutOnTest;

beforeEach(async () => {
  test = await rolloutOnTest();
});

afterEach(() => test.remove());

const start = (options: Partial<StartOptions> = {}, said = {}) =>
  startRollout(test.context, test.source, 'aurora', { ...RELEASE, plan: 'careful', ...options }, said);
const live = async () => (await test.context.deployments.live('aurora')) ?? never();
const games = async () => describeVariants(GAMES, (await live()).remotes[GAMES] ?? []);
const rollout = async () => (await live()).rollouts?.[GAMES] ?? never();
const status = async () => (await rolloutStatus(test.context, test.source, 'aurora'))[0] ?? never();
/** What a guard does, in one turn. */
async function turn(of = status()) {
  const { rollout: decidedOn, decision } = await of;
  if (!isMove(decision)) return undefined;
  return carryOut(
    { ...test.context, by: 'guard' },
    'aurora',
    GAMES,
    decidedOn,
    decision,
    await test.source.now(),
  );
}
function never(): never {
  throw new Error('there is none');
}

it('starts with the first share, and with all of its plan in the deployment @FD-051', async () => {
  const deployment = await start({}, { by: 'ann', reason: 'the new lobby' });
  expect(deployment).toMatchObject({ number: 2, action: 'deploy', by: 'ann', reason: 'the new lobby' });
  expect(await games()).toBe('1.0.0 99 %, 1.1.0 1 %');
  expect(await rollout()).toMatchObject({
    id: expect.stringMatching(/^aurora_mfe-games_[0-9a-f]{8}$/),
    before: [{ component: GAMES, release: '1.0.0', traffic: 100, default: true }],
    plan: { name: 'careful', alpha: 0.05, steps: [{}, {}, {}] },
    step: 0,
    state: 'RUNNING',
    by: 'ann',
    startedAt: BEGIN.toISOString(),
    stepAt: BEGIN.toISOString(),
  });
});

it('gives browsers the salt, and nothing else of it @FD-051 @FD-058', async () => {
  await start();
  const document = await derivedDiscovery(test.context.store, await live());
  const { salt } = await rollout();
  const entries = document?.microFrontends['site/mfe_games'] ?? [];
  expect(entries.map(({ deployment }) => deployment.salt)).toEqual([salt, salt]);
  expect(JSON.stringify(document)).not.toMatch(/careful|faultRate|aurora_mfe-games/);
  expect(document?.microFrontends['site/mfe_auth']?.[0]?.deployment).not.toHaveProperty('salt');
});

it('has another salt each time @FD-058', async () => {
  await start();
  const { salt } = await rollout();
  await abortRollout(test.context, WHICH, { reason: 'again' });
  await start();
  expect((await rollout()).salt).not.toBe(salt);
});

it('goes through its steps to everybody, with the release before as the fallback @FD-052', async () => {
  await start();
  const taken: string[] = [];
  for (const [minutes, shares] of [
    [10, '1.0.0 90 %, 1.1.0 10 %'],
    [30, '1.0.0 50 %, 1.1.0 50 %'],
    [60, '1.1.0'],
  ] as const) {
    test.source.pass(minutes - 1, ...GOOD);
    expect(await turn()).toBeUndefined();
    test.source.pass(1, ...GOOD);
    const deployment = await turn();
    taken.push(`${deployment?.action} ${deployment?.by}`);
    expect(await games()).toBe(shares);
  }
  expect(taken).toEqual(['step guard', 'step guard', 'promote guard']);
  const { remotes, rollouts, reason } = await live();
  expect(remotes[GAMES]).toEqual([
    { ...RELEASE, traffic: 100, default: true, fallback: { component: GAMES, release: '1.0.0' } },
  ]);
  expect(rollouts).toBeUndefined();
  expect(reason).toBe('mfe-games@1.1.0 kept its limits at 50 %.');
  // One rollback takes back all of it.
  await rollBack(test.context, 'aurora', GAMES);
  expect(await games()).toBe('1.0.0');
});

it('is given another share by hand, whose figures count from then on @FD-073', async () => {
  await start();
  test.source.pass(9, ...GOOD);
  const seen = await status();
  const share = (traffic: number) =>
    shareRollout(test.context, test.source, WHICH, traffic, { by: 'ann', reason: 'ready' });
  expect(await share(25)).toMatchObject({ action: 'step', by: 'ann', reason: 'ready' });
  expect(await games()).toBe('1.0.0 75 %, 1.1.0 25 %');
  expect((await rollout()).plan.steps.map(({ traffic }) => traffic)).toEqual([1, 10, 25, 50]);
  expect((await status()).judgement).toMatchObject({ minutes: 0 });
  expect(await share(25)).toBeUndefined();
  // A guard that had decided on the step before does nothing now.
  const now = await test.source.now();
  const pass = (of: typeof seen, step: number) =>
    carryOut(test.context, 'aurora', GAMES, of.rollout, { does: 'step', step }, now);
  expect(await pass(seen, 1)).toBeUndefined();
  await share(5);
  const five = await status();
  test.source.pass(1, ...GOOD);
  // The same index in another plan is another step.
  await share(3);
  expect((await rollout()).step).toBe(five.rollout.step);
  expect(await pass(five, 2)).toBeUndefined();
  expect(await games()).toBe('1.0.0 97 %, 1.1.0 3 %');
});

it('refuses a share by hand for nobody, for everybody, without a reason, and under a lock @FD-073', async () => {
  await start();
  const share = (traffic: number, said: object = { reason: 'ready' }, context = test.context) =>
    shareRollout(context, test.source, WHICH, traffic, said);
  await expect(share(0)).rejects.toThrow('abort it');
  await expect(share(100)).rejects.toThrow('promote it');
  await expect(share(25, {})).rejects.toThrow('takes a reason');
  const old = { reason: 'ready', expects: 1 };
  await expect(share(25, old)).rejects.toMatchObject({ code: 'deployment.moved' });
  const audit = auditIn(test.context.store);
  const now = new Date('2026-11-27T10:00:00Z');
  await addLock(audit, { remotes: [GAMES], merchants: ['aurora'] }, { by: 'ann', reason: 'stop', now });
  const gate = ruleGate(audit, { by: 'bob', now: () => now, writesRefusals: true });
  const locked = { ...test.context, gate };
  await expect(share(25, { reason: 'ready' }, locked)).rejects.toMatchObject({ code: 'locked' });
  expect(await games()).toBe('1.0.0 99 %, 1.1.0 1 %');
});

it('moves nobody back as its share rises @FD-058', async () => {
  await start();
  const stretches = async () => stretchesOf((await live()).remotes[GAMES] ?? [])[1] ?? [];
  const first = await stretches();
  test.source.pass(10, ...GOOD);
  await turn();
  const [[from, until] = [0, 0]] = await stretches();
  expect(first).toEqual([[99, 100]]);
  expect([from, until]).toEqual([90, 100]);
});

it('puts back what was live when a limit breaks, and says by which evidence @FD-055', async () => {
  await start();
  await deployRelease(test.context, 'aurora', { component: 'mfe-auth', release: '1.1.0' });
  test.source.pass(3, ...BAD);
  const before = await live();
  const stop = await turn();
  expect(stop).toMatchObject({
    action: 'guard',
    by: 'guard',
    changes: [{ component: GAMES, from: '1.0.0 99 %, 1.1.0 1 %', to: '1.0.0' }],
    evidence: [
      { limit: 'faultRate', arm: 0.2, other: 0, of: 360 },
      { limit: 'faultRatio', arm: 0.2, other: 0, of: 360 },
    ],
  });
  expect(stop?.evidence?.[0]?.evidence).toBeGreaterThan(360);
  expect(stop?.reason).toMatch(
    /^mfe-games@1\.1\.0 broke a limit at 1 %\. faultRate: 20 % of its loads failed, of 1\.0\.0 0 % \(at most 3 %\); evidence \d+ of 360\. .* Changed meanwhile: mfe-auth \(deployment 3\)\.$/,
  );
  expect(stop?.remotes).toEqual({ ...before.remotes, [GAMES]: (before.rollouts?.[GAMES] ?? never()).before });
  expect(stop?.rollouts).toBeUndefined();
});

it('guards a step for everybody as well, and can take it back @FD-055', async () => {
  await start({ plan: 'everybody' });
  test.source.pass(10, ...GOOD);
  await turn();
  expect(await games()).toBe('1.1.0');
  expect((await live()).remotes[GAMES]?.[0]?.fallback).toEqual({ component: GAMES, release: '1.0.0' });
  test.source.pass(3, { ...(BAD[0] ?? never()) });
  expect(await turn()).toMatchObject({ action: 'guard', changes: [{ from: '1.1.0', to: '1.0.0' }] });
});

it('stops a paused one, and does not move it on @FD-056', async () => {
  await start();
  await pauseRollout(test.context, WHICH);
  test.source.pass(20, ...GOOD);
  expect(await turn()).toBeUndefined();
  expect(await games()).toBe('1.0.0 99 %, 1.1.0 1 %');
  await resumeRollout(test.context, WHICH);
  expect(await turn()).toMatchObject({ action: 'step' });
  await pauseRollout(test.context, WHICH, { reason: 'the weekend' });
  expect(await live()).toMatchObject({ action: 'pause', changes: [], reason: 'the weekend' });
  test.source.pass(3, ...BAD);
  expect(await turn()).toMatchObject({ action: 'guard' });
});

it('lets a person promote and abort at any time, for a reason @FD-056', async () => {
  await start();
  await expect(promoteRollout(test.context, WHICH)).rejects.toThrow('To promote a rollout takes a reason');
  await expect(abortRollout(test.context, WHICH)).rejects.toThrow('To abort a rollout takes a reason');
  await promoteRollout(test.context, WHICH, { by: 'ann', reason: 'the cup final' });
  expect(await live()).toMatchObject({ action: 'promote', by: 'ann', reason: 'the cup final' });
  expect(await games()).toBe('1.1.0');
  await start({ release: '1.2.0' });
  await abortRollout(test.context, WHICH, { reason: 'not now' });
  expect(await live()).toMatchObject({ action: 'abort', reason: 'not now' });
  expect(await games()).toBe('1.1.0');
  await rollBack(test.context, 'aurora', GAMES);
  expect(await games()).toBe('1.0.0');
});

it('starts a release that broke a limit only with a reason @FD-056', async () => {
  await start();
  test.source.pass(3, ...BAD);
  await turn();
  await expect(start()).rejects.toThrow(
    /The guard has stopped mfe-games@1\.1\.0 for aurora \(deployment 3\): .* With --again "reason"/,
  );
  // Another release has broken nothing.
  await start({ release: '1.2.0' });
  await abortRollout(test.context, WHICH, { reason: 'tried' });
  await start({ again: 'the vendor has repaired it' });
  expect(await rollout()).toMatchObject({ again: 'the vendor has repaired it' });
});

it('refuses deploy and rollback of its remote, and of no other @FD-057', async () => {
  await start();
  const words = /end that first, with site rollout abort mfe-games --merchant aurora --reason/;
  await expect(deployRelease(test.context, 'aurora', { component: GAMES, release: '1.2.0' })).rejects.toThrow(
    words,
  );
  await expect(rollBack(test.context, 'aurora', GAMES)).rejects.toMatchObject({ code: 'rollout.running' });
  await expect(start({ release: '1.2.0' })).rejects.toMatchObject({ code: 'rollout.running' });
  const running = await rollout();
  await deployRelease(test.context, 'aurora', { component: 'mfe-auth', release: '1.1.0' });
  expect(await rollout()).toEqual(running);
  expect(await changedMeanwhile(test.context.deployments, 'aurora', GAMES, running.id)).toEqual([
    { component: 'mfe-auth', from: '1.0.0', to: '1.1.0', deployment: 3 },
  ]);
});

it('drops a decision about a step that is over, and about a rollout that is @FD-062', async () => {
  await start();
  test.source.pass(10, ...GOOD);
  const seen = status();
  await seen;
  expect(await turn(seen)).toMatchObject({ action: 'step' });
  test.source.at += 1;
  expect(await turn(seen)).toBeUndefined();
  expect((await rollout()).step).toBe(1);
  await abortRollout(test.context, WHICH, { reason: 'not now' });
  await start();
  expect(await turn(seen)).toBeUndefined();
  expect(await games()).toBe('1.0.0 99 %, 1.1.0 1 %');
});

it('does not move a rollout that was paused after the decision @FD-056 @FD-062', async () => {
  await start();
  test.source.pass(10, ...GOOD);
  const seen = status();
  await seen;
  await pauseRollout(test.context, WHICH);
  expect(await turn(seen)).toBeUndefined();
});

it('waits behind a lock with its steps, and stops in spite of it @FD-065', async () => {
  const audit = auditIn(test.context.store);
  const gate = ruleGate(audit, { by: 'guard', now: test.context.now, writesRefusals: false });
  const { context } = test;
  await start();
  await addLock(
    audit,
    { remotes: [GAMES], merchants: ['aurora'] },
    { by: 'ann', reason: 'look', now: context.now() },
  );
  test = { ...test, context: { ...context, gate } };
  await expect(promoteRollout(test.context, WHICH, { reason: 'now' })).rejects.toMatchObject({
    code: 'locked',
  });
  test.source.pass(10, ...GOOD);
  await expect(turn()).rejects.toMatchObject({ code: 'locked' });
  test.source.pass(3, ...BAD);
  expect(await turn()).toMatchObject({ action: 'guard' });
  await expect(start({ release: '1.2.0' })).rejects.toMatchObject({ code: 'locked' });
});

it.each<[string, () => Promise<unknown>, RegExp]>([
  ['the host', () => start({ component: 'host-shell' }), /goes live wholly/],
  ['a release that is not there', () => start({ release: '9.0.0' }), /There is no release mfe-games@9\.0\.0/],
  ['the release that everybody has', () => start({ release: '1.0.0' }), /for everybody already/],
  ['a plan that is not there', () => start({ plan: 'bold' }), /there are by-hand, careful, everybody/],
  ['what nobody has begun', () => pauseRollout(test.context, WHICH), /aurora has no rollout of mfe-games/],
  [
    'a deployment that was not seen',
    () => start({}, { expects: 7 }),
    /at deployment 1, and this was decided on 7/,
  ],
])('refuses %s, in words', async (_what, doing, words) => {
  await expect(doing()).rejects.toThrow(words);
});

it('refuses what cannot be compared: a remote with shares', async () => {
  await deployRelease(test.context, 'aurora', { component: GAMES, release: '1.2.0', traffic: 10 });
  await expect(start()).rejects.toThrow('take that back first, with site deploy mfe-games@1.2.0 --traffic 0');
});

it('does not begin without a source: its clock says when @FD-064', async () => {
  test.source.silent = true;
  await expect(start()).rejects.toMatchObject({ code: 'source.unknown' });
});

it('moves on what somebody saw, and on nothing else', async () => {
  await start();
  const { id } = await rollout();
  await expect(pauseRollout(test.context, WHICH, { expects: 1 })).rejects.toMatchObject({
    code: 'deployment.moved',
  });
  await expect(pauseRollout(test.context, { ...WHICH, id: `${id}0` })).rejects.toMatchObject({
    code: 'deployment.moved',
  });
  expect(await pauseRollout(test.context, { ...WHICH, id }, { expects: 2 })).toMatchObject({ number: 3 });
  expect(await pauseRollout(test.context, WHICH)).toBeUndefined();
});

it('tells what a step has had and still needs, and when health is unknown @FD-053', async () => {
  await start();
  test.source.pass(4, ...GOOD);
  const known = await status();
  expect(known).toMatchObject({ deployment: 2, judgement: { minutes: 4, arm: { loads: 1200 } } });
  expect(known.judgement?.limits.map(({ limit, broken }) => [limit, broken])).toHaveLength(6);
  test.source.silent = true;
  expect(await status()).toMatchObject({ judgement: undefined, unknown: 'The source does not answer' });
});
