import type { LimitName, Rollout } from '@site/contracts/federation/rollout';
import { otherRelease } from './arms';
import type { LimitState } from './limits';
import type { ChangedMeanwhile } from './meanwhile';

const percent = (share: number) => `${Number((100 * share).toPrecision(3))} %`;

interface LimitWords {
  /** What a figure of the new release is, for a sentence. */
  of(figure: string): string;
  show(figure: number): string;
  most(most: number): string;
}

const times = (most: number) => `at most ${most} times of it`;
const ofLoads = (figure: string) => `${figure} of its loads failed`;

/** Nothing is loaded in no time: a p75 of 0 ms is none. */
const p75 = (
  name: string,
  show = (figure: number) => (figure === 0 ? 'unknown' : `${figure} ms`),
): LimitWords => ({
  of: (figure) => `its ${name} at p75 is ${figure}`,
  show,
  most: times,
});

const WORDS: Readonly<Record<LimitName, LimitWords>> = {
  faultRate: { of: ofLoads, show: percent, most: (most) => `at most ${percent(most)}` },
  faultRatio: { of: ofLoads, show: percent, most: times },
  errorRatio: { of: (figure) => `${figure} of its page views had an error`, show: percent, most: times },
  lcpP75: p75('LCP'),
  inpP75: p75('INP'),
  clsP75: p75('CLS', String),
};

/** `4.9 % of its loads failed, of 1.0.0 0.5 % (at most 1.5 times of it)` */
export function describeFigures({ limit, arm, other, most }: LimitState, otherName: string): string {
  const words = WORDS[limit];
  return `${words.of(words.show(arm))}, of ${otherName} ${words.show(other)} (${words.most(most)})`;
}

/** The same with the evidence: `faultRatio: …; evidence 412 of 360` */
export function describeLimit(limit: LimitState, otherName: string): string {
  const evidence = `evidence ${Math.floor(limit.evidence)} of ${Math.ceil(limit.of)}`;
  return `${limit.limit}: ${describeFigures(limit, otherName)}; ${evidence}`;
}

/** Why the guard stopped a rollout, for its log. */
export function describeStop(
  rollout: Rollout,
  broken: readonly LimitState[],
  meanwhile: readonly ChangedMeanwhile[],
): string {
  const { component, release, plan, step } = rollout;
  const limits = broken.map((limit) => describeLimit(limit, otherRelease(rollout) ?? 'none'));
  const share = `${plan.steps[step]?.traffic} %`;
  return `${component}@${release} broke a limit at ${share}. ${limits.join('. ')}.${describeMeanwhile(meanwhile)}`;
}

/** Why the guard moved a rollout on. */
export function describePass(
  { component, release, plan, step }: Rollout,
  meanwhile: readonly ChangedMeanwhile[],
) {
  const share = `${plan.steps[step]?.traffic} %`;
  return `${component}@${release} kept its limits at ${share}.${describeMeanwhile(meanwhile)}`;
}

/** ` Changed meanwhile: mfe-auth (deployment 12).`, or nothing. */
function describeMeanwhile(meanwhile: readonly ChangedMeanwhile[]): string {
  if (meanwhile.length === 0) return '';
  const all = meanwhile.map(({ component, deployment }) => `${component} (deployment ${deployment})`);
  return ` Changed meanwhile: ${all.join(', ')}.`;
}
