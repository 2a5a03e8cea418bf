import type { WorkerSettings } from '@site/contracts/federation/siteFiles';

/*
 * The part of the service worker's global scope (W3C Service Workers) that is used here: the DOM's types, which
 * the pages need, do not hold it.
 */

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  /** The page that told it. */
  readonly source: { postMessage(message: unknown): void } | null;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableMessageEvent;
}

interface WorkerScope {
  readonly workerSettings: WorkerSettings;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void;
}

export const worker = self as unknown as WorkerScope;
