import { NEWS_KINDS, type NewsKind } from '@site/contracts/areas/news';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { MINUTE } from '../../core/clock';
import type { Platform } from '../../core/http/platform';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { NEWS_CHANNEL } from '../../core/news/tellNews';
import { SESSION_IDLE_MS } from '../../core/sessions/sessions';
import type { SessionRecord } from '../../core/sessions/tables';
import { endedSessions } from './endedSessions';
import { Movements } from './movements';
import { NewsStream, type Reader } from './newsStream';
import { type StreamLimits, Streams } from './streams';

export const STREAM_LIMITS: StreamLimits = { ofSession: 6, ofNetwork: 300, inAll: 5_000 };

/** A stream ends after some minutes, each another number of them: who has it is asked for rights again. */
const LIFE_MS = 8 * MINUTE;
const LONGER_MS = 4 * MINUTE;

const OF_MERCHANT: readonly NewsKind[] = ['announcements', 'release'];
const OF_ACCOUNT = NEWS_KINDS.filter((kind) => !OF_MERCHANT.includes(kind));

/** What `tellNews` and the triggers of the database tell (core/db/repeatable.sql). */
const Told = z.intersection(
  z.union([z.object({ account: z.string() }), z.object({ merchant: z.string() })]),
  z.object({ kind: z.enum(NEWS_KINDS) }),
);

/**
 * Where this process hears news, and whom it tells: one connection to the database for all streams. It begins with the
 * first stream.
 */
export class Newsroom {
  readonly #platform: Pick<Platform, 'db' | 'clock' | 'listen'>;
  readonly #log: FastifyBaseLogger;
  readonly #streams: Streams;
  readonly #movements: Movements;
  #listening: Promise<(() => Promise<void>) | undefined> | undefined;
  #closed = false;

  constructor(
    platform: Pick<Platform, 'db' | 'clock' | 'listen'>,
    log: FastifyBaseLogger,
    limits: StreamLimits = STREAM_LIMITS,
  ) {
    this.#platform = platform;
    this.#log = log;
    this.#streams = new Streams(limits);
    this.#movements = new Movements(platform.db, {
      accounts: () => this.#streams.accounts(),
      moved: (account) => this.#streams.tell({ account }, ['balance']),
      fault: (error) => log.warn({ err: error }, 'it could not be asked what was booked'),
    });
  }

  /**
   * Opens a stream for a caller. What commits from then on is told.
   *
   * @throws Refusal request.rate.limited or system.upgrading when there are too many, or the platform stops.
   */
  async open({ merchant, network, session, account }: Context): Promise<NewsStream> {
    if (this.#closed) throw new Refusal('system.upgrading', { retryAfter: 1 });
    const reader: Reader = {
      merchant: merchant.code,
      network,
      ...(session && account && { session: session.id, account: account.id }),
    };
    this.#streams.refuseTooMany(reader);
    const stream = new NewsStream(reader, lifeOf(session, this.#platform.clock()));
    this.#streams.add(stream);
    try {
      this.#listening ??= this.#listen();
      await this.#listening;
      if (account) await this.#movements.follow(account.id);
      // It may have ended before there was anybody to hear that.
      if (session) await this.#endEnded([session.id]);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    if (this.#closed) stream.finish();
    return stream;
  }

  /** Ends all streams, and lets no more begin. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#streams.endAll();
    const stop = await this.#listening;
    await Promise.all([this.#movements.stop(), stop?.()]);
  }

  async #listen() {
    return this.#platform.listen?.(NEWS_CHANNEL, {
      hear: (payload) => this.#hear(payload),
      missed: () => {
        this.#streams.tellAll(OF_ACCOUNT, OF_MERCHANT);
        this.#endEnded(this.#streams.sessions()).catch(() => this.#streams.endAll());
      },
      fault: (error) => this.#log.warn({ err: error }, 'news of the database are not heard'),
    });
  }

  #hear(payload: string): void {
    const told = readTold(payload);
    if (!told) {
      this.#log.warn('news that cannot be read');
      return;
    }
    const { kind, ...concerned } = told;
    this.#streams.tell(concerned, [kind]);
    if (kind !== 'session' || !('account' in concerned)) return;
    const sessions = this.#streams.sessions(concerned.account);
    // Where it cannot be looked up, they come back and are looked at as everybody is.
    this.#endEnded(sessions).catch(() => {
      for (const session of sessions) this.#streams.endSession(session);
    });
  }

  async #endEnded(sessions: readonly string[]): Promise<void> {
    const { db, clock } = this.#platform;
    for (const session of await endedSessions(db, sessions, clock())) this.#streams.endSession(session);
  }
}

function readTold(payload: string): z.output<typeof Told> | undefined {
  try {
    return Told.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

/** Never longer than a session is good for that is not used meanwhile. */
function lifeOf(session: SessionRecord | undefined, now: number): number {
  const life = LIFE_MS + Math.random() * LONGER_MS;
  if (!session) return life;
  const end = Math.min(session.lastSeenAt.getTime() + SESSION_IDLE_MS, session.expiresAt.getTime());
  // The instant itself is still within the idle time.
  return Math.max(0, Math.min(life, end - now + 1));
}
