import type { ReleaseEvent, Rollout } from '@site/contracts/federation/rollout';
import { describeChange } from '../product/deploy/composition';
import type { Deployment, Deployments } from '../product/deploy/deployments';
import type { Store } from '../product/store/Store';
import { otherRelease } from '../rollout/arms';
import type { LimitState } from '../rollout/limits';
import { describeLimit } from '../rollout/words';
import { EVENTS_FOLDER } from '../webhooks/events';

/*
 * What people outside are told of (FD-068), each under an id that is the same whoever writes it down, and however often.
 */

/** What is older than this is nobody's news: it is not looked for. As senders leave out what is older. */
const NEWS_MS = 26 * 60 * 60_000;

/** Puts down an event to be told; one that is there already stays as it is. @returns Whether it was news. */
export function noteEvent(store: Store, event: ReleaseEvent): Promise<boolean> {
  const content = Buffer.from(`${JSON.stringify(event, undefined, 2)}\n`);
  return store.createFile(`${EVENTS_FOLDER}/${event.merchant}/${event.id}.json`, content);
}

/**
 * Puts down what the deployments of a merchant have done to its rollouts, newest first, down to one that is known or
 * no news any more. Deployments are there before anybody tells of them: a guard that is killed in between is made up for
 * by the next one that looks.
 *
 * @param seen Number of the last deployment of which all is known; 0 for none.
 */
export async function noteDeployments(
  store: Store,
  deployments: Deployments,
  live: Deployment,
  seen: number,
  now: Date,
): Promise<void> {
  let deployment: Deployment | undefined = live;
  while (deployment && deployment.number > seen && now.getTime() - Date.parse(deployment.at) < NEWS_MS) {
    const before: Deployment | undefined = await deployments.read(live.merchant, deployment.number - 1);
    for (const event of eventsOf(deployment, before)) await noteEvent(store, event);
    deployment = before;
  }
}

/** What a deployment has done to rollouts, and what a rollback has taken back. */
export function eventsOf(deployment: Deployment, before: Deployment | undefined): ReleaseEvent[] {
  const { merchant, number, at, by, action, changes } = deployment;
  const event = (
    remote: string,
    kind: ReleaseEvent['kind'],
    words: string,
    rollout?: Rollout,
  ): ReleaseEvent => ({
    id: `${merchant}_${String(number).padStart(6, '0')}_${remote}`,
    kind,
    merchant,
    remote,
    ...(rollout && { rollout: rollout.id }),
    deployment: number,
    at,
    by,
    words,
  });
  if (action === 'rollback')
    return changes.map((change) =>
      event(change.component, 'rollback', `${by} rolled back ${describeChange(change)}.`),
    );
  const remotes = new Set([
    ...Object.keys(before?.rollouts ?? {}),
    ...Object.keys(deployment.rollouts ?? {}),
  ]);
  return [...remotes].flatMap((remote) => {
    const [was, is] = [before?.rollouts?.[remote], deployment.rollouts?.[remote]];
    const rollout = is ?? was;
    const moved = was?.id !== is?.id || was?.stepAt !== is?.stepAt;
    const kind = KINDS[action];
    if (!rollout || !moved || !kind) return [];
    return [event(remote, kind, wordsOf(deployment, remote, kind, rollout), rollout)];
  });
}

const KINDS: Partial<Record<Deployment['action'], ReleaseEvent['kind']>> = {
  deploy: 'start',
  step: 'step',
  promote: 'promotion',
  abort: 'stop',
  guard: 'stop',
};

function wordsOf(
  { by, action, merchant, reason }: Deployment,
  remote: string,
  kind: ReleaseEvent['kind'],
  { release, component, plan, step }: Rollout,
): string {
  const name = `${component}@${release}`;
  const why = reason === undefined ? '' : `: ${reason}`;
  if (action === 'guard') return `The guard stopped ${name} for ${merchant}${why}`;
  if (kind === 'stop') return `${by} aborted ${name} for ${merchant}${why}`;
  if (kind === 'promotion') return `${name} is the release of ${remote} for everybody at ${merchant}${why}`;
  const share = `${plan.steps[step]?.traffic} % of ${merchant}`;
  return kind === 'start' ? `${by} started ${name} for ${share}${why}` : `${name} is live for ${share}${why}`;
}

/** A rollout waits for a person: told once for each step. */
export function holdEvent(
  merchant: string,
  remote: string,
  rollout: Rollout,
  why: 'passed' | 'late',
  at: Date,
) {
  const { component, release, step, plan } = rollout;
  const share = `${plan.steps[step]?.traffic} %`;
  const words =
    why === 'passed'
      ? `${component}@${release} has passed all steps for ${merchant} and waits for a person to promote it.`
      : `${component}@${release} waits at ${share} for ${merchant} for longer than ${plan.maxHold} minutes: it has not had what the step needs, or its health is unknown.`;
  return ofRollout(merchant, remote, rollout, { id: `hold_${step}`, kind: 'hold', at, words });
}

/** A watched limit broke: told once for each step. */
export function watchEvent(merchant: string, remote: string, rollout: Rollout, limit: LimitState, at: Date) {
  const { component, release, step } = rollout;
  const words = `${component}@${release} broke a limit that is only watched for ${merchant}. ${describeLimit(limit, otherRelease(rollout) ?? 'none')}.`;
  return ofRollout(merchant, remote, rollout, {
    id: `watch_${step}_${limit.limit}`,
    kind: 'watch',
    at,
    words,
  });
}

/** Nobody guards a rollout: told once for each time that the guards fell silent. */
export function unguardedEvent(merchant: string, remote: string, rollout: Rollout, since: Date, at: Date) {
  const { component, release } = rollout;
  const words = `Nobody guards ${component}@${release} for ${merchant} since ${since.toISOString()}: start one with site guard.`;
  return ofRollout(merchant, remote, rollout, {
    id: `unguarded_${since.getTime()}`,
    kind: 'unguarded',
    at,
    words,
  });
}

function ofRollout(
  merchant: string,
  remote: string,
  rollout: Rollout,
  { id, kind, at, words }: { id: string; kind: ReleaseEvent['kind']; at: Date; words: string },
): ReleaseEvent {
  return {
    id: `${rollout.id}_${id}`,
    kind,
    merchant,
    remote,
    rollout: rollout.id,
    at: at.toISOString(),
    by: 'guard',
    words,
  };
}
