import { Plan, type Rollout } from '@site/contracts/federation/rollout';
import {
  BEGIN,
  healthMinute,
  MINUTE_MS,
  type MinuteOf,
  minutesOf,
  PLAN,
  rolloutOf,
} from '../testing/figures';
import { decide } from './decide';
import { judgeStep } from './judgeStep';

const at = (minutes: number) => new Date(BEGIN.getTime() + minutes * MINUTE_MS);
const WELL = { loads: 300, views: 300, viewsWithError: 3, lcp: 1500 };
const OTHER: MinuteOf = { release: '1.0.0', ...WELL };
const good = (minutes: number, loads = 300) =>
  minutesOf(minutes, { release: '1.1.0', ...WELL, loads }, OTHER);
const bad = (minutes: number) => minutesOf(minutes, { release: '1.1.0', ...WELL, badLoads: 60 }, OTHER);

/** What is decided by rows up to the last closed minute; half a minute after it. */
const decided = (rollout: Rollout, rows: ReturnType<typeof good> | undefined, closed: number) =>
  decide(rollout, rows && { rows, closedUntil: at(closed) }, { now: at(closed + 0.5), minuteMs: MINUTE_MS });
const decision = (...asked: Parameters<typeof decided>) => decided(...asked).decision;

const LAST = rolloutOf({ step: 2 });
const HOLDING = rolloutOf({ step: 2, plan: Plan.parse({ ...PLAN, onPass: 'hold' }) });
const PAUSED = rolloutOf({ state: 'PAUSED' });
const WATCHING = rolloutOf({ plan: Plan.parse({ ...PLAN, watch: ['faultRate', 'faultRatio'] }) });
const WATCHING_ONE = rolloutOf({ plan: Plan.parse({ ...PLAN, watch: ['faultRatio'] }) });

it.each<[string, Rollout, ReturnType<typeof good>, number, string]>([
  ['a step that has all it needs @FD-052', rolloutOf(), good(10), 10, 'step'],
  ['a step of too few minutes @FD-052', rolloutOf(), good(9), 9, 'nothing'],
  ['a step of too few loads @FD-052', rolloutOf(), good(10, 29), 10, 'nothing'],
  ['the last step @FD-052', LAST, good(60), 60, 'promote'],
  ['the last step, where a person decides @FD-052', HOLDING, good(60), 60, 'hold'],
  ['a limit that broke @FD-055', rolloutOf(), bad(3), 3, 'stop'],
  ['a limit that broke in the last step @FD-055', LAST, bad(3), 3, 'stop'],
  ['one limit alone that broke beside a watched one @FD-055', WATCHING_ONE, bad(3), 3, 'stop'],
  ['a watched limit that broke @FD-054', WATCHING, bad(3), 3, 'nothing'],
  ['a step that passed, with a watched limit broken @FD-054', WATCHING, bad(10), 10, 'step'],
  ['a paused one that has all it needs @FD-056', PAUSED, good(10), 10, 'nothing'],
  ['a paused one whose limit broke @FD-056', PAUSED, bad(3), 3, 'stop'],
  ['no figures at all @FD-053', rolloutOf(), [], 30, 'nothing'],
  ['no figures for longer than the plan allows @FD-053', rolloutOf(), [], 240, 'hold'],
  ['a paused one of which nothing comes @FD-053', PAUSED, [], 240, 'nothing'],
  ['minutes that are not closed @FD-064', rolloutOf(), bad(3), 0, 'nothing'],
])('decides on %s', (_what, rollout, rows, closed, expected) => {
  expect(decision(rollout, rows, closed).does).toBe(expected);
});

it('takes nothing back and lets nothing pass where the source says nothing @FD-053', () => {
  expect(decision(rolloutOf(), undefined, 60)).toEqual({ does: 'nothing' });
  expect(decision(rolloutOf(), undefined, 241)).toEqual({ does: 'hold', why: 'late' });
  // A person has paused it, and is told nothing of a wait that they chose.
  expect(decision(PAUSED, undefined, 241)).toEqual({ does: 'nothing' });
});

it('says which step comes, and which limit broke', () => {
  expect(decision(rolloutOf({ step: 1 }), good(30), 30)).toEqual({ does: 'step', step: 2 });
  expect(decision(rolloutOf(), bad(3), 3)).toMatchObject({
    broken: [{ limit: 'faultRate' }, { limit: 'faultRatio' }],
  });
  expect(decided(WATCHING, bad(3), 3).watched.map(({ limit }) => limit)).toEqual(['faultRate', 'faultRatio']);
});

it('begins with the first closed minute that has a load of the release @FD-064', () => {
  const before = healthMinute(-1, { release: '1.1.0', ...WELL, badLoads: 300 });
  const silent = minutesOf(4, OTHER);
  const rows = [before, ...silent, ...good(12).filter(({ minute }) => minute >= at(4).toISOString())];
  expect(judgeStep(rolloutOf(), { rows, closedUntil: at(12) })).toMatchObject({
    begins: at(4),
    minutes: 8,
    arm: { loads: 8 * 300, badLoads: 0 },
  });
});

it('begins with a whole minute of its share: figures of the step before are none of its own @FD-064', () => {
  const rollout = rolloutOf({ stepAt: at(2.5).toISOString() });
  expect(judgeStep(rollout, { rows: good(12), closedUntil: at(12) }).begins).toEqual(at(3));
});

it('counts no minute of which there are no figures @FD-053', () => {
  const rows = good(15).filter(({ minute }) => minute < at(3).toISOString() || minute >= at(8).toISOString());
  expect(judgeStep(rolloutOf(), { rows, closedUntil: at(12) }).minutes).toBe(7);
  expect(decision(rolloutOf(), rows, 12).does).toBe('nothing');
  expect(decision(rolloutOf(), rows, 15).does).toBe('step');
});

it('compares with the default release alone: what others do is no yardstick', () => {
  const rows = [...good(3), ...minutesOf(3, { release: 'other', loads: 300, badLoads: 300 })];
  expect(judgeStep(rolloutOf(), { rows, closedUntil: at(3) }).other).toMatchObject({
    loads: 900,
    badLoads: 0,
  });
});
