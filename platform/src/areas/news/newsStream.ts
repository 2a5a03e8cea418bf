import { Readable } from 'node:stream';
import { NEWS_HEARTBEAT_MS, type News, type NewsKind } from '@site/contracts/areas/news';

/** What is told of one page's account within this time goes out as one event, in ms. */
const TOGETHER_MS = 100;
/** When a page whose connection broke comes back, unless it knows better. */
const RETRY_MS = 3_000;
/** What waits for a reader that does not take it, in bytes: hundreds of events. */
const MOST_WAITING = 16_384;

/** For whom a stream is: a guest of a merchant, or a session. */
export interface Reader {
  readonly merchant: string;
  /** What the caller is told apart by: the address, or its /64. */
  readonly network: string;
  readonly account?: string;
  readonly session?: string;
}

/**
 * The news of one page, as server-sent events. It ends by itself after its time, and when its reader does not keep up:
 * whoever comes back takes everything as changed, so that nothing has to be kept for anybody.
 */
export class NewsStream extends Readable {
  readonly reader: Reader;
  readonly #changed = new Set<NewsKind>();
  #soon: NodeJS.Timeout | undefined;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #end: NodeJS.Timeout;
  #finished = false;

  constructor(
    reader: Reader,
    lifeMs: number,
    { heartbeatMs = NEWS_HEARTBEAT_MS, mostWaiting = MOST_WAITING } = {},
  ) {
    super({ highWaterMark: mostWaiting });
    this.reader = reader;
    this.#heartbeat = setInterval(() => this.#write(':\n\n'), heartbeatMs).unref();
    this.#end = setTimeout(() => this.finish(), lifeMs).unref();
    this.#write(`: news\nretry: ${RETRY_MS}\n\n`);
  }

  /** Tells the page soon, once, that these may have changed. */
  tell(kinds: Iterable<NewsKind>): void {
    if (this.#finished || this.destroyed) return;
    for (const kind of kinds) this.#changed.add(kind);
    this.#soon ??= setTimeout(() => this.#flush(), TOGETHER_MS);
  }

  /** Tells what is still to be told, and ends. */
  finish(): void {
    if (this.#finished || this.destroyed) return;
    this.#flush();
    this.#finished = true;
    this.#rest();
    this.push(null);
  }

  #flush(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    if (this.#changed.size === 0) return;
    const news: News = { changed: [...this.#changed] };
    this.#changed.clear();
    this.#write(`data: ${JSON.stringify(news)}\n\n`);
  }

  #write(text: string): void {
    if (this.#finished || this.destroyed) return;
    if (this.readableLength > this.readableHighWaterMark) this.destroy();
    else this.push(text);
    this.#heartbeat.refresh();
  }

  #rest(): void {
    clearTimeout(this.#soon);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#end);
  }

  override _read(): void {
    // What there is has been pushed.
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#rest();
    done(error);
  }
}
