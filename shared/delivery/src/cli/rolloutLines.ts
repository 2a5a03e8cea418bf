import { unguardedSince } from '../guard/guarded';
import type { Sign } from '../guard/signs';
import { otherRelease } from '../rollout/arms';
import type { LimitState } from '../rollout/limits';
import type { RolloutStatus } from '../rollout/rolloutStatus';
import { describeFigures } from '../rollout/words';
import { table, toSecond } from './output';

const INDENT = '  ';

/** How far a rollout has come, for a terminal. */
export function describeStatus(status: RolloutStatus, guard: Sign | undefined, now: Date): string[] {
  const { merchant, remote, rollout, meanwhile, unknown } = status;
  const { component, release, plan, step, state, stepAt, by } = rollout;
  const paused = state === 'PAUSED' ? ', paused' : '';
  const other = otherRelease(rollout) ?? 'none';
  const rows = [
    [
      'step',
      `${step + 1} of ${plan.steps.length}: ${plan.steps[step]?.traffic} % since ${toSecond(stepAt)}${paused}`,
    ],
    ['health', unknown === undefined ? known(status) : `unknown: ${unknown}`],
    ...(status.judgement?.begins ? status.judgement.limits : []).map((limit) => [
      nameOf(limit),
      limitLine(limit, other),
    ]),
    ...(meanwhile.length > 0
      ? [['meanwhile', meanwhile.map((one) => `${one.component} (deployment ${one.deployment})`).join(', ')]]
      : []),
    ['guard', guardLine(status, guard, now)],
  ];
  return [
    `${merchant}: ${component}@${release} in the place of ${remote} ${other}, by ${by}, plan ${plan.name} (${rollout.id})`,
    ...table(rows).map((line) => `${INDENT}${line}`),
  ];
}

function known({ rollout, judgement, decision }: RolloutStatus): string {
  const step = rollout.plan.steps[rollout.step];
  const had = `${judgement?.minutes ?? 0} of ${step?.minutes} minutes, ${judgement?.arm.loads ?? 0} of ${step?.loads} loads`;
  const held =
    decision.does === 'hold' ? (decision.why === 'passed' ? ', waits for a person' : ', late') : '';
  return `${had}${held}`;
}

const nameOf = ({ limit, mode }: LimitState) => (mode === 'watch' ? `${limit}, watched` : limit);

/** `0.4 % of its loads failed, … : 2 % of what would stop it` */
function limitLine(limit: LimitState, other: string): string {
  const share = `${Math.min(100, Math.floor((100 * limit.evidence) / limit.of))} % of what ${limit.mode === 'stop' ? 'would stop it' : 'would be told'}`;
  return `${describeFigures(limit, other)}: ${limit.broken ? 'broken' : share}`;
}

function guardLine({ rollout }: RolloutStatus, guard: Sign | undefined, now: Date): string {
  const since = unguardedSince(rollout, guard, now);
  if (since) return `nobody since ${toSecond(since.toISOString())}: run site guard`;
  return guard ? `${guard.guard}, last at ${toSecond(guard.at)}` : 'none yet';
}
