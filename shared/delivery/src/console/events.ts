import { randomBytes } from 'node:crypto';
import type { ConsoleEvent } from '@site/contracts/federation/consoleApi';
import { AUDIT_FOLDER } from '../audit/auditLog';
import { merchantCodes } from '../product/discovery/merchants';
import { numberedFiles } from '../product/store/numberedFiles';
import type { ConsoleContext } from './ConsoleContext';

/** How often the store is looked at while somebody listens, in ms: a bucket is a network away, and each look is paid for. */
const LOOK_EVERY_MS = { folder: 1_000, bucket: 5_000 };
/** So many events are told after a break; of more a page hears that it is to read all. */
const KEPT = 500;

/** An event with the id that a page goes on from. */
export interface NumberedEvent {
  readonly id: string;
  readonly event: ConsoleEvent;
}

/** What has happened in the store, whoever did it (FD-074). */
export interface ConsoleEvents {
  /**
   * Tells of each event since the last look, and first of those after the one with this id.
   *
   * @returns What ends it.
   */
  listen(lastId: string | undefined, tell: (event: NumberedEvent) => void): () => void;
  /** Looks at the store now. */
  look(): Promise<void>;
}

/**
 * Looks for new deployments and log entries as long as somebody listens. Ids begin with a word of this process: one
 * of another process, or one that is forgotten, is answered by `all`.
 */
export function consoleEvents({
  delivery,
  lookEveryMs,
  onFault,
}: Pick<ConsoleContext, 'delivery' | 'lookEveryMs' | 'onFault'>): ConsoleEvents {
  const epoch = randomBytes(6).toString('base64url');
  const every =
    lookEveryMs ?? (delivery.store.folder === undefined ? LOOK_EVERY_MS.bucket : LOOK_EVERY_MS.folder);
  const log = numberedFiles(delivery.store, AUDIT_FOLDER);
  const listeners = new Set<(event: NumberedEvent) => void>();
  const seen = new Map<string, number>();
  let kept: NumberedEvent[] = [];
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const idOf = (number: number) => `${epoch}-${number}`;

  function happen(event: ConsoleEvent): void {
    count += 1;
    const numbered = { id: idOf(count), event };
    kept = [...kept.slice(-KEPT + 1), numbered];
    for (const tell of listeners) tell(numbered);
  }

  /** The first sight of a series is no event: whoever listens has read it, or reads it now. */
  function notice(series: string, number: number, kind: ConsoleEvent['kind']): void {
    const before = seen.get(series);
    seen.set(series, number);
    if (before !== undefined && number > before) happen({ number, kind });
  }

  async function lookAtStore(): Promise<void> {
    const codes = await merchantCodes(delivery.merchantsFolder);
    for (const code of codes) {
      const live = await delivery.deployments.live(code);
      notice(`deployments ${code}`, live?.number ?? 0, 'deployment');
    }
    notice('log', (await log.newest())?.number ?? 0, 'log');
  }

  function look(): Promise<void> {
    // One that began before a change may have passed it by: the next one begins when it is over.
    looking = (looking ?? Promise.resolve()).then(lookAtStore).catch(onFault);
    return looking;
  }

  function since(lastId: string | undefined): readonly NumberedEvent[] {
    if (lastId === undefined) return [];
    const index = kept.findIndex(({ id }) => id === lastId);
    if (index >= 0) return kept.slice(index + 1);
    return lastId === idOf(count) ? [] : [{ id: idOf(count), event: { number: count, kind: 'all' } }];
  }

  return {
    look,
    listen(lastId, tell) {
      for (const event of since(lastId)) tell(event);
      listeners.add(tell);
      timer ??= setInterval(() => void look(), every);
      return () => {
        listeners.delete(tell);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
