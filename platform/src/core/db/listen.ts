import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { SECOND } from '../clock';

/** What is done with what a channel brings. */
export interface Listener {
  hear(payload: string): void;
  /** Something may have been told that was not heard: the connection was lost, and is there again. */
  missed(): void;
  /** The connection is lost, or could not be made; another is tried for. */
  fault(error: unknown): void;
}

/**
 * Listens to a channel of NOTIFY until it is stopped.
 *
 * @returns Once it hears, or once the first try has failed. What stops it.
 */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

/** Listens inside the process. */
export const listenToPglite =
  (client: PGlite): Listen =>
  async (channel, { hear }) => {
    const stop = await client.listen(channel, hear);
    return () => (client.closed ? Promise.resolve() : stop());
  };

const CONNECT_TIMEOUT_MS = 5 * SECOND;
/** A connection that is lost without a word is found out by a question, and one that does not answer is left. */
const ASK_EVERY_MS = 15 * SECOND;
const ANSWER_WITHIN_MS = 5 * SECOND;
/** Tries after a loss: at first quickly, then with twice the wait each time. */
const FIRST_WAIT_MS = 0.25 * SECOND;
const LONGEST_WAIT_MS = 10 * SECOND;

/** Listens on a connection beside the pool, whose connections come and go. A pooler in its place must keep sessions. */
export const listenToPostgres =
  (url: string): Listen =>
  async (channel, { hear, missed, fault }) => {
    let client: pg.Client | undefined;
    let stopped = false;
    let wait = FIRST_WAIT_MS;
    let again: NodeJS.Timeout | undefined;

    async function connect(): Promise<void> {
      const made = new pg.Client({
        connectionString: url,
        application_name: `listens to ${channel}`,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: ANSWER_WITHIN_MS,
        keepAlive: true,
      });
      client = made;
      made.on('notification', ({ payload = '' }) => hear(payload));
      const asking = setInterval(() => made.query('select 1').catch(() => made.end()), ASK_EVERY_MS);
      asking.unref();
      made.on('error', fault);
      made.once('end', () => {
        clearInterval(asking);
        if (stopped) return;
        // Not all processes at the same moment.
        again = setTimeout(retry, wait * (0.5 + Math.random()));
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      });
      await made.connect();
      await made.query(`listen ${pg.escapeIdentifier(channel)}`);
      wait = FIRST_WAIT_MS;
    }

    function retry(): void {
      connect().then(missed, lost);
    }

    function lost(error: unknown): void {
      fault(error);
      // Where the connection was never made nothing else says that it is over.
      client?.end().catch(() => undefined);
    }

    await connect().catch(lost);
    return async () => {
      stopped = true;
      clearTimeout(again);
      await client?.end();
    };
  };
