import type { ArmFigures, RolloutStanding } from '@site/contracts/federation/consoleApi';
import type { LimitName } from '@site/contracts/federation/rollout';

type Judgement = NonNullable<RolloutStanding['judgement']>;
type Limit = Judgement['limits'][number];

/** `4.9 %` of a share from 0 to 1. */
export function shareText(share: number): string {
  return `${Number((100 * share).toPrecision(3)).toLocaleString('en')} %`;
}

export const msText = (ms: number) => `${ms.toLocaleString('en')} ms`;
const plain = (figure: number) => String(Number(figure.toPrecision(3)));

/** Share of bad ones; undefined where there were none at all. */
export const faultShare = ({ badLoads, loads }: ArmFigures) => (loads > 0 ? badLoads / loads : undefined);
export const errorShare = ({ viewsWithError, views }: ArmFigures) =>
  views > 0 ? viewsWithError / views : undefined;

interface LimitWords {
  readonly name: string;
  /** The figure that it bounds; nothing where a release has none yet. */
  of(arm: ArmFigures): number | undefined;
  show(figure: number): string;
  most(most: number): string;
}

/** What each limit bounds, and how its figures are written. */
export const LIMIT_WORDS: Readonly<Record<LimitName, LimitWords>> = {
  faultRate: {
    name: 'Failed loads',
    of: faultShare,
    show: shareText,
    most: (most) => `at most ${shareText(most)}`,
  },
  faultRatio: { name: 'Failed loads, compared', of: faultShare, show: shareText, most: timesText },
  errorRatio: { name: 'Views with an error', of: errorShare, show: shareText, most: timesText },
  lcpP75: { name: 'LCP at p75', of: ({ lcp }) => lcp, show: msText, most: timesText },
  inpP75: { name: 'INP at p75', of: ({ inp }) => inp, show: msText, most: timesText },
  clsP75: { name: 'CLS at p75', of: ({ cls }) => cls, show: plain, most: timesText },
};

function timesText(most: number): string {
  return `at most ${most} times of it`;
}

/** How near a limit is to breaking, in whole per cent; 100 is broken. */
export function evidenceShare({ evidence, of, broken }: Pick<Limit, 'evidence' | 'of' | 'broken'>): number {
  return broken ? 100 : Math.min(99, Math.floor((100 * evidence) / of));
}

/** `12 % of what would stop it` */
export function evidenceText(limit: Pick<Limit, 'evidence' | 'of' | 'broken' | 'mode'>): string {
  if (limit.broken) return limit.mode === 'stop' ? 'broken: it is taken back' : 'broken, and only watched';
  return `${evidenceShare(limit)} % of what would ${limit.mode === 'stop' ? 'stop it' : 'be told'}`;
}

/** What the step that is live still needs: `needs 3 more minutes and 1,200 more loads`. */
export function needText({ rollout, judgement, waits, unknown }: RolloutStanding): string {
  if (unknown !== undefined) return `health is unknown: ${unknown}. No step passes on that.`;
  if (waits === 'person') return 'has all it needs, and waits for a person to promote it';
  const step = rollout.plan.steps[rollout.step];
  if (!step || !judgement) return '';
  const minutes = Math.max(0, step.minutes - judgement.minutes);
  const loads = Math.max(0, step.loads - judgement.arm.loads);
  const parts = [
    ...(minutes > 0 ? [`${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`] : []),
    ...(loads > 0 ? [`${loads.toLocaleString('en')} more ${loads === 1 ? 'load' : 'loads'}`] : []),
  ];
  const late = waits === 'figures' ? '; it has waited longer than the plan allows' : '';
  return parts.length > 0 ? `needs ${parts.join(' and ')}${late}` : `has all it needs${late}`;
}
