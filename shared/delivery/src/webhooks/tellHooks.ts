import { covers } from '@site/contracts/federation/access';
import type { ReleaseEvent } from '@site/contracts/federation/rollout';
import { inParallel } from '../parallel';
import type { Store } from '../product/store/Store';
import { type Deliveries, type Delivery, deliveriesIn } from './deliveries';
import type { Hook } from './hooks';
import { type Message, messageOf } from './message';
import { post } from './post';
import { publicAddresses } from './publicAddresses';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** When each try is due, after the first: eight over a day. */
export const TRIES_AFTER_MS = [
  0,
  10 * SECOND_MS,
  2 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];
/** What happened before this and was never tried is nobody's news any more: a hook that is new, a long outage. */
const NEWS_MS = 26 * HOUR_MS;
/** A try that was begun this long ago has ended, whoever began it. */
const TRY_ENDS_MS = MINUTE_MS;
const AT_ONCE = 8;

export interface TellOptions {
  readonly store: Store;
  readonly merchants: readonly string[];
  readonly hooks: readonly Hook[];
  readonly now: () => Date;
  /** Sends a message. @returns The status of the answer. */
  readonly send?: (hook: Hook, message: Message) => Promise<number>;
  /** Hears of a try that failed. */
  readonly onFailure: (what: string) => void;
}

/**
 * Tells the hooks what has happened (FD-068): once around, over all that is due. Each is told at least once, with the
 * same id at each try; several senders share the work. What fails stops nothing else, and is tried again.
 *
 * @returns How many messages were sent.
 */
export async function tellHooks(options: TellOptions): Promise<number> {
  if (options.hooks.length === 0) return 0;
  const deliveries = deliveriesIn(options.store);
  const pending = await inParallel(options.merchants, AT_ONCE, async (merchant) =>
    (await deliveries.pending(merchant)).map((id) => ({ merchant, id })),
  );
  const sent = await inParallel(pending.flat(), AT_ONCE, async ({ merchant, id }) => {
    const event = await deliveries.event(merchant, id);
    if (event) return tellEvent(event, deliveries, options);
    options.onFailure(`The event ${id} of ${merchant} cannot be read`);
    return 0;
  });
  return sent.reduce((sum, count) => sum + count, 0);
}

async function tellEvent(event: ReleaseEvent, deliveries: Deliveries, options: TellOptions): Promise<number> {
  const results = await Promise.all(
    options.hooks
      .filter((hook) => wants(hook, event))
      .map((hook) => tellHook(event, hook, deliveries, options)),
  );
  if (results.every((result) => result !== 'later' && result !== 'failed'))
    await deliveries.close(event.merchant, event.id);
  return results.filter((result) => result === 'told').length;
}

async function tellHook(
  event: ReleaseEvent,
  hook: Hook,
  deliveries: Deliveries,
  { now, send = sendPublicly, onFailure }: TellOptions,
): Promise<'told' | 'over' | 'later' | 'failed'> {
  const delivery = await deliveries.delivery(event, hook.name);
  const state = stateOf(delivery, event, now());
  if (state !== 'due') return state;
  const number = delivery.tries + 1;
  if (!(await deliveries.claim(event, hook.name, number, now()))) return 'later';
  const failed = await faultOf(async () => send(hook, messageOf(event, hook.key, now())));
  if (failed === undefined) {
    await deliveries.note(event, hook.name, 'done');
    return 'told';
  }
  onFailure(
    `The webhook ${hook.name} was not told of ${event.id}, try ${number} of ${TRIES_AFTER_MS.length}: ${failed}`,
  );
  await deliveries.note(event, hook.name, { number, failed });
  return 'failed';
}

function stateOf(
  { done, tries, firstAt }: Delivery,
  event: ReleaseEvent,
  now: Date,
): 'over' | 'later' | 'due' {
  if (done) return 'over';
  if (!firstAt) return now.getTime() - Date.parse(event.at) > NEWS_MS ? 'over' : 'due';
  const since = now.getTime() - firstAt.getTime();
  const due = TRIES_AFTER_MS[tries];
  if (due !== undefined) return since >= due ? 'due' : 'later';
  return since >= (TRIES_AFTER_MS.at(-1) ?? 0) + TRY_ENDS_MS ? 'over' : 'later';
}

function wants({ kinds, scope }: Hook, { kind, remote, merchant }: ReleaseEvent): boolean {
  return (!kinds || kinds.includes(kind)) && (!scope || covers(scope, remote, merchant));
}

async function sendPublicly({ url }: Hook, message: Message): Promise<number> {
  return post(url, message, { addresses: await publicAddresses(url.hostname) });
}

/** Why a try failed; undefined when it was answered well. */
async function faultOf(send: () => Promise<number>): Promise<string | undefined> {
  try {
    const status = await send();
    if (status >= 200 && status < 300) return undefined;
    return status >= 300 && status < 400
      ? `answered ${status}, and redirects are not followed`
      : `answered ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
