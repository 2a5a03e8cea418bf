import { ReleaseEvent } from '@site/contracts/federation/rollout';
import * as z from 'zod/mini';
import type { Store } from '../product/store/Store';
import { EVENTS_FOLDER } from './events';

/*
 * What has been told, in a store in which nothing is ever changed. `deliveries/<merchant>/<event>/<hook>.<n>.json` is
 * claimed before the n-th try by one of several senders, `<hook>.done.json` is written after one that was answered
 * well, and `told/<merchant>/<event>.json` when there is nothing left to try.
 */

const DELIVERIES_FOLDER = 'deliveries';
const TOLD_FOLDER = 'told';

const Claim = z.object({ at: z.string() });

/** How far the telling of one event to one hook has come. */
export interface Delivery {
  readonly done: boolean;
  /** How many tries were begun. */
  readonly tries: number;
  /** When the first was; undefined before it. */
  readonly firstAt: Date | undefined;
}

export interface Deliveries {
  /** Ids of the events that are not told yet, the oldest number first. */
  pending(merchant: string): Promise<string[]>;
  /** Undefined when it cannot be read, which is damage and nobody's message. */
  event(merchant: string, id: string): Promise<ReleaseEvent | undefined>;
  delivery(event: ReleaseEvent, hook: string): Promise<Delivery>;
  /** Begins a try. @returns false when another sender has begun it. */
  claim(event: ReleaseEvent, hook: string, number: number, at: Date): Promise<boolean>;
  /** Says that a hook was told, or why a try failed. */
  note(
    event: ReleaseEvent,
    hook: string,
    outcome: 'done' | { number: number; failed: string },
  ): Promise<void>;
  /** Says that nothing is left to try. */
  close(merchant: string, id: string): Promise<void>;
}

export function deliveriesIn(store: Store): Deliveries {
  const folderOf = ({ merchant, id }: ReleaseEvent) => `${DELIVERIES_FOLDER}/${merchant}/${id}`;
  const write = (file: string, content: object) =>
    store.createFile(file, Buffer.from(`${JSON.stringify(content)}\n`));

  return {
    async pending(merchant) {
      const [events, told] = await Promise.all([
        store.list(`${EVENTS_FOLDER}/${merchant}`),
        store.list(`${TOLD_FOLDER}/${merchant}`),
      ]);
      const closed = new Set(told);
      return events.filter((name) => !closed.has(name)).map((name) => name.replace(/\.json$/, ''));
    },
    async event(merchant, id) {
      const content = await store.readFile(`${EVENTS_FOLDER}/${merchant}/${id}.json`);
      const parsed = z.safeParse(ReleaseEvent, parseJson(content));
      return parsed.success && parsed.data.id === id ? parsed.data : undefined;
    },
    async delivery(event, hook) {
      const names = await store.list(folderOf(event));
      const tries = names.filter((name) => new RegExp(`^${hook}\\.\\d+\\.json$`).test(name)).length;
      const first = tries > 0 ? await store.readFile(`${folderOf(event)}/${hook}.1.json`) : undefined;
      const claim = z.safeParse(Claim, parseJson(first));
      return {
        done: names.includes(`${hook}.done.json`),
        tries,
        firstAt: claim.success ? new Date(claim.data.at) : undefined,
      };
    },
    claim: (event, hook, number, at) =>
      write(`${folderOf(event)}/${hook}.${number}.json`, { at: at.toISOString() }),
    async note(event, hook, outcome) {
      if (outcome === 'done') await write(`${folderOf(event)}/${hook}.done.json`, {});
      else {
        const { number, failed } = outcome;
        await write(`${folderOf(event)}/${hook}.${number}.failed.json`, { failed });
      }
    },
    async close(merchant, id) {
      await write(`${TOLD_FOLDER}/${merchant}/${id}.json`, {});
    },
  };
}

function parseJson(content: Buffer | undefined): unknown {
  try {
    return content && JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
