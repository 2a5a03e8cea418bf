import type { NewsKind } from '@site/contracts/areas/news';
import { Refusal } from '../../core/http/refusal';
import type { Concerned } from '../../core/news/tellNews';
import type { NewsStream, Reader } from './newsStream';

/** How many streams may be open at once. */
export interface StreamLimits {
  /** The tabs of a browser share one; of an older browser each has its own. */
  readonly ofSession: number;
  /** Behind one address there may be a whole office. */
  readonly ofNetwork: number;
  /** What this process has memory for (decision 136). */
  readonly inAll: number;
}

/** In seconds: a stream that its reader has left is noticed by then. */
const RETRY_AFTER = 30;

/** The open streams of this process, by whom they are for. */
export class Streams {
  readonly #limits: StreamLimits;
  readonly #by: Record<keyof Reader, Map<string, Set<NewsStream>>> = {
    account: new Map(),
    merchant: new Map(),
    session: new Map(),
    network: new Map(),
  };
  readonly #all = new Set<NewsStream>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** @throws Refusal request.rate.limited for a caller with too many, system.upgrading when there is no room. */
  refuseTooMany({ session = '', network }: Reader): void {
    const { ofSession, ofNetwork, inAll } = this.#limits;
    const open = (one: Set<NewsStream> | undefined) => one?.size ?? 0;
    if (open(this.#by.session.get(session)) >= ofSession || open(this.#by.network.get(network)) >= ofNetwork)
      throw new Refusal('request.rate.limited', { retryAfter: RETRY_AFTER });
    if (this.#all.size >= inAll) throw new Refusal('system.upgrading', { retryAfter: RETRY_AFTER });
  }

  /** Keeps a stream until it is closed. */
  add(stream: NewsStream): void {
    const { reader } = stream;
    const places = (Object.keys(reader) as (keyof Reader)[]).flatMap((what) => {
      const key = reader[what];
      return key === undefined ? [] : { sets: this.#by[what], key };
    });
    this.#all.add(stream);
    for (const { sets, key } of places) sets.set(key, (sets.get(key) ?? new Set()).add(stream));
    stream.once('close', () => {
      this.#all.delete(stream);
      for (const { sets, key } of places) {
        const set = sets.get(key);
        set?.delete(stream);
        if (set?.size === 0) sets.delete(key);
      }
    });
  }

  /** Tells those whom it concerns, and nobody else. */
  tell(concerned: Concerned, kinds: readonly NewsKind[]): void {
    const whose =
      'account' in concerned
        ? this.#by.account.get(concerned.account)
        : this.#by.merchant.get(concerned.merchant);
    for (const stream of whose ?? []) stream.tell(kinds);
  }

  /** Tells each stream what is for its reader: of an account only where there is one. */
  tellAll(ofAccounts: readonly NewsKind[], ofMerchants: readonly NewsKind[]): void {
    for (const stream of this.#all)
      stream.tell(stream.reader.account === undefined ? ofMerchants : [...ofAccounts, ...ofMerchants]);
  }

  /** Ends the streams of a session. */
  endSession(session: string): void {
    for (const stream of this.#by.session.get(session) ?? []) {
      stream.tell(['session']);
      stream.finish();
    }
  }

  endAll(): void {
    for (const stream of this.#all) stream.finish();
  }

  /** The sessions with open streams, of one account or of all. */
  sessions(account?: string): string[] {
    if (account === undefined) return [...this.#by.session.keys()];
    const streams = this.#by.account.get(account) ?? [];
    return [...new Set([...streams].flatMap(({ reader }) => reader.session ?? []))];
  }

  /** The accounts with open streams. */
  accounts(): string[] {
    return [...this.#by.account.keys()];
  }
}
