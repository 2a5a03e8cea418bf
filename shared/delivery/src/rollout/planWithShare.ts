import type { Plan } from '@site/contracts/federation/rollout';
import { Refusal } from '../refusal';

/** A plan has at most as many, by its schema. */
const MAX_STEPS = 20;

/**
 * A plan in which one step has a share that somebody wants (FD-073). Where none has, one is put between those that have
 * less and those that have more. It needs what the next greater one needs, or beyond the last what the last one needs:
 * so to give a share by hand is no way to a greater one without figures.
 *
 * @param traffic In per cent of the users, from 1 to 99.
 * @returns The plan, and the index of that step.
 * @throws Refusal where the plan has as many steps as it may.
 */
export function planWithShare(plan: Plan, traffic: number): { readonly plan: Plan; readonly step: number } {
  const { steps } = plan;
  const found = steps.findIndex((step) => step.traffic === traffic);
  if (found >= 0) return { plan, step: found };
  if (steps.length >= MAX_STEPS) {
    const shares = steps.map((step) => step.traffic).join(', ');
    throw new Refusal(`The plan has as many steps as it may: give one of their shares, ${shares} %.`);
  }
  const less = steps.filter((step) => step.traffic < traffic);
  const more = steps.slice(less.length);
  const needs = more[0] ?? steps[steps.length - 1];
  if (!needs) throw new Refusal(`The plan ${plan.name} has no step.`);
  return { plan: { ...plan, steps: [...less, { ...needs, traffic }, ...more] }, step: less.length };
}
