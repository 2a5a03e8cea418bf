import { Plan } from '@site/contracts/federation/rollout';
import { type MinuteOf, minutesOf, PLAN, rolloutOf } from '../testing/figures';
import { p75Of } from './histograms';
import { judgeStep } from './judgeStep';
import { likelihoodTest } from './likelihoodTest';

const LATER = new Date('2026-11-28T00:00:00Z');
/** What each limit of a plan says after some minutes. */
function judged(
  minutes: number,
  arm: Omit<MinuteOf, 'release'>,
  other: Omit<MinuteOf, 'release'>,
  plan = PLAN,
) {
  const rows = minutesOf(minutes, { release: '1.1.0', ...arm }, { release: '1.0.0', ...other });
  const { limits } = judgeStep(rolloutOf({ plan }), { rows, closedUntil: LATER });
  return new Map(limits.map((limit) => [limit.limit, limit]));
}
const broken = (...asked: Parameters<typeof judged>) =>
  [...judged(...asked)].flatMap(([name, limit]) => (limit.broken ? name : []));

const WELL = { loads: 100, badLoads: 0, views: 100, viewsWithError: 1, lcp: 1500 };

it.each<[string, Omit<MinuteOf, 'release'>, Omit<MinuteOf, 'release'>, string[]]>([
  ['nothing where both do well', WELL, WELL, []],
  [
    'nothing where both do badly in ratio',
    { ...WELL, viewsWithError: 30 },
    { ...WELL, viewsWithError: 30 },
    [],
  ],
  ['the rate alone where both fail', { ...WELL, badLoads: 20 }, { ...WELL, badLoads: 20 }, ['faultRate']],
  ['the ratio of faults', { ...WELL, badLoads: 3 }, { ...WELL, loads: 3000, badLoads: 15 }, ['faultRatio']],
  ['the ratio of errors', { ...WELL, viewsWithError: 10 }, WELL, ['errorRatio']],
  ['the speed', { ...WELL, lcp: 2500 }, WELL, ['lcpP75']],
  ['no speed that is good enough', { ...WELL, lcp: 900 }, { ...WELL, lcp: 300 }, []],
])('breaks %s @FD-054', (_what, arm, other, expected) => {
  expect(broken(40, arm, other)).toEqual(expected);
});

it('asks for the stopping limits times the steps, by alpha @FD-059', () => {
  expect(judged(1, WELL, WELL).get('faultRate')?.of).toBe(360);
  const watched = Plan.parse({ ...PLAN, watch: ['inpP75', 'clsP75', 'lcpP75'] });
  expect(judged(1, WELL, WELL, watched).get('lcpP75')).toMatchObject({ of: 180, mode: 'watch' });
});

it('breaks on nothing that fewer than five addresses sent @FD-047', () => {
  expect(broken(40, { ...WELL, badLoads: 90, addresses: 4 }, WELL)).toEqual([]);
  expect(broken(40, { ...WELL, badLoads: 90, addresses: 5 }, WELL)).toEqual(['faultRate', 'faultRatio']);
  expect(broken(40, { ...WELL, viewsWithError: 90, lcp: 9_000, addresses: 4 }, WELL)).toEqual([]);
});

it('breaks on nothing before there are as many loads as the plan wants @FD-059', () => {
  expect(broken(1, { ...WELL, loads: 49, badLoads: 49 }, WELL)).toEqual([]);
  expect(broken(1, { ...WELL, loads: 50, badLoads: 50 }, WELL)).toEqual(['faultRate', 'faultRatio']);
});

it('asks for the speed only once the other release has 200 page views @FD-059', () => {
  const slow = { ...WELL, views: 1000, lcp: 9_000 };
  expect(broken(1, slow, { ...WELL, views: 199 })).toEqual([]);
  expect(broken(1, slow, { ...WELL, views: 200 })).toContain('lcpP75');
});

it('stays broken, with the evidence that it broke by @FD-054', () => {
  const bad = minutesOf(5, { release: '1.1.0', ...WELL, badLoads: 10 }, { release: '1.0.0', ...WELL });
  const good = minutesOf(200, { release: '1.1.0', ...WELL }, { release: '1.0.0', ...WELL }).slice(10);
  const rateAfter = (rows: typeof bad) =>
    judgeStep(rolloutOf(), { rows, closedUntil: LATER }).limits.find(({ limit }) => limit === 'faultRate');
  const then = rateAfter(bad);
  expect(then?.broken).toBe(true);
  expect(rateAfter([...bad, ...good])).toMatchObject({
    broken: true,
    brokenAt: new Date('2026-11-27T10:01:00Z'),
    evidence: then?.evidence,
  });
});

it('says nothing at first, and no figure that a file could not hold', () => {
  const test = likelihoodTest();
  expect(test({ q0: 0.5, bad: 0, whole: 0 })).toBe(1);
  expect(test({ q0: 0.01, bad: 5_000, whole: 5_000 })).toBe(1e15);
  expect(likelihoodTest()({ q0: 0.1, bad: 0, whole: 500 })).toBeLessThan(0.01);
});

it('finds the p75 at an edge of the histogram', () => {
  const lcp = Array.from({ length: 48 }, (_, bucket): number => (bucket === 4 ? 75 : bucket === 10 ? 25 : 0));
  expect(p75Of('lcp', lcp)).toBe(500);
  expect(p75Of('lcp', lcp.with(10, 26))).toBe(1100);
  expect(
    p75Of(
      'lcp',
      lcp.map(() => 0),
    ),
  ).toBeUndefined();
  expect(
    p75Of(
      'cls',
      lcp.map((_, bucket) => (bucket === 47 ? 9 : 0)),
    ),
  ).toBe(2);
});
