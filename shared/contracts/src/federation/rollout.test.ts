import * as z from 'zod/mini';
import { Plan } from './rollout';

const step = { traffic: 10, minutes: 30, loads: 2000 };
const plan = {
  name: 'careful',
  steps: [{ traffic: 1, minutes: 10, loads: 300 }, step],
  limits: { faultRate: 0.03, faultRatio: 1.5, inpP75: 1.3 },
  watch: ['inpP75'],
  maxHold: 240,
  onPass: 'promote',
};
const faultOf = (changes: object) => {
  const parsed = z.safeParse(Plan, { ...plan, ...changes });
  return parsed.success ? undefined : (parsed.error.issues[0]?.path.join('.') ?? '');
};

it('takes a plan, and says what it leaves out @FD-051', () => {
  expect(z.parse(Plan, plan)).toEqual({ ...plan, alpha: 0.05, stopLoads: 50 });
  expect(z.parse(Plan, { ...plan, watch: undefined })).toMatchObject({ watch: [] });
});

it.each<[string, object, string]>([
  ['no step', { steps: [] }, 'steps'],
  ['a step that is smaller than the one before', { steps: [step, { ...step, traffic: 5 }] }, 'steps'],
  ['a share of more than all', { steps: [{ ...step, traffic: 101 }] }, 'steps.0.traffic'],
  ['a share of nobody', { steps: [{ ...step, traffic: 0 }] }, 'steps.0.traffic'],
  ['a step of no time', { steps: [{ ...step, minutes: 0 }] }, 'steps.0.minutes'],
  ['a step of more than a day', { steps: [{ ...step, minutes: 1441 }], maxHold: 2000 }, 'steps.0.minutes'],
  ['a limit that nobody knows', { limits: { ...plan.limits, fault: 1 } }, 'limits'],
  ['no limit', { limits: {}, watch: [] }, 'limits'],
  ['a rate of everything', { limits: { ...plan.limits, faultRate: 1 } }, 'limits.faultRate'],
  ['a ratio that asks for improvement', { limits: { ...plan.limits, inpP75: 0.9 } }, 'limits.inpP75'],
  ['something watched that is no limit', { watch: ['lcpP75'] }, 'watch'],
  ['a wait that is shorter than a step', { maxHold: 20 }, 'maxHold'],
  ['an alpha of nothing', { alpha: 0 }, 'alpha'],
  ['another end', { onPass: 'wait' }, 'onPass'],
  ['a name with a way out of its folder', { name: '../careful' }, 'name'],
])('refuses %s @FD-051', (_what, changes, place) => {
  expect(faultOf(changes)).toBe(place);
});
