import type { CDPSession } from '@playwright/test';
import { news } from '@site/contracts/areas/news';

export type ResourceKind = 'document' | 'script' | 'style' | 'image' | 'font' | 'call' | 'other';

/** One request and its answer. */
export interface Exchange {
  readonly url: string;
  readonly kind: ResourceKind;
  /** As they travelled: compressed, with headers. */
  readonly bytes: number;
  /** ms after the document was asked for. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Address of what asked for it: a document, a script. */
  readonly initiator: string | undefined;
}

const KINDS: Readonly<Record<string, ResourceKind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
  XHR: 'call',
  Fetch: 'call',
};

interface Started {
  url: string;
  kind: ResourceKind;
  at: number;
  initiator: string | undefined;
}

/** Records what a page asks for. `quiet` resolves when nothing has been under way for so many ms. */
export async function observeNetwork(client: CDPSession) {
  const started = new Map<string, Started>();
  const finished = new Map<string, { bytes: number; at: number }>();
  let lastEvent = Date.now();

  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    lastEvent = Date.now();
    // A stream of news ends with the page.
    if (!request.url.startsWith('http') || new URL(request.url).pathname === news.path) return;
    const frames = [initiator.stack, initiator.stack?.parent].flatMap((stack) => stack?.callFrames ?? []);
    started.set(requestId, {
      url: request.url,
      kind: KINDS[type ?? ''] ?? 'other',
      at: timestamp * 1000,
      initiator: initiator.url ?? frames.find(({ url }) => url.startsWith('http'))?.url,
    });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastEvent = Date.now();
    finished.set(requestId, { bytes: encodedDataLength, at: timestamp * 1000 });
  });
  client.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    lastEvent = Date.now();
    finished.set(requestId, { bytes: 0, at: timestamp * 1000 });
  });

  return {
    async quiet(forMs: number): Promise<void> {
      while (Date.now() - lastEvent < forMs || [...started.keys()].some((id) => !finished.has(id))) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    exchanges(): Exchange[] {
      const all = [...started].map(([id, { at, ...request }]) => {
        const end = finished.get(id);
        return { ...request, startedAt: at, endedAt: end?.at ?? at, bytes: end?.bytes ?? 0 };
      });
      const origin = Math.min(...all.map(({ startedAt }) => startedAt));
      return all.map((exchange) => ({
        ...exchange,
        startedAt: exchange.startedAt - origin,
        endedAt: exchange.endedAt - origin,
      }));
    },
  };
}

/** Exchanges and bytes of each kind. */
export function byKind(exchanges: readonly Exchange[]): Record<string, { requests: number; bytes: number }> {
  const table: Record<string, { requests: number; bytes: number }> = {};
  for (const { kind, bytes } of exchanges) {
    const row = table[kind] ?? { requests: 0, bytes: 0 };
    table[kind] = { requests: row.requests + 1, bytes: row.bytes + bytes };
  }
  return table;
}

/** The longest row of requests in which each was asked for by the one before it, the document first. */
export function longestChain(exchanges: readonly Exchange[]): readonly Exchange[] {
  const byUrl = new Map(exchanges.map((exchange) => [exchange.url, exchange]));
  const chainOf = (exchange: Exchange, seen: ReadonlySet<string>): Exchange[] => {
    const before = exchange.initiator ? byUrl.get(exchange.initiator) : undefined;
    if (!before || seen.has(before.url)) return [exchange];
    return [...chainOf(before, new Set([...seen, before.url])), exchange];
  };
  return exchanges
    .map((exchange) => chainOf(exchange, new Set([exchange.url])))
    .reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}
