import type { RolloutHealth, RolloutStanding, Rollouts } from '@site/contracts/federation/consoleApi';
import { type Rollout, RolloutId } from '@site/contracts/federation/rollout';
import * as z from 'zod/mini';
import { unguardedSince } from '../guard/guarded';
import { type Sign, signsIn } from '../guard/signs';
import { requireSource } from '../health/requireSource';
import { inParallel } from '../parallel';
import type { Deployment } from '../product/deploy/deployments';
import { merchantCodes } from '../product/discovery/merchants';
import { remoteOf } from '../product/discovery/names';
import { armsByMinute, figuresOf, otherRelease } from '../rollout/arms';
import { planNames } from '../rollout/plans';
import { type RolloutStatus, rolloutStatus } from '../rollout/rolloutStatus';
import { Unacceptable } from './answers';
import type { ConsoleContext } from './ConsoleContext';

const AT_ONCE = 8;
/** The most minutes that charts go back: a day. */
const MOST_MINUTES = 24 * 60;

/** All rollouts that run, and the plans by which others can be started (FD-071). */
export async function rolloutsOf({ delivery, health, history }: ConsoleContext): Promise<Rollouts> {
  const codes = await merchantCodes(delivery.merchantsFolder);
  const guard = await signsIn(delivery.store).last(delivery.now());
  const all = await inParallel(codes, AT_ONCE, async (merchant) =>
    (await history(merchant))[0]?.rollouts ? rolloutStatus(delivery, health, merchant) : [],
  );
  const rollouts = all.flat().map((status) => standingOf(status, guard, delivery.now()));
  return { rollouts, plans: await planNames(delivery.policyFolder) };
}

/** Whose rollout an id names. @throws Unacceptable when it is none. */
export function placeOf(id: string): { readonly merchant: string; readonly remote: string } {
  if (!z.safeParse(RolloutId, id).success)
    throw new Unacceptable(404, 'not.found', `"${id}" is no id of a rollout.`);
  const [merchant = '', remote = ''] = id.split('_');
  return { merchant, remote };
}

/**
 * How a rollout does, minute by minute (FD-071).
 *
 * @throws Unacceptable when it has ended, SourceUnknown or Refusal `source.unknown` when there are no figures.
 */
export async function rolloutHealth(context: ConsoleContext, id: string): Promise<RolloutHealth> {
  const { delivery, health, history } = context;
  const { merchant, remote } = placeOf(id);
  const status = (await rolloutStatus(delivery, health, merchant)).find(({ rollout }) => rollout.id === id);
  if (!status) throw new Unacceptable(404, 'rollout.ended', 'This rollout has ended: the log says how.');
  const { rollout } = status;
  const source = requireSource(health);
  const until = await source.closedUntil();
  const oldest = until.getTime() - MOST_MINUTES * source.minuteMs;
  const from = new Date(Math.max(Date.parse(rollout.startedAt), oldest));
  const rows = from < until ? await source.minutes({ from, until, merchant, remote: remoteOf(remote) }) : [];
  const guard = await signsIn(delivery.store).last(delivery.now());
  return {
    standing: standingOf(status, guard, delivery.now()),
    points: armsByMinute(rollout, rows).map(({ at, arm, other }) => ({
      at: new Date(at).toISOString(),
      ...(arm && { arm: figuresOf(rollout.release, [arm]) }),
      ...(other && { other: figuresOf(otherRelease(rollout) ?? '', [other]) }),
    })),
    marks: (await history(merchant))
      .filter(({ at }) => at >= rollout.startedAt)
      .map((one) => markOf(one, remote)),
  };
}

function standingOf(status: RolloutStatus, guard: Sign | undefined, now: Date): RolloutStanding {
  const { merchant, remote, deployment, rollout, judgement, decision, unknown, meanwhile } = status;
  const since = unguardedSince(rollout, guard, now);
  return {
    ...{ merchant, remote, deployment, rollout, meanwhile: [...meanwhile] },
    otherRelease: otherOf(rollout),
    ...(judgement && {
      judgement: {
        minutes: judgement.minutes,
        arm: judgement.arm,
        other: judgement.other,
        limits: judgement.limits.map(({ brokenAt: _, ...limit }) => limit),
      },
    }),
    ...(decision.does === 'hold' && { waits: decision.why === 'passed' ? 'person' : 'figures' }),
    ...(unknown !== undefined && { unknown }),
    ...(since && { unguardedSince: since.toISOString() }),
  };
}

const otherOf = (rollout: Rollout) => otherRelease(rollout) ?? 'none';

/** A deployment as charts mark it: a step of the remote, or something else that went live meanwhile. */
function markOf(
  { number, at, action, changes, rollouts }: Deployment,
  remote: string,
): RolloutHealth['marks'][number] {
  const own =
    changes.some(({ component }) => component === remote) || action === 'pause' || action === 'resume';
  const rollout = rollouts?.[remote];
  const share = rollout && `${rollout.plan.steps[rollout.step]?.traffic} %`;
  const others = changes.map(({ component }) => component).join(', ') || 'settings';
  return { at, number, own, words: own ? `${action}${share ? ` at ${share}` : ''}` : others };
}
