import { Plan } from '@site/contracts/federation/rollout';
import * as z from 'zod/mini';
import { PLAN } from '../testing/figures';
import { planWithShare } from './planWithShare';

const shares = (traffic: number) => {
  const { plan, step } = planWithShare(PLAN, traffic);
  return [plan.steps.map((one) => one.traffic).join(' '), step];
};

it.each([
  [10, '1 10 50', 1],
  [25, '1 10 25 50', 2],
  [5, '1 5 10 50', 1],
  [80, '1 10 50 80', 3],
])('has a step for %s %% of the users @FD-073', (traffic, steps, step) => {
  expect(shares(traffic)).toEqual([steps, step]);
  expect(z.safeParse(Plan, planWithShare(PLAN, traffic).plan).success).toBe(true);
});

it('needs as much of a share by hand as of the next greater one @FD-073', () => {
  const [, , third] = PLAN.steps;
  expect(planWithShare(PLAN, 25).plan.steps[2]).toEqual({ ...third, traffic: 25 });
  expect(planWithShare(PLAN, 80).plan.steps[3]).toEqual({ ...third, traffic: 80 });
});

it('refuses a step more than a plan may have, and names those that it has', () => {
  const steps = Array.from({ length: 20 }, (_, index) => ({ traffic: index + 1, minutes: 10, loads: 300 }));
  expect(() => planWithShare({ ...PLAN, steps }, 50)).toThrow(/give one of their shares, 1, 2, /);
  expect(planWithShare({ ...PLAN, steps }, 7).step).toBe(6);
});
