import type { HealthSource } from '../health/HealthSource';
import type { PlatformOfFigures } from '../health/platformSource';
import { tellReleases } from '../health/tellReleases';
import { inParallel } from '../parallel';
import type { DeliveryContext } from '../product/deploy/deploy';
import type { Deployment } from '../product/deploy/deployments';
import { publishLive } from '../product/deploy/publishLive';
import { merchantCodes } from '../product/discovery/merchants';
import { noteDeployments } from './events';
import { type Moment, type OnItsWay, turnOf } from './moveRollout';
import { signsIn } from './signs';
import { type Time, timeOf } from './time';

export interface GuardOptions {
  /** `by` is what the log says of what the guard does; its gate is asked before steps and promotions. */
  readonly delivery: DeliveryContext;
  readonly source: HealthSource;
  /** Of this guard, among others: `host-4711-5b0c`. */
  readonly name: string;
  /** The platform that has the figures: it is told of which releases, whoever has deployed them. */
  readonly figures?: PlatformOfFigures | undefined;
  /** Hears that this guard has made something else live for a merchant. */
  readonly onChanged?: ((merchant: string) => Promise<void>) | undefined;
}

/** What a turn of a guard has come to. */
export interface Turn {
  /** Another guard leads, so this one has spared itself the work. */
  readonly spared: boolean;
  /** How many rollouts were looked at. */
  readonly rollouts: number;
  /** What people should know, in a line each. */
  readonly lines: readonly string[];
}

/** Fewer than a deployment is worked out again, so all steps of one merchant at one moment come through. */
const AT_ONCE = 16;
const SPARED: Turn = { spared: true, rollouts: 0, lines: [] };

/**
 * Moves rollouts on and stops them (FD-061). Any number may run, on any machines: each reads everything anew and has
 * one effect, a deployment whose number no other can take as well. It keeps nothing that it could not read again.
 *
 * @returns One turn over all rollouts. It throws what makes the whole turn impossible, as a store that does not answer.
 */
export function guard({ delivery, source, figures, name, onChanged }: GuardOptions): () => Promise<Turn> {
  const { store, deployments } = delivery;
  const signs = signsIn(store);
  /** By merchant: number of the last deployment that this guard has seen to. */
  const seen = new Map<string, number>();
  /** Likewise, of which the platform was told. */
  const told = new Map<string, number>();

  /** Makes up for whoever was killed after a deployment, before its documents were published or anybody told. */
  async function seeTo(live: Deployment): Promise<void> {
    const { merchant, number } = live;
    if (seen.get(merchant) !== number) {
      await publishLive(store, deployments, merchant);
      await noteDeployments(store, deployments, live, seen.get(merchant) ?? 0, delivery.now());
      seen.set(merchant, number);
    }
    if (!figures || told.get(merchant) === number) return;
    const fault = await tellReleases(figures, deployments, merchant, delivery.now().getTime());
    // A platform that is away is told with the next turn.
    if (fault === undefined) told.set(merchant, number);
  }

  async function liveEverywhere(): Promise<Deployment[]> {
    const codes = await merchantCodes(delivery.merchantsFolder);
    const live = await inParallel(codes, AT_ONCE, (code) => deployments.live(code));
    return live.filter((deployment) => deployment !== undefined);
  }

  async function act(one: OnItsWay, moment: Moment): Promise<string[]> {
    const { changed, lines } = await turnOf(delivery, source, one, moment);
    if (changed) {
      await seeTo(changed);
      await onChanged?.(one.merchant);
    }
    return lines;
  }

  return async () => {
    if (await signs.isLedByOther(name, delivery.now())) return SPARED;
    const live = await liveEverywhere();
    const rollouts = live.flatMap(({ merchant, rollouts = {} }) =>
      Object.entries(rollouts).map(([remote, rollout]): OnItsWay => ({ merchant, remote, rollout })),
    );
    const time: Time = rollouts.length > 0 ? await timeOf(source, delivery.now) : {};
    if (time.wrong !== undefined) return { spared: false, rollouts: 0, lines: [time.wrong] };
    if (!(await signs.sign(name, delivery.now()))) return SPARED;
    await inParallel(live, AT_ONCE, seeTo);
    const moment = time.moment ?? { now: delivery.now(), closedUntil: undefined };
    const lines = await inParallel(rollouts, AT_ONCE, (one) => act(one, moment));
    return {
      spared: false,
      rollouts: rollouts.length,
      lines: [...(time.unknown === undefined ? [] : [time.unknown]), ...lines.flat()],
    };
  };
}
